import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, heading = 180) =>
  inDuel('upgrade:airencracken-gunner', { on: 'defender', defender: { heading }, rolls }).attack();

test('Airen Cracken: hit, a deplete token for a shot back at the attacker', () => {
  const told = shot('hit blank blank / blank blank blank');
  expect(told.offered()).toEqual(['target:ship:A1:primary:0']);
  const { game } = told.use();
  expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:B1', defender: 'ship:A1', bonus: true });
  // The token takes one of the two dice, and goes.
  expect(
    game
      .events('diceRolled')
      .filter(({ kind }) => kind === 'attack')
      .at(-1)!.faces,
  ).toHaveLength(1);
});

test('Airen Cracken: not after a miss, nor with the attacker out of arc', () => {
  expect(shot('hit blank blank / evade blank blank').offered()).toEqual([]);
  expect(shot('hit blank blank / blank blank blank', 0).offered()).toEqual([]);
});
