import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (roll: 'hit' | 'crit', damage: readonly string[]) =>
  inStory('upgrade:novicetechnician', {
    phase: 'end',
    dice: [roll],
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], damage }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Novice Technician: repairs a faceup card of his choice', () => {
  const told = ends('crit', ['damagedengine', 'structuraldamage']);
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use();
  expect(game.last('damageRepaired')).toMatchObject({ card: 'damage:damagedengine' });
  expect(game.damage('A1')).toEqual(['-damagedengine', 'structuraldamage']);
});

test('Novice Technician: on a hit a card is exposed, even the one just repaired', () => {
  expect(ends('hit', ['damagedengine']).use().game.last('damageExposed')).toMatchObject({
    card: 'damage:damagedengine',
  });
});

test('Novice Technician: nothing faceup, nothing to do', () => {
  expect(ends('hit', ['-damagedengine']).offered()).toEqual([]);
});
