import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

const shot = (tokens: object, weapon?: string) => {
  const told = inDuel('pilot:wrath', {
    attacker: { tokens },
    enemies: [{ pilot: 'academypilot', at: [517, 480], heading: 180 }],
  });
  const bullseye = told.game.offers('p1').filter(key => key.startsWith('target:ship:B1'));
  return told.attack(weapon ?? bullseye[bullseye.length - 1]!);
};

test('“Wrath”: a bullseye attack with a red token on it is followed by a bonus attack on another', () => {
  const { game } = shot({ stress: 1 }).use('ship:B2:primary:0');
  expect(game.last('attackDeclared')).toMatchObject({ defender: 'ship:B2', bonus: true });
});
test('“Wrath”: not without such a token', () => {
  expect(shot({ focus: 1 }).offered()).toEqual([]);
});
test('“Wrath”: not after an attack from another arc', () => {
  expect(shot({ stress: 1 }, 'target:ship:B2:primary:0').offered()).toEqual([]);
});

const whirlwind = (jam: number, heading = 180) =>
  inStory('pilot:whirlwind', {
    phase: 'engagement',
    p1: [{ pilot: 'whirlwind', at: [300, 300], tokens: { jam } }],
    p2: [
      { pilot: 'academypilot', at: [300, 480], heading },
      { pilot: 'academypilot', at: [360, 480], heading },
    ],
  });
test('“Whirlwind”: rid of jam tokens, a focus token for each enemy that has it in front', () => {
  const told = whirlwind(2);
  expect(told.offered()).toEqual(['lose:jam:1', 'lose:jam:2']);
  told.use('jam:2');
  expect(told.offered()).toEqual(['gain:focus:2']);
  expect(told.use().game.tokens('A1')).toEqual({ focus: 2 });
});
test('“Whirlwind”: either may be left, and who looks away does not count', () => {
  const told = whirlwind(1).leave().use();
  // The jam token that stayed takes one of them.
  expect(told.game.tokens('A1')).toEqual({ focus: 1 });
  expect(whirlwind(0, 0).offered()).toEqual([]);
});
