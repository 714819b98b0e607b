import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const coordinated = (card: string) => {
  const { game } = inStory(card, {
    alone: true,
    p1: [
      { pilot: 'wedgeantilles', at: [457, 300] },
      { pilot: 'jakefarrell', at: [600, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 500] }],
    first: [
      { do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['coordinate'], as: null, evenWhileStressed: false },
    ],
  });
  return game.choose('p1', 'action:coordinate:white').choose('p1', 'ship:A2').offers('p1');
};

test('Squad Leader: whom it coordinates performs only what is on its own bar', () => {
  expect(coordinated('upgrade:squadleader')).toEqual([
    'action:focus:white',
    'action:lock:white',
    'action:barrelRoll:white',
    'pass',
  ]);
});
test('Squad Leader: without it, all of its own', () => {
  expect(coordinated('upgrade:crackshot')).toContain('action:boost:white');
});
