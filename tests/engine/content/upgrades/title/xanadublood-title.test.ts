import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:xanadublood-title';
const ahead = { pilot: 'academypilot', at: [457, 700], dial: '2FB' } as const;
const decloaked = (x: number, how = 'boost:straight') => {
  const told = flying(
    CARD,
    { pilot: 'darkcourier', tokens: { cloak: 1 } },
    {
      phase: 'system',
      p2: [{ ...ahead, at: [x, 640] }],
    },
  );
  told.until('decloak').game.choose('p1', how);
  return told;
};

test('Xanadu Blood: after decloaking an enemy in the bullseye arc is strained', () => {
  const { game } = decloaked(457).use('ship:B1');
  expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'strain' });
});

test('Xanadu Blood: not one beside it', () => expect(decloaked(560).offered()).toEqual([]));
