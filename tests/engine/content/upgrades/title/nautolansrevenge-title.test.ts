import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:nautolansrevenge-title';
/** A2 flies away from B1, which has it behind itself. */
const duel = (tractor: number, heading = 180, rolls = 'hit blank blank / blank blank blank') =>
  inDuel(CARD, {
    on: 'wingman',
    third: { at: [457, 380], heading },
    attacker: { at: [457, 300] },
    defender: { at: [457, 520], pilot: 'rebelscout', tokens: { tractor } },
    rolls,
  }).attack();

test('Nautolan’s Revenge: a tractored enemy behind it suffers one hit more, once', () => {
  const { game } = duel(1).use();
  expect(game.events('damageSuffered').filter(({ ship }) => ship === 'ship:B1')).toHaveLength(2);
});

test('Nautolan’s Revenge: not one that is not tractored', () => expect(duel(0).offered()).toEqual([]));
test('Nautolan’s Revenge: not one in front of it', () => expect(duel(1, 0).offered()).toEqual([]));

test('Nautolan’s Revenge: let be, it is not asked again for the next damage of the attack', () => {
  expect(duel(1, 180, 'hit hit crit / blank blank blank').leave().offered()).toEqual([]);
});
