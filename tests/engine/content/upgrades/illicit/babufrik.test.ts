import { expect, test } from 'vitest';
import { gains } from '../../../../../src/engine/core/gains';
import { inStep } from '../../../../../src/engine/rules/steps';
import { about, inStory } from '../../../../support/card';

const CARD = 'upgrade:babufrik';
const gaining = (token: 'stress' | 'jam' | 'focus', more: Partial<Parameters<typeof inStory>[1]> = {}) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: '4lom', at: [400, 300], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token, by: 'p1' }],
    ...more,
  });
const charges = ({ game }: ReturnType<typeof gaining>) => game.ship('A1').upgrades[0]!.charges;

test('Babu Frik: for a charge a red or orange token is laid on the card', () => {
  const told = gaining('stress').use();
  expect(told.game.tokens('A1')).toEqual({});
  expect(charges(told)).toBe(2);
  expect(told.game.state.notes.map(({ name }) => name)).toEqual(['stress']);
});
test('Babu Frik: left, it is gained; a green one is none of his', () => {
  expect(gaining('jam').leave().game.tokens('A1')).toEqual({ jam: 1 });
  expect(gaining('focus').game.tokens('A1')).toEqual({ focus: 1 });
});
const system = (spent: number) =>
  gaining('stress', {
    alone: undefined as never,
    phase: 'system',
    first: [
      ...Array.from({ length: spent }, () => ({ do: 'loseCharge', ship: 'ship:A1', card: CARD }) as const),
      {
        do: 'layNote',
        note: { by: { ship: 'ship:A1', source: CARD }, name: 'ion', on: null, until: 'game', frame: null },
      },
    ],
  });
test('Babu Frik: each System Phase with tokens here costs a charge', () => {
  const told = system(2);
  expect(charges(told)).toBe(0);
  expect(told.game.events('tokenGained')).toEqual([]);
});
test('Babu Frik: without one they are all gained', () => {
  const { game } = system(3);
  expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'ion' }]);
  expect(game.state.notes).toEqual([]);
});
test('Babu Frik: of two tokens gained at once the other still sets off what comes after gaining one', () => {
  const told = gaining('stress', {
    p1: [{ pilot: 'jekporkins', at: [400, 300] }],
    dice: ['blank'],
    first: [inStep('test', 'ship:A1', gains('ship:A1', 'stress', 2, 'p1'))],
  }).use();
  const porkins = about('pilot:jekporkins', told.leave().game);
  expect(porkins.offered()).toHaveLength(1);
  expect(porkins.use().game.tokens('A1')).toEqual({});
});
