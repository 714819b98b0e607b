import { describe, expect, test } from 'vitest';
import { inStep } from '../../../../../src/engine/rules/steps';
import { inStory } from '../../../../support/card';

describe.each(['upgrade:partinggift-talent', 'upgrade:partinggift-legendsandrelics'])('%s', card => {
  const destroyed = (upgrades: readonly string[]) =>
    inStory(card, {
      alone: true,
      p1: [{ pilot: 'captainjonus', at: [457, 400], upgrades }],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
      first: [inStep('test', null, [{ do: 'destroyShip', ship: 'ship:A1' }])],
    });
  test('a bomb, dropped or launched by a speed 1 straight or bank, for a charge of its card', () => {
    const told = destroyed(['protonbombs']);
    expect(told.game.offers('p1').map(key => key.split(':').at(-1))).toEqual([
      ...['1bankLeft', '1straight', '1bankRight', '1bankLeft', '1straight', '1bankRight', 'pass'],
    ]);
    const { game } = told;
    game.choose('p1', 'launch:device:protonbomb:1straight');
    expect(Object.values(game.state.devices)).toMatchObject([{ device: 'device:protonbomb' }]);
    expect(Object.values(game.state.devices)[0]!.pose.y).toBeGreaterThan(400);
    expect(game.ship('A1').upgrades.find(one => one.card === 'upgrade:protonbombs')!.charges).toBe(1);
  });
  test('not a mine, nor without a device', () => {
    expect(destroyed(['proximitymines']).game.state.pending).toEqual([]);
    expect(destroyed([]).game.state.pending).toEqual([]);
  });
});
