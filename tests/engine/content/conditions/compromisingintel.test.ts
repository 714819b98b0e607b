import { expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';
import { scenario } from '../../../support/scenario';

const INTEL = [{ is: 'compromisingintel', from: 'B1', by: 'pilot:vimoradi' }];
const attacking = (pilot: string) =>
  duel({
    attacker: { conditions: INTEL, tokens: { focus: 1 } },
    defender: { pilot },
    dice: ['focus', 'focus', 'hit', 'blank', 'blank'],
  }).choose('p1', PRIMARY);

test('Compromising Intel: no focus token is spent in an attack on Vi Moradi', () => {
  expect(attacking('vimoradi').offers('p1')).not.toContain('mod:focus');
});

test('Compromising Intel: against another it is', () => {
  expect(attacking('academypilot').offers('p1')).toContain('mod:focus');
});

test.each([
  [3, 1],
  [4, 0],
])('Compromising Intel: the dial in the System Phase, with her at range %i: %i times', (range, times) => {
  const game = scenario({
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [400, 100], dial: '2FB', conditions: INTEL }],
    p2: [{ pilot: 'vimoradi', at: [400, 60 + range * 100], dial: '2FB' }],
  });
  expect(game.events('dialShown')).toHaveLength(times);
});
