import type { ShipId } from '../../../engine/core/ids';
import type { Note, Until } from '../../../engine/core/note';
import type { GameState } from '../../../engine/core/state';
import { TOKENS, type Token } from '../../../engine/core/token';

const isToken = (name: string): name is Token => TOKENS.some(token => token === name);

export interface LaidToken {
  readonly token: Token;
  readonly count: number;
  /** The card that it lies on. */
  readonly card: string;
}

/** Tokens that lie on a ship's cards instead of beside it. */
export function tokensOnCards({ notes }: GameState, ship: ShipId): readonly LaidToken[] {
  const laid = notes.flatMap(({ by, name, on }) =>
    by.ship === ship && on === null && isToken(name) ? [{ token: name, card: by.source }] : [],
  );
  const isSame = (one: (typeof laid)[number]) => (other: (typeof laid)[number]) =>
    other.token === one.token && other.card === one.card;
  return laid
    .filter((one, at) => laid.findIndex(isSame(one)) === at)
    .map(one => ({ ...one, count: laid.filter(isSame(one)).length }));
}

/** Cards that lie facedown under a card of this ship. */
export const hiddenUnder = ({ notes }: GameState, ship: ShipId, card: string): readonly Note[] =>
  notes.filter(({ by, facedown }) => facedown && by.ship === ship && by.source === card);

/** What a card of this ship does to others for a while. */
export const marksBy = ({ notes }: GameState, ship: ShipId, card: string): readonly Note[] =>
  notes.filter(({ by, on }) => by.ship === ship && by.source === card && on !== null && on !== ship);

/** What others' cards do to this ship for a while. */
export const marksOn = ({ notes }: GameState, ship: ShipId): readonly Note[] =>
  notes.filter(({ by, on }) => on === ship && by.ship !== ship);

/** As behind "until". */
export const UNTIL_WORDS: Readonly<Record<Until, string>> = {
  attack: 'the attack is over',
  maneuver: 'the maneuver is done',
  activation: 'the activation is over',
  engagement: 'the engagement is over',
  phase: 'the phase ends',
  round: 'the round ends',
  game: 'the game ends',
};
