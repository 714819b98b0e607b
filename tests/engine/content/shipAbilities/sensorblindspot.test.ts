import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

import { rolled } from '../../../support/duel';

const CARD = 'shipAbility:sensorblindspot';
const YT = { pilot: 'wildspacefringer', turret: 'front' } as const;
const dice = (range: 0 | 1 | 2) => rolled(inDuel(CARD, { attacker: YT, range }).attack().game, 'attack');

test('Sensor Blindspot: at range 1 no bonus and one die fewer, at range 0 one die fewer', () => {
  expect([dice(1), dice(0)]).toEqual([3, 3]);
});

test('Sensor Blindspot: at range 2 as printed', () => {
  expect(dice(2)).toBe(4);
});
