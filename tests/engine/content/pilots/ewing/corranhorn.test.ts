import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Story } from '../../../../support/scenario';

const story = (x: number, devices: Story['devices'] = []) =>
  inStory('pilot:corranhorn', {
    phase: 'engagement',
    p1: [{ pilot: 'corranhorn', at: [457, 300] }],
    p2: [{ pilot: 'patrolleader', at: [x, 520] }],
    devices,
  });

test('Corran Horn: a bonus attack at initiative 0, and a disarm token as the next round begins', () => {
  const { game } = story(457).use();
  expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:A1', bonus: true });
  expect(game.last('initiativeReached')!.initiative).toBe(0);
  game.passUntil('setDials');
  expect(game.tokens('A1')).toEqual({ disarm: 1 });
  expect(game.state.notes).toEqual([]);
});

test('Corran Horn: left alone, no token', () => {
  const { game } = story(457).leave();
  expect(game.passUntil('setDials').tokens('A1')).toEqual({});
});

test('Corran Horn: not beside the bullseye', () => {
  expect(story(520).offered()).toEqual([]);
});

test('Corran Horn: a remote in the bullseye counts as a ship to him, one beside it does not', () => {
  const droid = (x: number) => story(700, [{ is: 'drk1probedroid', at: [x, 450], owner: 'p2' }]);
  const { game } = droid(457).use();
  expect(game.last('attackDeclared')).toMatchObject({ defender: 'token:1', bonus: true });
  expect(droid(520).offered()).toEqual([]);
});
