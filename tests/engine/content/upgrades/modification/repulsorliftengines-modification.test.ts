import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const going = (action: 'boost' | 'barrelRoll') =>
  acting(
    { pilot: 'bluesquadronescort', at: [457, 300], upgrades: ['repulsorliftengines-modification'] },
    { grant: { why: 'card', only: [action] } },
  ).choose('p1', `action:${action}:white`);

test('Repulsorlift Engines: a strain token for a roll by a bank', () => {
  const game = going('barrelRoll').choose('p1', 'roll:left:1bankLeft:middle');
  expect(game.tokens('A1')).toEqual({ strain: 1 });
  expect(game.ship('A1').pose.heading).not.toBe(0);
});
test('Repulsorlift Engines: a plain roll does not strain; boosts are as ever', () => {
  expect(going('barrelRoll').choose('p1', 'roll:left:middle').tokens('A1')).toEqual({});
  expect(going('boost').offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
});
