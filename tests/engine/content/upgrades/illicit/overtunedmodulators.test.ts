import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:overtunedmodulators';
const system = (stress: number) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [400, 100], tokens: { stress }, dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });
const ending = (charged: boolean) =>
  inStory(CARD, {
    phase: 'end',
    p1: [{ pilot: 'wedgeantilles', at: [400, 100], tokens: { focus: 1, calculate: 2, jam: 0, disarm: 1 } }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: charged ? [] : [{ do: 'spendCharge', ship: 'ship:A1', card: CARD }],
  }).game.tokens('A1');

test('Overtuned Modulators: the charge for three calculate tokens, unless stressed', () => {
  const { game } = system(0).use();
  expect(game.tokens('A1')).toEqual({ calculate: 3 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  expect(system(1).offered()).toEqual([]);
});
test('Overtuned Modulators: once it is spent, each green token removed in the End Phase strains', () => {
  expect(ending(false)).toEqual({ strain: 3 });
});
test('Overtuned Modulators: none while it is charged', () => expect(ending(true)).toEqual({}));
