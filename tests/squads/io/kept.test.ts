import { expect, test } from 'vitest';
import { z } from '../../../src/catalog/zod';
import type { KeptSquad } from '../../../src/squads/io/kept';
import { keptSquad } from '../../../src/squads/io/keptSchema';

const squad: Required<KeptSquad> = {
  name: 'Odd Lot',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'pilot:nobody', upgrades: ['upgrade:trinket'], slots: { 'upgrade:trinket': 'team' }, extras: { a: 1 } },
  ],
  obstacles: ['obstacle:gascloud1'],
  notes: 'Stay close.',
  made: { profile: 'amg20', points: 20 },
  extras: { league: { round: 3 } },
};

test('nothing that a kept squad says is lost when it is checked', () => {
  expect(z.parse(keptSquad, squad)).toEqual(squad);
  expect(z.safeParse(keptSquad, { ...squad, made: { profile: 'amg20', points: -1 } }).success).toBe(false);
});
