import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:devastatingbarrage';
const attacker = {
  pilot: 'newrepublicpatrol-wartime',
  upgrades: ['protontorpedoes'],
  locks: ['B1'],
} as const;
const left = (weapon: string, x = 457) => {
  const rolls = 'crit blank blank blank / evade evade blank';
  const told = inDuel(CARD, { attacker, defender: { at: [x, 500] }, rolls })
    .attack(`target:ship:B1:${weapon}`)
    .until();
  return told.game.last('resultsNeutralized')!.attack;
};

test('Devastating Barrage: a torpedo’s crit is not canceled in the bullseye', () => {
  expect(left('upgrade:protontorpedoes')).toEqual(['crit']);
});

test('Devastating Barrage: beside the bullseye it is', () => {
  expect(left('upgrade:protontorpedoes', 510)).toEqual([]);
});
