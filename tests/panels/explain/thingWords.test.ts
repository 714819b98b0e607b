import { expect, test } from 'vitest';
import { PRINTED_ARCS } from '../../../src/engine/core/vocabulary';
import { thingWords } from '../../../src/panels/explain/thingWords';
import { ENTRIES, entryOf } from '../../../src/rulebook';
import type { Thing } from '../../../src/store/explaining';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const { state } = scenario({
  p1: [{ pilot: 'redsquadronveteran', at: [400, 300] }],
  p2: [{ pilot: 'academypilot', at: [400, 600], heading: 180 }],
  rocks: [{ is: 'gascloud2', at: [700, 300] }],
  phase: 'planning',
});
const names = { game: state, rules: engine.rules };
const book = { entries: ENTRIES, entryOf };

const THINGS: readonly Thing[] = [
  { kind: 'ship', ship: 'ship:A1' },
  { kind: 'tag', ship: 'ship:A1' },
  { kind: 'token', ship: 'ship:A1', piece: 'stress', count: 2 },
  { kind: 'lock', ship: 'ship:B1', whose: 'theirs', mark: 'A1' },
  { kind: 'tow', ship: 'ship:A1' },
  { kind: 'rock', rock: 'rock:1' },
  { kind: 'template' },
  { kind: 'ring' },
  ...(['free', 'obstructed', 'blocked', 'lock'] as const).map(look => ({ kind: 'line', look }) as const),
  ...PRINTED_ARCS.map(arc => ({ kind: 'arc', arc }) as const),
];

test.each(THINGS)('$kind says what it is and what it does, and the rulebook tells more', thing => {
  const { name, says, entry } = thingWords(names, book, thing);
  expect(name).toMatch(/^[A-Z]/);
  expect(says).toMatch(/^[A-Z].*\.$/);
  expect(entryOf(entry)).not.toBeNull();
});

test('a ship with its numbers, a token with how many there are, a rock as what it is', () => {
  expect(thingWords(names, book, THINGS[0]!)).toMatchObject({
    name: 'A1 Red Squadron Veteran',
    says: expect.stringMatching(/T-65 X-wing of .+ Initiative 3, hull 4 of 4, shields 2 of 2/),
  });
  expect(thingWords(names, book, THINGS[2]!).name).toBe('Stress ×2 of A1 Red Squadron Veteran');
  expect(thingWords(names, book, THINGS[5]!)).toMatchObject({
    name: expect.stringMatching(/^Gas cloud/),
    entry: 'gas',
  });
});
