import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

import { rolled } from '../../../support/duel';

const CARD = 'shipAbility:sensorblackout';
const YT = { pilot: 'leebo-swz103-rebelalliance', turret: 'front' } as const;

test('Sensor Blackout: at range 1 one attack die and one defense die fewer', () => {
  expect(rolled(inDuel(CARD, { attacker: YT, range: 1 }).attack().game, 'attack')).toBe(3);
  expect(rolled(inDuel(CARD, { on: 'defender', defender: YT, range: 1 }).attack().game, 'defense')).toBe(1);
});

test('Sensor Blackout: at range 2 as printed', () => {
  expect(rolled(inDuel(CARD, { attacker: YT, range: 2 }).attack().game, 'attack')).toBe(3);
  expect(rolled(inDuel(CARD, { on: 'defender', defender: YT, range: 2 }).attack().game, 'defense')).toBe(2);
});

test('Sensor Blackout: the range between the ships counts, not the attack range', () => {
  const { game } = inDuel(CARD, { attacker: YT, defender: { at: [584, 406] } }).attack();
  expect(game.last('attackDeclared')!.range).toBe(2);
  expect(rolled(game, 'attack')).toBe(2);
});
