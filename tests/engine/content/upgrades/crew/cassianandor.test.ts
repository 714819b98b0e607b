import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (y: number) =>
  inStory('upgrade:cassianandor', {
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], dial: '1FB' }],
    p2: [{ pilot: 'academypilot', at: [400, y], dial: '2FB' }],
  });

test('Cassian Andor: a right guess of bearing and speed lets him set his dial anew', () => {
  const { game } = story(400).use('ship:B1');
  expect(game.asked('p1')).toBe('guessDial');
  game.choose('p1', 'guess:2FB');
  expect(game.offers('p1')).toContain('dial:ship:A1:3FW');
  expect(game.offers('p1')).not.toContain('dial:ship:A1:1FB');
  game.choose('p1', 'dial:ship:A1:3FW');
  expect(game.ship('A1').dial).toBe('3FW');
});

test('Cassian Andor: a wrong one only shows him the dial', () => {
  const { game } = story(400).use('ship:B1');
  game.choose('p1', 'guess:3FB');
  expect(game.offers('p1')).toEqual(['seen']);
  expect(game.state.pending[0]!.options[0]!.subject).toEqual({ kind: 'maneuver', maneuver: '2FB' });
  game.choose('p1', 'seen');
  expect([game.ship('A1').dial, game.events('dialShown')]).toEqual(['1FB', []]);
});

test('Cassian Andor: not at range 3', () => {
  expect(story(470).offered()).toEqual([]);
});
