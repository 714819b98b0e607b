import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const system = (damage: readonly string[], dice: readonly ('hit' | 'crit' | 'blank')[] = []) =>
  inStory('upgrade:pelimotto', {
    phase: 'system',
    dice,
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FB', damage, tokens: { stress: 1 } }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Peli Motto: repairs by the action of a damage card in the System Phase, even stressed', () => {
  const { game } = system(['fuelleak']).use();
  expect(game.damage('A1')).toEqual(['-fuelleak']);
});

test('Peli Motto: then a hit repairs another Ship card', () => {
  const told = system(['damagedengine', 'fuelleak'], ['hit']).use();
  expect(told.use('use:upgrade:pelimotto').game.damage('A1')).toEqual(['-damagedengine', '-fuelleak']);
});

test('Peli Motto: a blank does nothing; and there must be a card with an action', () => {
  const told = system(['damagedengine', 'fuelleak'], ['blank']).use();
  expect(told.use('use:upgrade:pelimotto').game.damage('A1')).toContain('damagedengine');
  expect(system(['-fuelleak', 'damagedengine']).offered()).toEqual([]);
});
