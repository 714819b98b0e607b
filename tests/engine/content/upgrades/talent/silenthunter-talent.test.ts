import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const decloaked = (x: number, y = 520) => {
  const told = inStory('upgrade:silenthunter-talent', {
    phase: 'system',
    p1: [{ pilot: 'whisper', at: [457, 200], tokens: { cloak: 1 }, dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [x, y], dial: '2FB' }],
  });
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('boost'))!);
  return told;
};

test('Silent Hunter: after decloaking, a lock on an enemy in the bullseye', () => {
  expect(decloaked(457).use().use().game.ship('A1').locks).toEqual(['ship:B1']);
});
test('Silent Hunter: not beside it, not beyond range 3', () => {
  expect(decloaked(510).offered()).toEqual([]);
  expect(decloaked(457, 880).offered()).toEqual([]);
});
