import type { Decision } from '../core/decision';
import type { DamageCardId, PlayerId, ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Note } from '../core/note';
import { type Rng, roll } from '../core/rng';
import type { DamageOnShip, GameState, Ship } from '../core/state';
import type { Rules } from '../core/table';
import { facedownCards, isCard } from '../look/damage';
import { profileOf } from '../look/ships';
import { advance, Runner } from '../rules/advance';
import { withdrawn } from '../rules/again';
import { copyOf, shipCopy } from '../rules/copy';
import { dialChoices } from '../rules/phases/planning';
import { damageOf, deckOf } from '../rules/setup/components';
import { guessedSecrets, recast } from './secrets';
import { renamed } from './veil';
import { type PlayerView, type ShipView, unseenPlayer } from './views';

type Random = () => number;

function randomFrom(seed: number): Random {
  let rng: Rng = { kind: 'seeded', seed: seed | 0 };
  return () => {
    const [value, next] = roll(rng);
    rng = next;
    return value;
  };
}

/** A game that looks like this to its viewer, the rest guessed: so bots look ahead without looking at hidden things. */
export function imagine(rules: Rules, view: PlayerView, seed: number): GameState {
  // A question can tell which secret condition it is about: the first guess that fits it.
  for (let guess = 0; guess < MOST_SECRETS; guess++) {
    const game = imagined(rules, view, seed, guess);
    if (game) return { ...game, rng: { ...game.rng, imagined: true } as Rng };
  }
  throw new Error(`the question ${view.pending[0]?.topic.kind} cannot be asked again`);
}

/** So many conditions share a marker at most. */
const MOST_SECRETS = 2;

function imagined(rules: Rules, view: PlayerView, seed: number, secret: number): GameState | null {
  const random = randomFrom(seed);
  const cards = guessCards(rules, view, random);
  // Neither setup nor decks have anything to rename: they are the most of it, and the decks are dealt anew.
  const { setup, decks } = view;
  const { viewer: _, ...shown } = { ...renamed({ ...view, setup: BARE, decks: NO_DECKS }, cards.names), setup, decks };
  const table = recast(shown, guessedSecrets(shown, rules, random, secret));
  const ships = Object.values(table.ships).map((ship): [ShipId, Ship] => [
    ship.id,
    // Without what only a view has.
    { ...shipCopy(ship), dial: guessDial({ state: view, rules }, ship, random), damage: named(rules, ship) },
  ]);
  const devices = Object.values(table.devices).map(device => [device.id, { ...device, damage: named(rules, device) }]);
  const guess: GameState = {
    ...table,
    ships: Object.fromEntries(ships),
    devices: Object.fromEntries(devices),
    notes: table.notes.map(note => guessNote(note, random)),
    decks: {
      p1: { draw: cards.draw.p1, discard: table.decks.p1.discard },
      p2: { draw: cards.draw.p2, discard: table.decks.p2.discard },
    },
    rng: { kind: 'seeded', seed: Math.floor(random() * 2 ** 32) | 0 },
  };
  return withOptions(rules, guess, unseenPlayer(view));
}

const guessNote = (note: Note, random: Random): Note => {
  if (!note.facedown || note.value !== undefined) return note;
  const { among } = note.facedown;
  return { ...note, value: among[Math.floor(random() * among.length)]! };
};

const BARE = {} as GameState['setup'];
const NO_DECKS: GameState['decks'] = { p1: { draw: [], discard: [] }, p2: { draw: [], discard: [] } };

const named = (rules: Rules, { damage }: Pick<Ship, 'damage'>): readonly DamageOnShip[] =>
  damage.map(one => (isCard(one) ? { ...one, card: damageOf(rules, one.id) } : one));

/** The cards that nobody sees, shuffled: some lie facedown on the table, the rest in the decks. */
function guessCards(rules: Rules, view: PlayerView, random: Random) {
  const names = new Map<string, string>();
  const holders = [...Object.values(view.ships), ...Object.values(view.devices)];
  const held = gathered(Object.values(view.ships), ({ conditions }) =>
    gathered(conditions, ({ holds }) => holds ?? []),
  );
  const open = [
    ...held,
    ...gathered(holders, ({ damage }) => damage.filter(({ faceup }) => faceup).map(({ id }) => id)),
  ];
  const drawOf = (player: PlayerId): readonly DamageCardId[] => {
    const known = new Set([...open, ...view.decks[player].discard]);
    const unseen = deckOf(rules, player).filter(id => !known.has(id));
    const hidden = shuffle(unseen, random);
    for (const { id } of facedownCards(view)) if (id.startsWith(`card:${player}:`)) names.set(id, hidden.shift()!);
    return hidden.slice(0, view.decks[player].draw.length);
  };
  return { names, draw: { p1: drawOf('p1'), p2: drawOf('p2') } };
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map(item => ({ item, at: random() }));
  return keyed.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** Any maneuver that the ship may set now; all of its dial where that has changed since it was set. */
function guessDial(table: { readonly state: GameState; readonly rules: Rules }, ship: ShipView, random: Random) {
  if (ship.dial || !ship.dialSet) return ship.dial;
  const free = gathered(dialChoices(table, ship), ({ code, blocked }) => (blocked ? [] : [code]));
  const codes = free.length > 0 ? free : profileOf(table, ship).dial;
  return codes[Math.floor(random() * codes.length)]!;
}

/** The other's question is asked again, so that it has the answers that this guess would have. */
function withOptions(rules: Rules, guess: GameState, player: PlayerId): GameState | null {
  if (!guess.pending.some(decision => decision.player === player)) return guess;
  const copy = copyOf({ ...guess, ...withdrawn(guess) });
  const asked = advance(new Runner(rules, copy)).state.pending;
  const again = (decision: Decision) =>
    asked.find(one => one.player === player && one.topic.kind === decision.topic.kind)?.options;
  if (guess.pending.some(decision => decision.player === player && !again(decision))) return null;
  const pending = guess.pending.map(decision =>
    decision.player === player ? { ...decision, options: again(decision)! } : decision,
  );
  return { ...guess, pending };
}
