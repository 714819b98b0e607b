import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:clantraining';
const told = (more: Parameters<typeof inDuel>[1] = {}) => inDuel(CARD, { range: 1, ...more });

test('Clan Training: the charge for a red focus before engaging', () => {
  const { game } = told().use();
  expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('Clan Training: not with a focus token, not at range 2, not out of the front arc', () => {
  expect(told({ attacker: { tokens: { focus: 1 } } }).offered()).toEqual([]);
  expect(told({ range: 2 }).offered()).toEqual([]);
  expect(told({ attacker: { heading: 90 } }).offered()).toEqual([]);
});
const shot = (hits: number) =>
  told({
    first: [{ do: 'spendCharge', ship: 'ship:A1', card: CARD }],
    defender: { damage: ['-stunnedpilot', '-stunnedpilot'] },
    rolls: `${hits ? 'hit' : 'blank'} blank blank blank / blank blank blank`,
  })
    .attack()
    .until()
    .game.ship('A1').upgrades[0]!.charges;
test('Clan Training: a destroyed defender brings the charge back, another does not', () => {
  expect(shot(1)).toBe(1);
  expect(shot(0)).toBe(0);
});
