"""Packs of others: checked, and printed, without being played."""

from pathlib import Path

from ludotheque.core.facets.packs import Finding, PackReport
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import because

from ..vocabulary.words import PACKAGE
from . import load_pack
from .balance import measures
from .loading import BadPack
from .printing import sheets
from .proofreading import strange


class Workshop:
    """What Winter Colony does with a pack of cards."""

    def check(self, folder: Path) -> PackReport:
        """Everything that is wrong with a pack, and its numbers."""
        try:
            pack = load_pack(folder)
        except BadPack as bad:
            return PackReport(findings=tuple(Finding(fault.where, fault.what, wrong=True) for fault in bad.faults))
        return PackReport(pack.info.title.said(), tuple(strange(pack)), tuple(measures(pack)))

    def sheets(self, folder: Path) -> str:
        """All cards on sheets to print."""
        try:
            return sheets(load_pack(folder))
        except BadPack as bad:
            raise Refused(because("bad-pack", "", PACKAGE, faults=len(bad.faults), first=str(bad.faults[0]))) from bad
