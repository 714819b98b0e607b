import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const FIRESPRAY = { pilot: 'bountyhunter' };
const duel = (heading: number) =>
  inDuel('upgrade:marauder', { attacker: { ...FIRESPRAY, heading }, rolls: 'blank blank blank hit' });

test('Marauder: in a rear arc attack one die is rerolled', () => {
  const { game } = duel(180).attack('target:ship:B1:primary:1').use();
  game.pick('p1', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'blank', 'blank']);
});

test('Marauder: not in a front arc attack', () => expect(duel(0).attack().offered()).toEqual([]));
