import { expect, test } from 'vitest';
import { engineOver } from '../../src/engine';
import { printOf } from '../../src/tools/same/prints';
import { engine } from '../support/engine';

/** The same cards, with the faces of the attack die in another order. */
const turned = engineOver({
  ...engine.rules,
  catalog: {
    ...engine.rules.catalog,
    dice: { ...engine.rules.catalog.dice, attack: engine.rules.catalog.dice.attack.toReversed() },
  },
});

test('a random game leaves the same print every time, and another game another one', () => {
  expect(printOf(engine, 4)).toBe(printOf(engine, 4));
  expect(printOf(engine, 4)).not.toBe(printOf(engine, 1));
});

test('where anything is another, so is the print', () => {
  expect(printOf(turned, 4)).not.toBe(printOf(engine, 4));
});

test('a game that breaks says so in its print, instead of ending the comparison', () => {
  const broken = engineOver({
    ...engine.rules,
    abilitiesOf: source => {
      if (source.startsWith('scenario:')) throw new Error('no such mission');
      return engine.rules.abilitiesOf(source);
    },
  });
  expect(printOf(broken, 4)).toBe('broken: no such mission');
});
