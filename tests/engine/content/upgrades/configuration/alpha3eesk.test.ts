import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:alpha3eesk';
const duel = () =>
  inDuel(CARD, { attacker: { pilot: 'loyalistvolunteer' }, rolls: 'hit crit / blank blank blank' }).attack();
const hurt = ({ game }: ReturnType<typeof duel>) => [game.damage('B1').length, game.ship('B1').tokens.ion];

test('Alpha-3E “Esk”: for two charges the crit is an ion token, the hit still a hit', () => {
  const told = duel().use().until();
  expect(hurt(told)).toEqual([1, 1]);
  expect(told.game.events('chargeSpent')).toHaveLength(2);
});

test('Alpha-3E “Esk”: unpaid, both are damage; with one charge it is not offered', () => {
  expect(hurt(duel().leave().until())).toEqual([2, 0]);
  const poor = inDuel(CARD, {
    attacker: { pilot: 'loyalistvolunteer' },
    first: [{ do: 'loseCharge', ship: 'ship:A1', card: CARD }],
  });
  expect(poor.attack().offered()).toEqual([]);
});
