import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { scenario } from '../../../support/scenario';

const RATTLED = [{ is: 'rattled', from: 'A1', by: 'pilot:benteene' }];
const bombed = (y: number) =>
  scenario({
    p1: [{ pilot: 'wedgeantilles', at: [100, 100], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [600, y], dial: '2FB', conditions: RATTLED }],
    devices: [{ is: 'seismiccharge', at: [600, 600] }],
    rocks: [{ is: 'coreasteroid0', at: [690, 600] }],
  });

test('Rattled: a charge that goes off at range 1 deals a crit besides, and that is the end of it', () => {
  const game = bombed(790).passUntil('setDials');
  expect(game.events('damageSuffered').filter(({ damage }) => damage === 'crit')).toHaveLength(1);
  expect(conditionsOf(game, 'B1')).toEqual([]);
});

test('Rattled: not at range 2', () => {
  const game = bombed(890).passUntil('setDials');
  expect(game.events('deviceDetonated')).toHaveLength(1);
  expect(conditionsOf(game, 'B1')).toEqual(['rattled']);
});

test('Rattled: an action ends it, but not with a bomb at range 0-1', () => {
  const key = 'action:card:condition:rattled:white';
  const acting = (game: ReturnType<typeof scenario>) => {
    game.passUntil('chooseAction');
    while (game.state.pending[0]!.player !== 'p2') game.choose('p1', 'pass').passUntil('chooseAction');
    return game.offers('p2');
  };
  expect(acting(bombed(900))).toContain(key);
  expect(acting(bombed(790))).not.toContain(key);
});
