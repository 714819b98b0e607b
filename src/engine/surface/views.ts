import { opponentOf, type PlayerId, type ShipId } from '../core/ids';
import type { Note } from '../core/note';
import type { DamageOnShip, GameState, Ship } from '../core/state';
import { isCard } from '../look/damage';
import { recast, secretsFrom } from './secrets';
import { FACEDOWN, renamed, unseenIn, veilOf } from './veil';

export interface ShipView extends Ship {
  /** Null also where a dial is set that the viewer may not see. */
  readonly dial: Ship['dial'];
  readonly dialSet: boolean;
}

/**
 * All that a screen, a bot or a wire gets of a game: the same shape, so that whatever looks at a game can look at it.
 * Gone are the other's dials, the dice to come, the order of decks, the faces of facedown damage cards, the other's
 * facedown conditions and notes, and options. Only `imagine` makes a game of it that can be played on.
 */
export interface PlayerView extends GameState {
  readonly viewer: PlayerId;
  readonly ships: Readonly<Record<ShipId, ShipView>>;
}

export function viewFor(state: GameState, player: PlayerId): PlayerView {
  const seen = {
    ships: mapped(state.ships, ship => shipSeen(ship, player)),
    devices: mapped(state.devices, device => ({ ...device, damage: device.damage.map(cardSeen) })),
    pending: state.pending.map(decision => (decision.player === player ? decision : { ...decision, options: [] })),
    decks: mapped(state.decks, ({ draw, discard }) => ({ draw: draw.map(unseenIn), discard })),
    // What is still to do follows from what lies open, once no card in it has a name.
    agenda: state.agenda,
    used: state.used,
    notes: state.notes.map(note => noteSeen(note, player)),
  };
  const veiled = recast(renamed(seen, veilOf(state)), secretsFrom(state, player));
  return { ...state, ...veiled, rng: { kind: 'hidden' }, viewer: player };
}

function shipSeen(ship: Ship, viewer: PlayerId): ShipView {
  const open = ship.player === viewer || ship.revealed;
  return { ...ship, dial: open ? ship.dial : null, dialSet: ship.dial !== null, damage: ship.damage.map(cardSeen) };
}

function noteSeen(note: Note, viewer: PlayerId): Note {
  if (!note.facedown || note.facedown.by === viewer) return note;
  const { value: _, ...seen } = note;
  return seen;
}

const cardSeen = (damage: DamageOnShip): DamageOnShip =>
  damage.faceup || !isCard(damage) ? damage : { ...damage, card: FACEDOWN };

const mapped = <Key extends string, One, Other>(
  all: Readonly<Record<Key, One>>,
  change: (one: One) => Other,
): Readonly<Record<Key, Other>> =>
  Object.fromEntries(Object.entries<One>(all).map(([key, one]) => [key, change(one)])) as Record<Key, Other>;

/** The player whose secrets a view leaves out. */
export const unseenPlayer = ({ viewer }: PlayerView): PlayerId => opponentOf(viewer);
