import { describe, expect, test } from 'vitest';
import type { Squad } from '../../src/engine/core/setup';
import type { Made } from '../../src/squads/changed';
import { problemsOf } from '../../src/squads/legal';
import { pointsOf } from '../../src/squads/points';
import { isOnlyChanged, sentencesOf } from '../../src/squads/problem';
import { readyMade } from '../../src/squads/readyMade/readyMade';
import { catalog } from '../support/engine';

type Ship = readonly [pilot: string, ...upgrades: string[]];

const squadOf = (...ships: readonly Ship[]): Squad =>
  readyMade('rebelalliance', 'Test', '', ships, ['gascloud1', 'gascloud2', 'gascloud3']).squad;
const problems = (squad: Squad, made?: Made) => problemsOf(catalog, 'amg20', made ? { ...squad, made } : squad);

describe('a squad that is too dear today', () => {
  const dear = squadOf(['lukeskywalker'], ['wedgeantilles'], ['corranhorn-t65xwing'], ['thanekyrell'], ['jekporkins']);
  const today = pointsOf(catalog, 'amg20', dear);

  test('and was not when it was made: points have changed', () => {
    expect(today).toBeGreaterThan(20);
    const found = problems(dear, { profile: 'amg20', points: 20 });
    expect(found).toEqual([
      {
        kind: 'pointsChanged',
        words: `Points have changed since this squad was made: it cost 20 then and costs ${today} now. The limit is 20.`,
      },
    ]);
    expect(isOnlyChanged(found)).toBe(true);
  });

  test.each<[string, Made | undefined]>([
    ['it does not say what it cost', undefined],
    ['it was too dear from the beginning', { profile: 'amg20', points: today - 1 }],
    ['its price was that of the other point system', { profile: 'xwa50', points: 20 }],
    ['it costs what it cost', { profile: 'amg20', points: today }],
  ])('where %s, it costs too much', (_, made) => {
    const found = problems(dear, made);
    expect(found.map(({ kind }) => kind)).toEqual(['points']);
    expect(isOnlyChanged(found)).toBe(false);
  });
});

describe('cards for more than the loadout', () => {
  const heavy = squadOf(
    ['wesjanson', 'protontorpedoes', 'predator', 'r2d2', 'shieldupgrade'],
    ['banditsquadronpilot'],
    ['banditsquadronpilot'],
  );
  const today = pointsOf(catalog, 'amg20', heavy);

  test('may come from other points as well', () => {
    const found = problems(heavy, { profile: 'amg20', points: today - 1 }).filter(one => one.kind === 'pointsChanged');
    expect(found[0]!.words).toMatch(/^Changed since this squad was made: Wes Janson carries cards for/);
  });

  test('are a problem where the squad costs what it cost', () => {
    const kinds = problems(heavy, { profile: 'amg20', points: today }).map(({ kind }) => kind);
    expect(kinds).toContain('loadout');
    expect(kinds).not.toContain('pointsChanged');
  });

  test('stay beside what no change of points explains', () => {
    const twice = squadOf(['wesjanson'], ['wesjanson'], ['banditsquadronpilot']);
    const found = problems(twice, { profile: 'amg20', points: 3 });
    expect(found.map(({ kind }) => kind)).toEqual(['limited']);
    expect(isOnlyChanged(found)).toBe(false);
  });
});

test('a sentence that fits several ships is said once', () => {
  const squad = squadOf(
    ['banditsquadronpilot', 'trinket'],
    ['banditsquadronpilot', 'trinket'],
    ['banditsquadronpilot', 'gizmo'],
  );
  expect(problems(squad)).toHaveLength(3);
  expect(sentencesOf(problems(squad))).toEqual(
    ['trinket', 'gizmo'].map(
      id => `No card ${id} is known for this faction: it keeps its place, and stays out of games.`,
    ),
  );
});
