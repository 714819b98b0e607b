import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

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
