import { castDraft } from 'immer';
import type { DamageCardId, PlayerId } from '../core/ids';
import type { DamageOnShip, DeviceToken, Game, GameState, Ship } from '../core/state';
import { isCard } from '../look/damage';
import { allShips } from '../look/ships';
import { shuffled } from './dice';
import type { Run } from './run';
import { damageOf } from './setup/components';

/** A damage from a player's own deck. Where no card is left at all, it is only written down, and has no text. */
export function takeDamage(run: Run, player: PlayerId, faceup: boolean): DamageOnShip {
  const id = drawCard(run, player);
  return id ? { id, card: damageOf(run.rules, id), faceup } : nextNote(run);
}

/** The top card, of a new deck if the old one is used up. Null when every card lies faceup beside a ship. */
export function drawCard(run: Run, player: PlayerId): DamageCardId | null {
  if (run.state.decks[player].draw.length === 0) renew(run, player);
  const card = run.state.decks[player].draw[0];
  if (!card) return null;
  run.write(game => void game.decks[player].draw.shift());
  return card;
}

/** A certain card, wherever it lies: in a deck, on a discard pile, on a condition. */
export function takeNamed(run: Run, player: PlayerId, id: DamageCardId): void {
  run.write(game => {
    const { draw, discard } = game.decks[player];
    for (const pile of [draw, discard]) if (pile.includes(id)) pile.splice(pile.indexOf(id), 1);
    for (const ship of Object.values(game.ships)) {
      for (const one of ship.conditions) if (one.holds === id) delete one.holds;
    }
  });
}

/** What is left of it, in an order that nobody knows. */
export function shuffleDeck(run: Run, player: PlayerId): void {
  const draw = shuffled(run, run.state.decks[player].draw);
  run.write(game => void (game.decks[player].draw = draw));
}

/** So many cards can be drawn, with those of a new deck under the rest of the old one where that is too short. */
export function fillDeck(run: Run, player: PlayerId, count: number): void {
  const { draw } = run.state.decks[player];
  if (draw.length >= count) return;
  renew(run, player);
  const fresh = run.state.decks[player].draw;
  if (fresh !== draw) run.write(game => void (game.decks[player].draw = [...draw, ...fresh]));
}

/** Discarded cards and those of ships that are destroyed or gone; failing them, the facedown ones of the others. */
function renew(run: Run, player: PlayerId): void {
  const isGone = (holder: Holder) => 'where' in holder && (holder.destroyed || holder.where === 'removed');
  const before = run.state.decks[player].discard;
  const left = noteDown(run, player, isGone, () => true);
  const from = before.length + left.length > 0 ? 'discarded' : 'facedown';
  const cards =
    from === 'discarded'
      ? [...before, ...left]
      : noteDown(
          run,
          player,
          () => true,
          ({ faceup }) => !faceup,
        );
  if (cards.length === 0) return;
  const draw = shuffled(run, cards);
  run.write(game => void (game.decks[player] = { draw, discard: [] }));
  run.emit({ type: 'deckReshuffled', player, cards: cards.length, from });
}

/** Cards that go back where they came from, not to the discard pile. */
export function shuffleIn(run: Run, player: PlayerId, damage: readonly DamageOnShip[]): void {
  const cards = damage.filter(isCard).map(({ id }) => id);
  if (cards.length === 0) return;
  const draw = shuffled(run, [...run.state.decks[player].draw, ...cards]);
  run.write(game => void (game.decks[player].draw = draw));
}

type Holder = Ship | DeviceToken;

const holdersOf = (state: GameState, player: PlayerId): readonly Holder[] => [
  ...allShips(state).filter(ship => ship.player === player),
  ...Object.values(state.devices).filter(({ owner }) => owner === player),
];

/** Takes cards from ships and remotes; that there was a damage stays on paper. */
function noteDown(
  run: Run,
  player: PlayerId,
  from: (holder: Holder) => boolean,
  which: (damage: DamageOnShip) => boolean,
): readonly DamageCardId[] {
  const taken: DamageCardId[] = [];
  for (const holder of holdersOf(run.state, player).filter(from)) {
    const damage = holder.damage.map(one => {
      if (!isCard(one) || !which(one)) return one;
      taken.push(one.id);
      return nextNote(run);
    });
    run.write(game => void (writable(game, holder).damage = castDraft(damage)));
  }
  return taken;
}

const writable = (game: Game, { id }: Holder) =>
  id.startsWith('ship:') ? game.ships[id as Ship['id']]! : game.devices[id as DeviceToken['id']]!;

function nextNote(run: Run): DamageOnShip {
  run.write(game => void (game.piecesMade += 1));
  return { id: `noted:${run.state.piecesMade}`, card: null, faceup: false };
}
