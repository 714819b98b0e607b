import { describe, expect, test } from 'vitest';
import { type Ability, cannot, may, onBar, templates, treatArc, type Way } from '../../../src/engine/core/ability';
import { attack, blockOf, duel, rolled } from '../../support/duel';
import { type Placed, scenario } from '../../support/scenario';

const xwing: Placed = { pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB' };
const far: Placed = { pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } };
const on = (...abilities: readonly Ability[]) => ({ abilities: { 'pilot:bluesquadronescort': abilities } });
const turns = (way: Way): readonly Way[] => (way.template === '1bankLeft' ? [{ ...way, template: '1turnLeft' }] : []);

describe('ways', () => {
  const boosting = (...abilities: readonly Ability[]) =>
    scenario({ p1: [xwing], p2: [far], ...on(onBar('boost', { color: 'white' }), ...abilities) }).choose(
      'p1',
      'action:boost:white',
    );

  test('an action that a card puts on the bar, by the usual templates', () => {
    expect(boosting().offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
  });

  test('a card lends another template, for a price', () => {
    const game = boosting(templates('boost', { cost: { gain: 'strain' }, by: turns }));
    expect(game.offers('p1')).toEqual(['boost:left', 'boost:1turnLeft', 'boost:straight', 'boost:right']);
    game.choose('p1', 'boost:1turnLeft');
    expect(game.about('A1', 'shipMoved')!.to.heading).toBe(270);
    expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'strain' });
  });

  test('instead of the usual one', () => {
    expect(boosting(templates('boost', { instead: true, by: turns })).offers('p1')).toEqual([
      'boost:1turnLeft',
      'boost:straight',
      'boost:right',
    ]);
  });

  test('a move that is no action asks once and uses up no action', () => {
    const game = scenario({
      p1: [xwing],
      p2: [far],
      first: [{ do: 'offerMove', ship: 'ship:A1', how: 'barrelRoll', must: false }],
    });
    expect(game.offers('p1')).toContain('pass');
    game.choose('p1', 'roll:left:middle');
    expect(game.ship('A1').round.actions).toEqual([]);
  });
});

describe('what cards let a ship ignore or forbid it', () => {
  const rocks = [{ is: 'coreasteroid0', at: [457, 400] as const }];

  test('an obstacle ignored while attacking gives no defense die; the attack is obstructed all the same', () => {
    const dice = (abilities: Parameters<typeof duel>[0]) => rolled(attack({ rocks, ...abilities }), 'defense');
    expect(dice({})).toBe(4);
    const ignoring = may('ignoreObstacle', { if: scene => scene.while === 'attacking' });
    expect(dice({ abilities: { 'pilot:plainace': [ignoring] } })).toBe(3);
  });

  test('no range bonus', () => {
    const close = cannot('applyRangeBonus', { as: 'attacker', if: ({ side }) => side === 'attacker' });
    expect(rolled(attack({ range: 1, abilities: { 'pilot:plainace': [close] } }), 'attack')).toBe(3);
    expect(rolled(attack({ range: 1 }), 'attack')).toBe(4);
  });

  test('an arc is printed on the card, and treated as another only where a card says so', () => {
    expect(treatArc('missile', 'front', 'singleTurret')).toMatchObject({ of: 'missile', from: 'front' });
    const game = duel({ attacker: { upgrades: ['ioncannon'] } });
    expect(blockOf(game, 'A1', 'B1', 'upgrade:ioncannon')).toBeNull();
  });
});
