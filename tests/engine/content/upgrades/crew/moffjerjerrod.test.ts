import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const system = (tokens = {}) =>
  inStory('upgrade:moffjerjerrod', {
    phase: 'system',
    p1: [
      { pilot: 'omicrongrouppilot', at: [300, 100], dial: '2FW', tokens: { stress: 1 } },
      { pilot: 'academypilot', at: [700, 200], dial: '2FW', tokens },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Moff Jerjerrod: two charges and a template: friends boost with that one, as a red action', () => {
  const told = system();
  expect(told.offered()).toHaveLength(3);
  const { game } = told.use('1bankRight');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  told.use('ship:A2');
  expect(game.offers('p1')).toHaveLength(1);
  game.choose('p1', game.offers('p1')[0]!);
  expect(game.last('shipMoved')).toMatchObject({ ship: 'ship:A2', how: 'boost' });
  expect(game.ship('A2').pose.x).toBeGreaterThan(700);
  expect(game.tokens('A2')).toEqual({ stress: 1 });
  expect(game.state.notes).toEqual([]);
});

test('Moff Jerjerrod: nobody who is stressed', () => {
  const told = system({ stress: 1 }).use('1straight');
  expect(told.game.events('shipMoved')).toEqual([]);
  expect(told.offered()).toEqual([]);
});
