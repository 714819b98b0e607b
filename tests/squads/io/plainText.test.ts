import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/squads/io/plainText';
import { catalog } from '../../support/engine';
import { problemIn, reads, squadIn } from './reading';

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

describe('read back', () => {
  const text = plainText(catalog, 'xwa50', squad);

  test('as it went out, strangers and notes among it', () => {
    const read = reads(text);
    expect(read).toMatchObject({ profile: 'xwa50', made: 22 });
    expect(read.squad).toMatchObject({ name: 'Odd Lot', faction: 'rebelalliance', notes: 'Stay close.' });
    expect(read.squad.obstacles).toEqual(squad.obstacles);
    expect(read.squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades])).toEqual([
      ['pilot:redsquadronveteran', 'upgrade:r2astromech', 'upgrade:predator', 'upgrade:trinket'],
      ['pilot:garvendreis-battleofyavin'],
      ['pilot:nobody'],
    ]);
  });

  test('also where a chat has taken the margins, bent the quotation marks and ended lines its own way', () => {
    const chopper = squadIn({
      name: 'Ghost',
      faction: 'rebelalliance',
      pilots: [{ id: 'herasyndulla-vcx100lightfreighter', upgrades: { crew: ['chopper-crew'] } }],
    });
    const posted = plainText(catalog, 'xwa50', chopper)
      .replace(/^ +/gm, '')
      .replace(/[“”]/g, '"')
      .replaceAll('\n', '\r\n');
    expect(squadIn(posted).ships).toEqual(chopper.ships);
  });

  test('a name that two cards have is followed by the id of the one that is meant', () => {
    const han = (crew: string) =>
      squadIn({ faction: 'scumandvillainy', pilots: [{ id: 'hansolo', upgrades: { crew: [crew] } }] });
    const lines = ['maul', 'maul-crew'].map(id => plainText(catalog, 'amg20', han(id)).split('\n')[3]);
    expect(lines.filter(line => line?.includes('['))).toHaveLength(1);
    for (const id of ['maul', 'maul-crew']) {
      expect(squadIn(plainText(catalog, 'amg20', han(id))).ships[0]!.upgrades).toEqual([`upgrade:${id}`]);
    }
  });

  test('text that is not ours is no squad', () => {
    expect(problemIn('Odd Lot (Rebel Alliance)\n\nsee you on Friday')).toContain('no squad');
    expect(problemIn(text.replace('(Rebel Alliance)', '(Gungans)'))).toContain('no squad');
  });
});
