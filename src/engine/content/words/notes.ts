import type { Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { Note, Until } from '../../core/note';
import { noteOf, placeOfAttack } from '../../look/notes';

/** Lays a note of this card: abilities with `while` its name are live for what it lies on. */
export const lay = (
  { self, source, state }: Scene,
  name: string,
  until: Until,
  { on = null, value }: { readonly on?: ShipId | null; readonly value?: string | number } = {},
): Effect => ({
  do: 'layNote',
  note: {
    by: { ship: self.id, source },
    name,
    on,
    until,
    frame: until === 'attack' ? placeOfAttack(state) : null,
    ...(value === undefined ? {} : { value }),
  },
});

/** What a note of this card says; null if none lies there. */
export const noted = ({ self, source, state }: Scene, name: string, on: ShipId | null = null): Note | null =>
  noteOf(state, { ship: self.id, source }, name, on);

/** How many such notes of this card there are: markers on it. */
export const countNotes = ({ self, source, state }: Scene, name: string): number =>
  state.notes.filter(note => note.name === name && note.by.ship === self.id && note.by.source === source).length;

export const lift = (note: Note): Effect => ({ do: 'liftNote', note });

/** How many notes of that name this card has laid, on any ship or on one. */
export const notedTimes = ({ self, source, state }: Scene, name: string, on: ShipId | null = null): number =>
  state.notes.filter(
    note =>
      note.name === name &&
      note.by.ship === self.id &&
      note.by.source === source &&
      (on === null || note.on === on) &&
      (note.frame === null || note.frame === placeOfAttack(state)),
  ).length;

/** Takes up a note of this card as `lay` laid it. */
export const liftNamed = ({ self, source }: Scene, name: string, until: Exclude<Until, 'attack'>): Effect =>
  lift({ by: { ship: self.id, source }, name, on: null, until, frame: null });
