import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (tractored: readonly number[]) =>
  inDuel('upgrade:graviticdeflection', {
    on: 'defender',
    defender: { pilot: 'chertek', tokens: { tractor: tractored[0]! } },
    wingmen: [{ pilot: 'academypilot', at: [420, 420], tokens: { tractor: tractored[1]! } }],
    enemies: [{ pilot: 'academypilot', at: [800, 300], tokens: { tractor: 1 } }],
    rolls: 'hit hit hit / blank blank blank blank blank blank',
  }).attack();

test('Gravitic Deflection: as many rerolls as tractored ships in the attack arc, itself among them', () => {
  const { game } = shot([1, 1]).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', min: 1, max: 2 });
  game.pick('p2', ['die:0']);
  expect(game.happened()).toContain('diceRerolled');
});
test('Gravitic Deflection: one for one, none for a ship outside the arc', () => {
  expect(shot([0, 1]).use().game.state.pending[0]!.ask).toMatchObject({ max: 1 });
  expect(shot([0, 0]).offered()).toEqual([]);
});
