import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:advancedtargetingcomputer';
const attacker = { pilot: 'stormsquadronace', locks: ['B1'] } as const;

test('Advanced Targeting Computer: one more die on a locked defender, and a hit becomes a crit', () => {
  const { game } = inDuel(CARD, { attacker, rolls: 'hit hit hit / blank blank blank' }).attack().leave();
  expect(game.last('resultsNeutralized')!.attack).toEqual(['hit', 'hit', 'crit']);
});

test('Advanced Targeting Computer: not without the lock', () => {
  const { game } = inDuel(CARD, {
    attacker: { ...attacker, locks: [] },
    rolls: 'hit hit / blank blank blank',
  }).attack();
  expect(game.last('resultsNeutralized')!.attack).toEqual(['hit', 'hit']);
});

test('Advanced Targeting Computer: the lock spent for rerolls, no hit becomes a crit any more', () => {
  const { game } = inDuel(CARD, { attacker, rolls: 'hit blank blank blank blank / blank blank blank' }).attack();
  game.choose('p1', 'mod:lock').pick('p1', ['die:1', 'die:2']);
  expect(game.last('resultsNeutralized')!.attack).toEqual(['hit']);
});
