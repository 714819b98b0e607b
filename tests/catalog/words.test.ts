import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load';
import { abilitiesGranted } from '../../src/catalog/shipAbility';
import { loadWords, parseWords } from '../../src/catalog/words';
import { FACTIONS, OBSTACLE_KINDS } from '../../src/engine/core/vocabulary';
import { some } from '../support/some';
import { textOf } from './whole';

const catalog = await loadCatalog(FACTIONS);

const FOLDER = 'data/words';
const FILE = `${FOLDER}/damage.json`;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => file.replaceAll('\\', '/').replace('.json', ''))
  .sort();
const wordsIn = (name: string): Readonly<Record<string, string>> => JSON.parse(textOf(`${FOLDER}/${name}.json`));
const idsIn = (name: string): string[] => Object.keys(wordsIn(name));
const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(one => one.id);

const MOST_CHARACTERS = 320;

/** Limited, and yet with nothing but a ship ability or none at all. */
const WITHOUT_ABILITY: readonly string[] = [
  'pilot:autopilotdrone',
  'pilot:deathwatchwarrior',
  'pilot:mandalorianresistancepilot',
  'pilot:niteowlliberator',
];

describe('every card has its words, in the order of the data, and no words are without a card', () => {
  test.each([
    { name: 'conditions', ids: idsOf(catalog.conditions) },
    { name: 'damage', ids: idsOf(catalog.damageCards) },
    { name: 'devices', ids: idsOf(catalog.devices) },
    { name: 'obstacles', ids: [...OBSTACLE_KINDS] },
  ])('$name', ({ name, ids }) => {
    expect(idsIn(name)).toEqual(ids);
  });

  test('upgrades, each in the file of its faction', () => {
    expect(['common', ...FACTIONS].flatMap(name => idsIn(`upgrades/${name}`))).toEqual(idsOf(catalog.upgrades));
    expect(idsIn('upgrades/common')).toContain('upgrade:protontorpedoes');
    expect(idsIn('upgrades/resistance')).not.toContain('upgrade:protontorpedoes');
  });

  test('ship abilities, by the names that ships, pilots and upgrades print', () => {
    const printed = [
      ...[...catalog.shipTypes, ...catalog.pilots].flatMap(one => one.shipAbility ?? []),
      ...catalog.upgrades.flatMap(abilitiesGranted),
    ];
    expect(idsIn('shipAbilities').sort()).toEqual([...new Set(printed)].sort());
  });
});

describe.each(FACTIONS)('pilots of %s', faction => {
  const pilots = catalog.pilots.filter(one => one.faction === faction);

  test('a limited pilot has an ability, a generic one may', () => {
    const written = idsIn(`pilots/${faction}`);
    const silent = idsOf(pilots.filter(one => one.limited > 0)).filter(id => !written.includes(id));
    expect(silent).toEqual(WITHOUT_ABILITY.filter(id => idsOf(pilots).includes(id)));
    expect(idsOf(pilots).filter(id => written.includes(id))).toEqual(written);
  });
});

describe.each(files)('%s', name => {
  const texts = Object.entries(wordsIn(name));

  test('short sentences without icons', () => {
    expect(texts.filter(([, text]) => text.length > MOST_CHARACTERS)).toEqual([]);
    expect(texts.filter(([, text]) => !text.endsWith('.'))).toEqual([]);
    expect(texts.filter(([, text]) => /[[\]<>{}]|\s\s|^\s|\bErrata\b/.test(text))).toEqual([]);
  });

  test('one text a line', () => {
    expect(textOf(`${FOLDER}/${name}.json`).trimEnd().split('\n')).toHaveLength(texts.length + 2);
  });
});

describe('loading', () => {
  test('every file is read by somebody', async () => {
    const words = await loadWords(FACTIONS);
    const byId = files.filter(name => name !== 'shipAbilities' && name !== 'obstacles');
    for (const [id, text] of some(byId.flatMap(name => Object.entries(wordsIn(name)))))
      expect(words.of(id), id).toBe(text);
  });

  test('without a faction there are the words that every game needs, but none of a faction', async () => {
    const words = await loadWords([]);
    expect(words.of('upgrade:protontorpedoes')).toBe('Costs a charge. Change one hit to a critical hit.');
    expect(words.of('damage:directhit')).toBe('Suffer one hit, then repair this card.');
    expect(words.of('condition:hunted')).toContain('pass this condition on');
    expect(words.of('device:protonbomb')).toContain('one critical hit');
    expect(words.obstacle('gas')).toContain('ion token');
    expect(words.of('upgrade:greedo')).toBeNull();
  });

  test('a ship ability goes by its name, and a name is no id', async () => {
    const words = await loadWords([]);
    expect(words.shipAbility('Linked Battery')).toBe('Your cannon attacks roll one more die.');
    expect(words.of('Linked Battery')).toBeNull();
    expect(words.shipAbility('Unlinked Battery')).toBeNull();
    expect(words.shipAbility('constructor')).toBeNull();
  });

  test('a faction brings its own words and none of another', async () => {
    const words = await loadWords(['scumandvillainy']);
    expect(words.of('pilot:fennrau')).toEqual(wordsIn('pilots/scumandvillainy')['pilot:fennrau']);
    expect(words.of('pilot:howlrunner')).toBeNull();
    expect(words.of('upgrade:r5tk')).toBe('You may attack friendly ships.');
    expect(words.of('upgrade:niennunb')).toBeNull();
  });

  test.each([
    { text: 'Suffer one hit.', length: 15 },
    { text: 'x'.repeat(400), length: 400 },
  ])('a text of $length characters is read', ({ text }) => {
    expect(parseWords(FILE, { 'damage:directhit': text })).toEqual({ 'damage:directhit': text });
  });

  test.each([
    { raw: { 'damage:directhit': 'x'.repeat(401) }, problem: 'damage:directhit: expected string of at most 400' },
    { raw: { 'damage:directhit': '' }, problem: 'damage:directhit: expected string of at least 1' },
    { raw: { 'damage:directhit': 1 }, problem: 'damage:directhit: expected string, got 1' },
    { raw: [], problem: 'record: expected record' },
  ])('what is no list of texts is refused: $problem', ({ raw, problem }) => {
    expect(() => parseWords(FILE, raw)).toThrow(`${FILE}: ${problem}`);
  });
});
