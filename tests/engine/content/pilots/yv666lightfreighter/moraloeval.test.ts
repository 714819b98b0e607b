import { expect, test } from 'vitest';
import { scenario } from '../../../../support/scenario';

const leaving = (charges: number) =>
  scenario({
    p1: [
      { pilot: 'moraloeval', at: [860, 400], heading: 90, dial: '2FB', charges },
      { pilot: 'tansariipointveteran', at: [200, 100], dial: '2FB' },
    ],
    p2: [{ pilot: 'academypilot', at: [200, 800], dial: '2FB' }],
  }).passUntil(charges > 0 ? 'mayUse' : 'setDials');

test('Moralo Eval: a charge puts him in reserve, and at the next Planning Phase he comes back by that edge', () => {
  const game = leaving(1).choose('p1', 'use:pilot:moraloeval');
  expect(game.ship('A1')).toMatchObject({ where: 'reserve', charges: 0 });
  game.passUntil('deploy');

  expect(game.state).toMatchObject({ phase: 'planning', round: 2 });
  expect(game.refusal('p1', { option: 'place:ship:A1', pose: { x: 100, y: 400, heading: 270 } })).not.toBeNull();
  game.place('p1', 'place:ship:A1', { x: 860, y: 300, heading: 270 });
  expect(game.ship('A1').where).toBe('table');
  expect(game.state.notes).toEqual([]);
});

test('Moralo Eval: left, or without a charge, he flees', () => {
  expect(leaving(1).choose('p1', 'pass').last('shipFled')).toMatchObject({ ship: 'ship:A1' });
  expect(leaving(0).last('shipFled')).toMatchObject({ ship: 'ship:A1' });
});
