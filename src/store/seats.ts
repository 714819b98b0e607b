import { record } from '../catalog/schemas/parts';
import { z } from '../catalog/zod';
import { PLAYERS, type PlayerId } from '../engine/core/ids';
import { freshSeed } from './chance';

/** How well the table plays a side, gentlest first. */
export const SEAT_LEVELS = ['recruit', 'cadet', 'pilot', 'veteran', 'ace'] as const;
export type SeatLevel = (typeof SEAT_LEVELS)[number];

/** A side that the table plays. Its seed is its own: it knows nothing of the dice. */
const seat = record({ level: z.enum(SEAT_LEVELS), seed: z.int().check(z.gte(0)) });
export type Seat = z.infer<typeof seat>;

/** As it is kept with a game: a side that is not named has a person. */
export const seats = record({ p1: z.exactOptional(seat), p2: z.exactOptional(seat) });
export type Seats = z.infer<typeof seats>;

export const seatOf = (level: SeatLevel): Seat => ({ level, seed: freshSeed() });

/** The sides with one of them given to the table, or with null to a person. */
export const withSeat = (all: Seats, player: PlayerId, given: Seat | null): Seats =>
  Object.fromEntries(
    PLAYERS.flatMap(one => {
      const now = one === player ? given : all[one];
      return now ? [[one, now] as const] : [];
    }),
  );

interface HasSeats {
  readonly seats?: Seats;
}

export const personsAt = ({ seats: taken }: HasSeats): readonly PlayerId[] =>
  PLAYERS.filter(player => !taken?.[player]);

export const hasTable = (options: HasSeats): boolean => personsAt(options).length < PLAYERS.length;

/** The only person: nothing has to be hidden from anybody who sits at the screen. */
export function aloneAt(options: HasSeats): PlayerId | null {
  const persons = personsAt(options);
  return persons.length === 1 ? persons[0]! : null;
}
