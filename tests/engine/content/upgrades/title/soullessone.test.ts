import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const duel = (heading: number) =>
  inDuel('upgrade:soullessone', {
    on: 'defender',
    defender: { pilot: 'skakoanace', heading },
    rolls: 'hit blank blank / blank blank evade',
  }).attack();

test('Soulless One: against an attacker outside its firing arc one die is rerolled', () => {
  const { game } = duel(0).use();
  game.pick('p2', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank']);
});

test('Soulless One: not against one inside', () => expect(duel(180).offered()).toEqual([]));
