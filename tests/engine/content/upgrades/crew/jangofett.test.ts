import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

test('Jango Fett: attacking, the lock on the defender makes one of its focus results a blank', () => {
  const { game } = inDuel('upgrade:jangofett', {
    attacker: { locks: ['B1'] },
    rolls: 'hit hit hit / focus focus evade',
  })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['blank', 'focus', 'evade']);
  expect(game.ship('A1').locks).toEqual([]);
});

test('Jango Fett: defending, one of the attacker’s', () => {
  const { game } = inDuel('upgrade:jangofett', {
    on: 'defender',
    defender: { locks: ['A1'] },
    rolls: 'focus hit hit / blank blank blank',
  })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['blank', 'hit', 'hit']);
});

test('Jango Fett: not with a lock on somebody else', () => {
  const told = inDuel('upgrade:jangofett', {
    attacker: { locks: ['A2'] },
    third: {},
    rolls: 'hit hit hit / focus focus evade',
  });
  expect(told.attack().offered()).toEqual([]);
});
