import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load';
import { loadWords } from '../../src/catalog/words';
import { FACTIONS } from '../../src/engine/core/vocabulary';
import { rulesFrom } from '../../src/engine/rules/rules';
import { AUTOMATED, automatedWords } from '../../src/panels/automated';
import { counted } from '../../src/tools/cards/count';

test('the page and the README tell how many cards the table plays', async () => {
  const { cards } = counted(rulesFrom(await loadCatalog(FACTIONS)), await loadWords(FACTIONS));
  const now = { whole: cards.filter(({ is }) => is === 'whole').length, all: cards.length };
  expect(AUTOMATED).toEqual(now);
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(automatedWords(now));
});

test('as long as some are left to hands, the words say so', () => {
  expect(automatedWords({ whole: 1200, all: 1215 })).toBe(
    'Of the 1,215 cards that do something the table plays 1,200; the others carry the mark “by hand”.',
  );
  expect(automatedWords({ whole: 1215, all: 1215 })).toBe('The table plays all 1,215 cards that do something.');
});
