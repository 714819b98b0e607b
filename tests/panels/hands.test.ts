import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load';
import type { Automation } from '../../src/engine/core/table';
import { automation, cardsOfSquad, leftOf } from '../../src/panels/hands/hands';
import { handsNames, handsWords } from '../../src/panels/hands/words';
import { sourcesIn } from '../support/sources';

const NOT_WHOLE: Readonly<Record<string, Automation>> = {
  one: { is: 'byHand' },
  two: { is: 'byHand' },
  half: { is: 'partly', left: 'Its second sentence.' },
};
const left = (...ids: readonly string[]) =>
  leftOf(
    id => NOT_WHOLE[id] ?? { is: 'whole' },
    ids.map(id => ({ id, name: id.toUpperCase() })),
  );

test('what is left to hands is said in sentences, and what the table plays is not', () => {
  expect(left('played')).toEqual([]);
  expect(handsWords(left('played', 'one'))).toBe('The table does not play ONE: do what it says by hand.');
  expect(handsWords(left('one', 'two'))).toBe('The table does not play ONE and TWO: do what they say by hand.');
  expect(handsWords(left('half'))).toBe('The table plays HALF in part; by hand: Its second sentence.');
  expect(handsNames(left('one', 'played', 'half'))).toBe('ONE, HALF (in part)');
});

test('a squad has its pilots, their ships’ abilities, what is bought and what is printed, each once', async () => {
  const catalog = await loadCatalog(['rebelalliance']);
  const ships = [
    { pilot: 'pilot:bluesquadronescort', upgrades: ['upgrade:r2astromech'] },
    { pilot: 'pilot:bluesquadronescort', upgrades: ['upgrade:r2astromech'] },
    { pilot: 'pilot:lukeskywalker-swz106', upgrades: [] },
    { pilot: 'pilot:phoenixsquadronpilot', upgrades: [] },
  ] as const;
  const cards = cardsOfSquad(catalog, { name: '', faction: 'rebelalliance', obstacles: [], ships });
  const ids = cards.map(({ id }) => id);
  expect(ids.filter(id => id === 'upgrade:r2astromech')).toHaveLength(1);
  expect(ids).toEqual(
    expect.arrayContaining(['pilot:lukeskywalker-swz106', 'upgrade:instinctiveaim', 'shipAbility:vectoredthrusters']),
  );
});

test('the engine says which: a generic pilot needs no hands', async () => {
  const catalog = await loadCatalog(['rebelalliance']);
  const automationOf = await automation.load(catalog);
  expect(
    leftOf(automationOf, [catalog.pilot('pilot:banditsquadronpilot'), catalog.upgrade('upgrade:predator')]),
  ).toEqual([]);
});

test.each(['hands', 'squads', 'setup'])('panels/%s fetch the engine when they ask it, never with the page', folder => {
  const sources = sourcesIn(`src/panels/${folder}`);
  expect(sources.length).toBeGreaterThan(0);
  const heavy = sources.filter(({ text }) => /from '[./]*engine(\/(rules|content|index)\b.*)?'/.test(text));
  expect(heavy.map(({ path }) => path)).toEqual([]);
});
