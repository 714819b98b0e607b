import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:enduring';
const left = (at: readonly [number, number]) =>
  inDuel(CARD, { on: 'defender', defender: { at }, rolls: 'hit crit blank / evade blank blank' })
    .attack()
    .until()
    .game.last('resultsNeutralized')!.attack;

test('Enduring: outside the bullseye an evade cancels the crit first', () => expect(left([510, 500])).toEqual(['hit']));
test('Enduring: in the bullseye, the hit', () => expect(left([457, 500])).toEqual(['crit']));

const struck = (rolls: string, pilot = 'hortonsalm') =>
  inDuel(CARD, {
    on: 'defender',
    defender: { pilot, shields: 0, tokens: { stress: 1 } },
    rolls,
    deck: { p2: ['structuraldamage'] },
  }).attack();
test('Enduring: after a crit a red focus, even stressed; no calculate that is not on the bar', () => {
  const told = struck('crit blank blank / blank blank blank');
  expect(told.offered()).toEqual(['action:focus:red']);
  expect(told.use().game.tokens('B1')).toEqual({ stress: 2, focus: 1 });
});
test('Enduring: not after a hit', () => expect(struck('hit blank blank / blank blank blank').offered()).toEqual([]));
