import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { scenario } from '../../../support/scenario';

const FALSE = [{ is: 'falsefriend', from: 'A1', by: 'upgrade:talmerrik' }];
const TAL = { pilot: 'separatistracketeer', upgrades: ['talmerrik'], dial: '1FB' as const };

test('False Friend: an enemy remote at range 2 shows the dial, Tal Merrik being far', () => {
  const game = scenario({
    phase: 'system',
    p1: [{ ...TAL, at: [100, 100] }],
    p2: [{ pilot: 'academypilot', at: [600, 700], dial: '2FB', conditions: FALSE }],
    devices: [{ is: 'drk1probedroid', at: [600, 560] }],
  });
  game.passUntil('chooseAction');
  expect(game.events('dialShown')).toHaveLength(1);
});

test('False Friend: nothing near, nothing shown', () => {
  const game = scenario({
    phase: 'system',
    p1: [{ ...TAL, at: [100, 100] }],
    p2: [{ pilot: 'academypilot', at: [600, 700], dial: '2FB', conditions: FALSE }],
  }).passUntil('chooseAction');
  expect(game.events('dialShown')).toEqual([]);
});

test('False Friend: an action gets rid of it, for a deplete and a stress token', () => {
  const game = scenario({
    p1: [{ pilot: 'academypilot', at: [400, 300], dial: '2FB', conditions: [{ ...FALSE[0]!, from: 'B1' }] }],
    p2: [{ ...TAL, at: [100, 800] }],
  }).passUntil('chooseAction');
  while (game.state.pending[0]!.player !== 'p1') game.choose('p2', 'pass').passUntil('chooseAction');
  game.choose('p1', 'action:card:condition:falsefriend:white');
  expect(conditionsOf(game, 'A1')).toEqual([]);
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['deplete', 'stress']);
});
