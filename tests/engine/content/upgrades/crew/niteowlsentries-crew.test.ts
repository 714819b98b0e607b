import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const told = (at: readonly [number, number]) =>
  inStory('upgrade:niteowlsentries-crew', {
    phase: 'system',
    dice: ['crit'],
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FW' }],
    p2: [{ pilot: 'wedgeantilles', at, dial: '2FW' }],
  });

test('Nite Owl Sentries: three charges, and as the Activation Phase ends an enemy close by suffers a hit', () => {
  const { game } = told([300, 570]).use();
  game.passUntil('chooseAttack');
  expect(game.about('B1', 'damageSuffered')).toMatchObject({ damage: 'hit' });
  expect(game.ship('B1').shields).toBe(1);
});

test('Nite Owl Sentries: nobody beyond range 1, and nobody while a charge is left', () => {
  expect(told([300, 800]).use().game.passUntil('chooseAttack').events('diceRolled')).toEqual([]);
  expect(told([300, 570]).leave().game.passUntil('chooseAttack').events('diceRolled')).toEqual([]);
});
