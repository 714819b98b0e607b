import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import type { DamageCardId, ShipId } from '../../../src/engine/core/ids';
import type { DamageOnShip, GameState, Ship } from '../../../src/engine/core/state';
import { damageOf } from '../../../src/engine/rules/setup/components';
import { engine } from '../../support/engine';
import { drive, type Placed, positionOf } from '../../support/scenario';

/** How the second player's 33 cards lie: so many beside each of B2, B3 and B4, so many discarded, the rest to draw. */
interface Cards {
  readonly each: 0 | 5 | 11;
  readonly discard?: number;
  readonly faceup?: boolean;
  readonly wounded?: Partial<Ship>;
}

const decimator = (x: number): Placed => ({ pilot: 'patrolleader', at: [x, 800] });

function table({ each, discard = 0, faceup = false, wounded = {} }: Cards): GameState {
  const start = positionOf({
    p1: [{ pilot: 'wedgeantilles', at: [457, 100] }],
    p2: [decimator(100), decimator(300), decimator(500), decimator(700)],
  });
  const all = [...start.decks.p2.draw];
  const card = (id: DamageCardId): DamageOnShip => ({ id, card: damageOf(engine.rules, id), faceup });
  const ships = (['ship:B2', 'ship:B3', 'ship:B4'] as const).map((id): [ShipId, Ship] => [
    id,
    { ...start.ships[id]!, damage: all.splice(0, each).map(card), ...wounded },
  ]);
  const pile = all.splice(0, discard);
  return {
    ...start,
    decks: { ...start.decks, p2: { draw: all, discard: pile } },
    ships: { ...start.ships, ...Object.fromEntries(ships) },
  };
}

const deal = (faceup = false): Effect => ({ do: 'dealDamage', ship: 'ship:B1', faceup });
const play = (cards: Cards, ...effects: readonly Effect[]) => {
  const game = drive(table(cards), effects);
  const broken = engine.checkInvariants(game.state).filter(({ invariant }) => invariant === 'damageCards');
  expect(broken, 'every card is somewhere, once').toEqual([]);
  return game;
};
const noted = (game: ReturnType<typeof play>, name: string) => game.damage(name).filter(one => one === '-noted').length;

describe('an empty damage deck', () => {
  test('is made anew from the discard pile, shuffled', () => {
    const game = play({ each: 5, discard: 18 }, deal());
    expect(game.last('deckReshuffled')).toMatchObject({ player: 'p2', cards: 18, from: 'discarded' });
    expect(game.state.decks.p2.discard).toEqual([]);
    expect(game.state.decks.p2.draw).toHaveLength(17);
    expect(game.ship('B1').damage).toHaveLength(1);
    expect(noted(game, 'B2')).toBe(0);
  });

  test('not while a card is left in it', () => {
    const game = play({ each: 5, discard: 17 }, deal());
    expect(game.happened()).not.toContain('deckReshuffled');
    expect(game.state.decks.p2.draw).toEqual([]);
  });

  test('with the cards of destroyed ships', () => {
    const game = play({ each: 5, discard: 18, wounded: { destroyed: true, where: 'removed' } }, deal());
    expect(game.last('deckReshuffled')).toMatchObject({ cards: 33, from: 'discarded' });
  });

  test('also of those that wait for the end of their initiative step, faceup ones among them', () => {
    const waiting = { destroyed: true } as const;
    const game = drive({ ...table({ each: 11, faceup: true, wounded: waiting }), phase: 'engagement' }, [deal()]);
    expect(game.last('deckReshuffled')).toMatchObject({ cards: 33, from: 'discarded' });
    expect(game.ship('B2').damage, 'the damage itself stays').toHaveLength(11);
  });

  test('and of ships that fled', () => {
    const game = play({ each: 11, wounded: { where: 'removed' } }, deal());
    expect(game.last('deckReshuffled')).toMatchObject({ cards: 33, from: 'discarded' });
  });
});

describe('an empty damage deck and discard pile', () => {
  test('facedown damage of living ships is written down, and its cards are the new deck', () => {
    const game = play({ each: 11 }, deal());
    expect(game.last('deckReshuffled')).toMatchObject({ cards: 33, from: 'facedown' });
    expect(noted(game, 'B2')).toBe(11);
    expect(noted(game, 'B1')).toBe(0);
    expect(game.state.decks.p2.draw).toHaveLength(32);
  });

  test('the damage counts as before', () => {
    const game = play({ each: 11 }, deal());
    expect(game.ship('B2').destroyed).toBe(false);
    const next = play({ each: 11 }, deal(), { do: 'dealDamage', ship: 'ship:B2', faceup: false });
    expect(next.events('shipDestroyed')).toMatchObject([{ ship: 'ship:B2' }]);
  });

  test('faceup cards stay where they are; a damage without a card is written down at once', () => {
    const game = play({ each: 11, faceup: true }, deal(true));
    expect(game.happened()).not.toContain('deckReshuffled');
    expect(noted(game, 'B2')).toBe(0);
    expect(game.damage('B1')).toEqual(['-noted']);
    expect(game.last('damageDealt')).toMatchObject({ faceup: false, card: null });
  });

  test('a damage that is only written down can be repaired, and nothing is discarded', () => {
    const game = play({ each: 11 }, deal(), { do: 'repairFacedown', ship: 'ship:B2' });
    expect(game.ship('B2').damage).toHaveLength(10);
    expect(game.state.decks.p2.discard).toEqual([]);
  });

  test('exposed, it turns out to be the next card of the deck', () => {
    const game = play({ each: 11 }, deal(), { do: 'exposeDamage', ship: 'ship:B2', id: null });
    expect(game.events('damageExposed')).toHaveLength(1);
    expect(game.state.decks.p2.draw.length + game.ship('B1').damage.length).toBeLessThan(33);
    expect(game.ship('B2').damage.length).toBeGreaterThanOrEqual(11);
    expect(noted(game, 'B2')).toBe(10);
  });

  test('the other player has nothing to do with it', () => {
    expect(play({ each: 11 }, deal()).state.decks.p1.draw).toHaveLength(33);
  });
});
