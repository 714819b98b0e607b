import type { AbilityRef } from '../core/ability';
import type { ShipId } from '../core/ids';
import type { Note } from '../core/note';
import type { GameState } from '../core/state';

type By = Note['by'];

export const placeOfAttack = ({ agenda }: GameState): number => agenda.findLastIndex(({ kind }) => kind === 'attack');

/** A card's own note of that name, on this ship or on nothing in particular. */
export function noteOf(state: GameState, by: By, name: string, on: ShipId | null): Note | null {
  for (const note of state.notes) {
    if (note.name !== name || note.by.ship !== by.ship || note.by.source !== by.source) continue;
    if (note.on !== null && on !== null && note.on !== on) continue;
    if (note.frame === null || note.frame === placeOfAttack(state)) return note;
  }
  return null;
}

/** What an ability that has been used as often as it may leaves behind. */
export const limitName = (ability: string): string => `limit:${ability}`;

export const isUsedUp = (state: GameState, ref: AbilityRef): boolean =>
  noteOf(state, ref, limitName(ref.name), null) !== null;
