import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (on: 'attacker' | 'defender', heading = 180) =>
  inDuel('upgrade:finn', {
    on,
    defender: { heading },
    rolls: 'hit hit hit / evade focus blank',
  }).attack();

test('Finn: a blank is added to his attack, and to his defense', () => {
  expect(shot('attacker').use().game.last('diceAdded')!.after).toEqual(['hit', 'hit', 'hit', 'blank']);
  expect(shot('defender').use().game.last('diceAdded')!.after).toEqual(['evade', 'focus', 'blank', 'blank']);
});

test('Finn: not against an attacker outside his front arc', () => {
  expect(shot('defender', 0).offered()).toEqual([]);
});

test('Finn: the added die can be rerolled', () => {
  const { game } = inDuel('upgrade:finn', { attacker: { locks: ['B1'] }, rolls: 'hit hit hit hit / blank blank blank' })
    .attack()
    .use();
  game.choose('p1', 'mod:lock').pick('p1', ['die:3']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'hit', 'hit']);
});

test('Finn: a remote that he attacks is an enemy ship to him', () => {
  const told = inDuel('upgrade:finn', {
    defender: { at: [800, 800] },
    devices: [{ is: 'sensorbuoy', at: [457, 480], owner: 'p2' }],
    rolls: 'hit hit hit',
  }).attack('target:token:1:primary:0');
  expect(told.offered()).toHaveLength(1);
});
