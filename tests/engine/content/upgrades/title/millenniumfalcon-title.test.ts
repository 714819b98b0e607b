import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:millenniumfalcon-title';
const rolls = 'hit blank blank / blank blank blank';

test('Millennium Falcon: attacking with a red token, one die is rerolled', () => {
  const { game } = inDuel(CARD, {
    rolls: 'hit blank blank hit / blank blank blank',
    attacker: { tokens: { strain: 1 } },
  })
    .attack()
    .use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});

test('Millennium Falcon: defending with an orange token, too', () => {
  const { game } = inDuel(CARD, {
    on: 'defender',
    rolls: 'hit hit hit / blank blank evade',
    defender: { pilot: 'academypilot', tokens: { disarm: 1 } },
  })
    .attack()
    .use();
  expect(game.asked('p2')).toBe('rerollDice');
});

test('Millennium Falcon: a lock or a green token is not enough', () => {
  const told = inDuel(CARD, { rolls, attacker: { tokens: { focus: 1 } }, defender: { locks: ['A1'] } });
  expect(told.attack().offered()).toEqual([]);
});
