"""The honest people of an attacked house: who plays, who visits, who watches."""
