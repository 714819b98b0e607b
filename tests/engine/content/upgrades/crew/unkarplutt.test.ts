import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flies = (side: 'friend' | 'enemy', y = 350) => {
  const other = { pilot: 'wedgeantilles', at: [300, y], heading: 180, dial: '2FB' } as const;
  const far = { pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' } as const;
  return inStory('upgrade:unkarplutt', {
    dice: ['blank'],
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FB' }, ...(side === 'friend' ? [other] : [])],
    p2: [far, ...(side === 'enemy' ? [other] : [])],
  });
};

test('Unkar Plutt (crew): having bumped into a friend, a hit suffered buys a white action', () => {
  const told = flies('friend');
  expect(told.offered()).toContain('action:focus:white');
  expect(told.offered().some(key => key.endsWith(':red'))).toBe(false);
  const { game } = told.use('action:focus:white');
  expect(game.about('A1', 'damageSuffered')).toMatchObject({ damage: 'hit' });
  expect(game.tokens('A1')).toEqual({ focus: 1 });
});

test('Unkar Plutt (crew): not after a full maneuver, nor into an enemy, which allows no more actions', () => {
  expect(flies('friend', 600).offered()).toEqual([]);
  expect(flies('enemy').offered()).toEqual([]);
});
