import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:repulsorliftstabilizers';
const HMP = { pilot: 'baktoiddrone' } as const;
const ACTIVE = { ...HMP, flipped: ['repulsorliftstabilizers'] } as const;
const difficulty = (ship: Parameters<typeof flying>[1]) =>
  flying(CARD, ship).until('chooseAction').game.about('A1', 'difficultyChecked')!.difficulty;

test('Repulsorlift Stabilizers, inactive: straights are easier, and after a full maneuver it may flip', () => {
  expect(difficulty({ ...HMP, dial: '3FW' })).toBe('blue');
  expect(flying(CARD, HMP).use('flip').game.last('cardFlipped')).toMatchObject({ side: 1 });
});

test('Repulsorlift Stabilizers, inactive: banks are as they are; active, straights too', () => {
  expect(difficulty({ ...HMP, dial: '2BW' })).toBe('white');
  expect(difficulty({ ...ACTIVE, dial: '3FW' })).toBe('white');
});

test('Repulsorlift Stabilizers, active: a turn slips sideways, and then it flips', () => {
  const { game } = flying(CARD, { ...ACTIVE, dial: '2TB' }).until('chooseAction');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ slips: true });
  expect(game.events('cardFlipped').map(({ side }) => side)).toEqual([0]);
});

test('Repulsorlift Stabilizers, active: after a straight it may flip', () => {
  expect(
    flying(CARD, { ...ACTIVE, dial: '2FB' })
      .leave()
      .game.happened(),
  ).not.toContain('cardFlipped');
  expect(
    flying(CARD, { ...ACTIVE, dial: '2FB' })
      .use('flip')
      .game.last('cardFlipped'),
  ).toMatchObject({ side: 0 });
});
