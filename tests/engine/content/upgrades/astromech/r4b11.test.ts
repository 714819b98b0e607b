import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (tokens: object, more: { attacker?: object; rolls?: string } = {}) =>
  inDuel('upgrade:r4b11', {
    attacker: more.attacker ?? {},
    defender: { tokens },
    rolls: more.rolls ?? 'hit hit hit / evade evade evade blank blank blank',
  }).attack();

test('R4-B11: a red or orange token of the defender, and any of its dice are rerolled', () => {
  const told = shot({ stress: 1, disarm: 1, evade: 1 });
  expect(told.offered().map(key => key.split(':').at(-2)!.split('+')[0])).toEqual(['disarm', 'stress']);
  const { game } = told.use('stress+ship:B1');
  game.pick('p1', ['die:0', 'die:2']);
  expect(game.last('diceRerolled')!.after).toEqual(['blank', 'evade', 'blank']);
  expect(game.about('B1', 'tokenRemoved')).toMatchObject({ token: 'stress', spent: false });
});

test('R4-B11: a lock on it will do, and one token an attack', () => {
  const told = shot({ stress: 1 }, { attacker: { locks: ['B1'] } });
  const { game } = told.use('lock');
  game.pick('p1', ['die:1']);
  expect(game.about('A1', 'lockBroken')).toMatchObject({ object: 'ship:B1', spent: false });
  expect(told.offered()).toEqual([]);
});

test('R4-B11: not without such a token', () => expect(shot({ focus: 1, evade: 1 }).offered()).toEqual([]));
