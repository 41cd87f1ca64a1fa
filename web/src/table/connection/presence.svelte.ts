import type { Chair, Here } from "../../protocol";

/** Who has the table open at the moment, and since when those who sit there do not. */
export class Presence {
  /** The seats whose people are here. */
  seats = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** Since when people are away who hold a seat, by seat and by this browser's clock. */
  awaySince = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** Milliseconds after which the others may vote for a bot in the place of somebody who has gone. */
  awayAfter = Infinity;

  update({ seats, watchers, away_after }: Here, chairs: Chair[]): void {
    this.seats = seats;
    this.watchers = watchers ?? 0;
    this.awayAfter = 1000 * away_after;
    this.look(chairs);
  }

  /** Notes who is away, now that these people sit here. */
  look(chairs: Chair[]): void {
    const away = [...chairs.entries()].filter(([seat, { person }]) => person != null && !this.seats.includes(seat));
    this.awaySince = new Map(away.map(([seat]) => [seat, this.awaySince.get(seat) ?? Date.now()]));
  }
}
