import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shipAbilitiesIn, slugOf } from '../../../src/catalog/shipAbility';
import { loadWords } from '../../../src/catalog/words';
import { cards } from '../../../src/engine/content';
import { PLAIN } from '../../../src/engine/content/plain';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { nameOf } from '../../../src/engine/look/abilityIndex';
import { engine } from '../../support/engine';
import { some } from '../../support/some';
import { importsOf, sourcesIn } from '../../support/sources';

const { catalog } = engine.rules;
const words = await loadWords(FACTIONS);
const MOST_LINES = 30;

const shipAbilities = new Map<string, string>(
  shipAbilitiesIn(catalog).map(name => [`shipAbility:${slugOf(name)}`, name] as const),
);
const isRule = (id: string) => id.startsWith('rule:');
const exists = (id: string): boolean =>
  isRule(id) ||
  catalog.hasPilot(id) ||
  catalog.hasUpgrade(id) ||
  catalog.hasCondition(id) ||
  catalog.hasDamageCard(id) ||
  shipAbilities.has(id);
const wordsOf = (id: string): string | null => {
  const ability = shipAbilities.get(id);
  return ability ? words.shipAbility(ability) : words.of(id);
};

/** Where a card's file should lie, by its id. */
function homeOf(id: string): RegExp {
  const [kind, name] = id.split(':') as [string, string];
  if (catalog.hasUpgrade(id)) return new RegExp(`^\\./upgrades/${catalog.upgrade(id).slot}/${name}\\.ts$`);
  if (catalog.hasPilot(id)) {
    return new RegExp(`^\\./pilots/${catalog.pilot(id).shipType.slice('shipType:'.length)}(/[a-z0-9-]+)?\\.ts$`);
  }
  const folder = { shipAbility: 'shipAbilities', condition: 'conditions', damage: 'damage', rule: 'rules' }[kind];
  return new RegExp(`^\\./${folder}/${name}\\.ts$`);
}

const contentSources = sourcesIn('src/engine/content').filter(({ path }) =>
  /content\/(pilots|upgrades|shipAbilities|conditions|damage)\//.test(path),
);
const tests = sourcesIn('tests/engine').map(({ path, text }) => ({ path, text }));

describe('the cards that are written', () => {
  const all = some(cards);

  test('each stands for a card that there is, in the file that its id names, and once', () => {
    expect(all.filter(({ card }) => !exists(card.id)).map(({ card }) => card.id)).toEqual([]);
    expect(all.filter(({ card, file }) => !homeOf(card.id).test(file)).map(({ file }) => file)).toEqual([]);
    const ids = all.map(({ card }) => card.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect([...PLAIN].filter(id => !exists(id) || ids.some(other => other === id))).toEqual([]);
  });

  test('no two abilities of a card have one name', () => {
    const twice = all.filter(({ card }) => new Set(card.abilities.map(nameOf)).size < card.abilities.length);
    expect(twice.map(({ card }) => card.id)).toEqual([]);
  });

  test('each has words for players', () => {
    const mute = all.filter(({ card }) => !isRule(card.id) && !wordsOf(card.id));
    expect(mute.map(({ card }) => card.id)).toEqual([]);
  });

  test('each has a test that names it, with a near miss', () => {
    const untold = all.filter(({ card }) => {
      if (isRule(card.id)) return false;
      const bare = card.id.slice(card.id.indexOf(':') + 1);
      const own = tests.filter(({ text }) => new RegExp(`['":/]${bare}['"\`]`).test(text));
      return !own.some(({ text }) => (text.match(/\b(test|it)(\.each)?\(/g) ?? []).length >= 2);
    });
    expect(untold.map(({ card }) => card.id)).toEqual([]);
  });

  test('a card’s file imports words and nothing else', () => {
    const strange = some(contentSources)
      .flatMap(importsOf)
      .filter(({ target }) => !/content\/words(\/|$)/.test(target));
    expect(strange.map(({ from, target }) => `${from} imports ${target}`)).toEqual([]);
  });

  test(`no card is longer than ${MOST_LINES} lines`, () => {
    const long = some(contentSources).flatMap(({ path }) =>
      readFileSync(path, 'utf8')
        .split(/^(?=export default|\s{2}card\()/m)
        .slice(1)
        .filter(part => part.trimEnd().split('\n').length > MOST_LINES && !part.startsWith('export default ['))
        .map(() => path),
    );
    expect(long).toEqual([]);
  });
});
