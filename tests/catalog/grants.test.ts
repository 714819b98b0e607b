import { describe, expect, test } from 'vitest';
import type { Upgrade } from '../../src/catalog/schemas/upgrade';
import { loadWords } from '../../src/catalog/words';
import { ACTION_KINDS, FACTIONS, SLOTS, STATS } from '../../src/engine/core/vocabulary';
import { chargesNeeded } from '../../src/engine/look/attack';
import { ACTION_NAMES, SLOT_NAMES } from '../../src/squads/names';
import { catalog, engine } from '../support/engine';

const words = await loadWords(FACTIONS);

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, the: 1, one: 1, two: 2 };
const anyOf = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|');
const ACTION = anyOf(ACTION_KINDS.map(action => ACTION_NAMES[action]));
const SLOT = anyOf(SLOTS.map(slot => SLOT_NAMES[slot]));
const COLORED = new RegExp(`\\b(?:white|red|purple) (?:${ACTION})\\b`, 'g');
const NAMED = new RegExp(`\\b(?:${ACTION})\\b`, 'g');
const SLOTTED = new RegExp(`\\b(an?|two|the) (${SLOT})\\b(?! action)`, 'g');
const STAT = new RegExp(`\\b(one|two) (?:(?:to|from) your )?(${STATS.join('|')}|shield)\\b`, 'g');

/** The pieces of a text in which it says what the card adds to the ship, or takes from it. */
const piecesOf = (text: string, verb: RegExp): string =>
  text
    .split(/[.;:]/)
    .filter(piece => verb.test(piece))
    .join('; ');
const ADDS = /\badds?\b|\byou have an? (?:white|red|purple)\b|\blinks? to\b/i;
const TAKES = /\btakes?\b(?= (?:an?|the|one|two) )/i;

const said = (text: string) => piecesOf(text, ADDS);
const unique = (all: readonly string[]) => [...new Set(all)].sort();

interface Given {
  readonly actions: readonly string[];
  readonly bases: readonly string[];
}

/** The actions of a card with their colours, links among them; and those that are there for their link. */
function givenBy({ grants }: Pick<Upgrade, 'grants'>): Given {
  const given = grants.flatMap(grant => (grant.kind === 'action' ? [grant.action] : []));
  const named = ({ action, color }: { action: keyof typeof ACTION_NAMES; color: string }) =>
    `${color} ${ACTION_NAMES[action]}`;
  return {
    actions: unique(given.flatMap(one => [named(one), ...(one.link ? [named(one.link)] : [])])),
    bases: unique(given.flatMap(one => (one.link ? [named(one)] : []))),
  };
}

/** Actions that a text and a card do not agree about. An action that only gains a link may be named without its colour. */
function disagreement(text: string, card: Pick<Upgrade, 'grants'>): readonly string[] {
  const { actions, bases } = givenBy(card);
  const told = unique(said(text).match(COLORED) ?? []);
  const named = said(text).match(NAMED) ?? [];
  const isTold = (one: string) => told.includes(one) || (bases.includes(one) && named.some(name => one.endsWith(name)));
  return [
    ...told.filter(one => !actions.includes(one)).map(one => `the words add a ${one}`),
    ...actions.filter(one => !isTold(one)).map(one => `the card adds a ${one}`),
  ];
}

const statsGiven = ({ grants }: Upgrade) =>
  grants.flatMap(grant => (grant.kind === 'stat' ? [`${grant.stat} ${grant.amount}`] : [])).sort();

function statsTold(text: string): readonly string[] {
  const told = (verb: RegExp, sign: number) =>
    [...piecesOf(text, verb).matchAll(STAT)].map(
      ([, count, stat]) => `${stat === 'shield' ? 'shields' : stat} ${sign * COUNTS[count!]!}`,
    );
  return [...told(/\badds\b/i, 1), ...told(TAKES, -1)].sort();
}

const slotsTold = (text: string, verb: RegExp) =>
  [...piecesOf(text, verb).matchAll(SLOTTED)].flatMap(([, count, slot]) =>
    Array.from({ length: COUNTS[count!]! }, () => slot!),
  );
const slotNames = (slots: Upgrade['addsSlots']) => slots.map(slot => SLOT_NAMES[slot]).sort();

describe('what the words say that a card adds, the card adds, and the other way round', () => {
  const cards = catalog.upgrades.map(card => ({ card, text: words.of(card.id) ?? '' }));

  test('actions with their colours and links', () => {
    expect(cards.filter(({ card }) => givenBy(card).actions.length > 0).length).toBeGreaterThan(50);
    const wrong = cards.flatMap(({ card, text }) => disagreement(text, card).map(what => `${card.id}: ${what}`));
    expect(wrong).toEqual([]);
  });

  test('hull, shields, agility and attack', () => {
    const adding = cards.filter(({ card, text }) => statsGiven(card).length + statsTold(text).length > 0);
    expect(adding.length).toBeGreaterThan(6);
    for (const { card, text } of adding) expect(statsTold(text), card.id).toEqual(statsGiven(card));
  });

  test('slots', () => {
    const adding = cards.filter(({ card }) => card.addsSlots.length + card.removesSlots.length > 0);
    expect(adding.length).toBeGreaterThan(10);
    for (const { card, text } of cards.filter(one => adding.includes(one) || /\bslots?\b/.test(said(one.text)))) {
      expect(slotsTold(text, ADDS).sort(), card.id).toEqual(slotNames(card.addsSlots));
      expect(slotsTold(text, TAKES).sort(), card.id).toEqual(slotNames(card.removesSlots));
    }
  });
});

test('a weapon costs as many charges as its words say', () => {
  const NUMBERS: Readonly<Record<string, number>> = { a: 1, the: 1, two: 2 };
  const weapons = catalog.upgrades.flatMap(({ id, weapon, charges }) =>
    weapon ? [{ ...weapon, ref: id, card: id, charges }] : [],
  );
  expect(weapons.filter(({ charges }) => charges).length).toBeGreaterThan(20);
  for (const { charges: _, ...weapon } of weapons) {
    const [, count] = /\bcosts (a|the|two) charges?\b/i.exec(words.of(weapon.card) ?? '') ?? [];
    expect(chargesNeeded(engine, weapon), weapon.card).toBe(count ? NUMBERS[count] : 0);
  }
});

describe('the comparison itself', () => {
  const grants: Upgrade['grants'] = [
    { kind: 'action', action: { action: 'focus', color: 'white', link: { action: 'jam', color: 'red' } } },
  ];

  test.each([
    ['Adds a white focus with a linked red jam.', []],
    ['Adds a red jam, linked to your focus.', []],
    ['Adds a white jam, linked to your focus.', ['the words add a white jam', 'the card adds a red jam']],
    ['Adds a white evade and a white focus with a linked red jam.', ['the words add a white evade']],
    ['After a red jam, gain a focus token.', ['the card adds a red jam', 'the card adds a white focus']],
  ])('%s', (text, wrong) => {
    expect(disagreement(text, { grants })).toEqual(wrong);
  });
});
