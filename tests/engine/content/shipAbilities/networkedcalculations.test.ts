import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:networkedcalculations';
const DRONE = { pilot: 'tradefederationdrone' };
const third = { ...DRONE, at: [520, 300], tokens: { calculate: 1 } } as const;

test('Networked Calculations: a token of a friend at range 0-1 turns one focus, attacking and defending', () => {
  const attack = inDuel(CARD, { attacker: { pilot: 'dfs081' }, third, rolls: 'focus focus / blank blank blank' })
    .attack()
    .use('A2');
  expect(attack.game.last('diceChanged')!.after).toEqual(['hit', 'focus']);
  expect(attack.game.tokens('A2')).toEqual({});
  const defense = inDuel(CARD, {
    on: 'enemy',
    defender: DRONE,
    third: { ...DRONE, tokens: { calculate: 1 } },
    rolls: 'hit hit blank / focus blank',
  });
  expect(defense.attack().use('B2').game.last('diceChanged')!.after).toEqual(['evade', 'blank']);
});

test('Networked Calculations: not from a friend at range 2', () => {
  const far = inDuel(CARD, {
    attacker: { pilot: 'dfs081' },
    third: { ...third, at: [650, 300] },
    rolls: 'focus focus / blank blank blank',
  });
  expect(far.attack().offered()).toEqual([]);
});
