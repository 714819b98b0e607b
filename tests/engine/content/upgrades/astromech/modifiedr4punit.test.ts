import { describe, expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

describe.each(['modifiedr4punit-astromech', 'modifiedr4punit-legendsandrelics'])('%s', id => {
  const story = (dial: '4KR' | '3FW') =>
    inStory(`upgrade:${id}`, {
      phase: 'activation',
      p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial, tokens: { stress: 1 } }],
      p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
    });
  test('the charge makes any red maneuver easier, so that a stressed ship can fly it', () => {
    const { game } = story('4KR').use();
    expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('4KW');
    expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });
  test('not what is white', () => expect(story('3FW').offered()).toEqual([]));
});
