import { expect, test } from 'vitest';
import { atSetup } from '../../../../support/conditions';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:scimitar';
const SHIP = { pilot: 'darkcourier', upgrades: ['scimitar'] } as const;
const story = { p1: [{ ...SHIP, at: [200, 100] }], p2: [{ pilot: 'academypilot', at: [200, 800] }] } as const;

test('Scimitar: once forces are placed, it may cloak', () => {
  const game = atSetup('after', story).choose('p1', `use:${CARD}`);
  expect(game.tokens('A1')).toEqual({ cloak: 1 });
  expect(atSetup('after', story).choose('p1', 'pass').tokens('A1')).toEqual({});
});

test('Scimitar: not before', () => expect(atSetup('before', story).offers('p1')).toEqual([]));

const decloaked = (x: number) => {
  const told = flying(
    CARD,
    { pilot: 'darkcourier', tokens: { cloak: 1 } },
    {
      phase: 'system',
      p2: [{ pilot: 'academypilot', at: [x, 640], dial: '2FB' }],
    },
  );
  told.until('decloak').game.choose('p1', 'boost:straight');
  return told;
};

test('Scimitar: after decloaking an enemy in the bullseye arc is jammed', () => {
  expect(decloaked(457).use('ship:B1').game.tokens('B1')).toEqual({ jam: 1 });
});

test('Scimitar: not one beside it', () => expect(decloaked(600).offered()).toEqual([]));
