import { expect, test } from 'vitest';
import { plainText } from '../../../src/squads/io/plainText';
import { catalog } from '../../support/engine';
import { squadIn } from './reading';

const squad = squadIn({
  name: 'Odd Lot',
  faction: 'rebelalliance',
  description: 'Stay close.',
  pilots: [
    { id: 'redsquadronveteran', upgrades: { astromech: ['r2astromech'], talent: ['predator'], crew: ['trinket'] } },
    { id: 'garvendreis-battleofyavin' },
    { id: 'nobody' },
  ],
  obstacles: ['coreasteroid0', 'gascloud1', 'moon'],
});

test('a squad in plain words: cards by name, points of each ship and of all, obstacles', () => {
  expect(plainText(catalog, 'xwa50', squad).split('\n')).toEqual([
    'Odd Lot (Rebel Alliance)',
    '',
    'Red Squadron Veteran, T-65 X-wing: 10 points; loadout 10 of 10',
    '  R2 Astromech, Predator, Servomotor S-Foils, trinket (unknown card)',
    'Garven Dreis, T-65 X-wing: 12 points',
    '  Adv. Proton Torpedoes, R5-K6',
    'nobody (unknown pilot)',
    '',
    'Total: 22 of 50 points',
    'Obstacles: asteroid coreasteroid0, gas cloud gascloud1, moon',
    '',
    'Stay close.',
  ]);
});

test('the points are those of the point system', () => {
  expect(plainText(catalog, 'amg20', squad)).toContain('Total: 9 of 20 points');
  const jax = squadIn({ pilots: [{ id: 'carnorjax-legendsandrelics' }] });
  expect(plainText(catalog, 'amg20', jax)).toContain('Carnor Jax, TIE/in Interceptor: not in this point system');
  expect(plainText(catalog, 'amg20', jax)).toContain('Obstacles: none');
});
