import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:solo';
const HAN = { pilot: 'hansolo-battleofyavin', turret: 'front' } as const;

test('Solo: with no friend nearer than range 2, a charge rerolls one die, attacking or defending', () => {
  const attack = inDuel(CARD, {
    attacker: HAN,
    third: { at: [660, 300] },
    rolls: 'blank hit hit hit / blank blank blank',
  })
    .attack()
    .use();
  attack.game.pick('p1', ['die:0']);
  expect([attack.game.ship('A1').charges, attack.game.events('diceRerolled').length]).toEqual([3, 1]);
  const defense = inDuel(CARD, { on: 'defender', defender: HAN, rolls: 'hit hit hit / blank' }).attack();
  expect(defense.offered()).toEqual([`mod:ship:B1:${CARD}:defender`]);
});

test('Solo: not beside a friend', () => {
  expect(
    inDuel(CARD, { attacker: HAN, third: {}, rolls: 'blank hit hit hit / blank blank blank' }).attack().offered(),
  ).toEqual([]);
});
