import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const HONDO = { pilot: 'outerrimsmuggler', upgrades: ['hondoohnaka'], at: [400, 400] } as const;
const KEY = 'action:card:upgrade:hondoohnaka:white';

test('Hondo Ohnaka: coordinates one of two friends and jams the other', () => {
  const game = acting([
    HONDO,
    { pilot: 'wedgeantilles', at: [400, 550] },
    { pilot: 'wedgeantilles', at: [600, 400], tokens: { focus: 1 } },
  ]).choose('p1', KEY, 'ship:A2', 'action:focus:white');
  expect([game.tokens('A2'), game.tokens('A3')]).toEqual([{ focus: 1 }, {}]);
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['focus', 'jam']);
});

test('Hondo Ohnaka: of enemies too; their player picks the action, and which is jammed he picks', () => {
  const enemies = [450, 520, 590].map(y => ({ pilot: 'academypilot', at: [600, y] as const }));
  const game = acting(HONDO, { p2: enemies }).choose('p1', KEY, 'ship:B1');
  expect(game.offers('p1')).toEqual(['ship:B2', 'ship:B3']);
  game.choose('p1', 'ship:B3').choose('p2', 'action:focus:white');
  expect(['B1', 'B2', 'B3'].map(game.tokens)).toEqual([{ focus: 1 }, {}, { jam: 1 }]);
});

test('Hondo Ohnaka: not with one ship of each side, nor beyond range 3', () => {
  const enemy = { pilot: 'academypilot', at: [600, 400] } as const;
  expect(acting([HONDO, { pilot: 'wedgeantilles', at: [400, 550] }], { p2: [enemy] }).offers('p1')).not.toContain(KEY);
  const far = [enemy, { ...enemy, at: [860, 860] as const }];
  expect(acting(HONDO, { p2: far }).offers('p1')).not.toContain(KEY);
});
