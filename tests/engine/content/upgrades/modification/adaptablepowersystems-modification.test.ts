import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about, inDuel } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:adaptablepowersystems-modification';
const red = (color: 'red' | 'white') => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 300], upgrades: [CARD.slice('upgrade:'.length)] },
    { grant: { why: 'card', only: ['focus'], as: color } },
  ).choose('p1', `action:focus:${color}`);
  return about(CARD, game);
};

test('Adaptable Power Systems: the stress of a red maneuver becomes a deplete token', () => {
  const { game } = flying(CARD, { pilot: 'bluesquadronescort', dial: '4KR' }).use();
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ deplete: 1 }, 1]);
});
test('Adaptable Power Systems: so does that of a red action, and nothing of a white one', () => {
  expect(red('red').use().game.tokens('A1')).toEqual({ focus: 1, deplete: 1 });
  expect(red('white').offered()).toEqual([]);
});
test('Adaptable Power Systems: before engaging, a deplete token becomes a strain token', () => {
  const { game } = inDuel(CARD, { attacker: { tokens: { deplete: 1 } } }).use();
  expect(game.tokens('A1')).toEqual({ strain: 1 });
  expect(inDuel(CARD).offered()).toEqual([]);
});
