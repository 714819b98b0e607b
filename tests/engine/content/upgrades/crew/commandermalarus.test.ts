import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:commandermalarus';
const shot = (rolls: string, pilot = 'redsquadronveteran', third = {}) =>
  inDuel(CARD, { on: 'wingman', third, attacker: { pilot }, rolls }).attack();
const side = (told: ReturnType<typeof shot>) => told.until().game.ship('A2').upgrades[0]!.side;

test('Commander Malarus: a non-limited friend at range 0-1 rerolls a blank; if it misses, the card flips', () => {
  const missed = shot('blank focus focus / blank blank blank').use();
  missed.game.pick('p1', ['die:0']);
  expect(missed.game.last('diceRerolled')).toMatchObject({ dice: [0] });
  expect(side(shot('blank hit hit blank / blank blank blank').use())).toBe(0);
});

test('Commander Malarus: not flipped by a miss without it, nor for a limited ship, nor at range 2', () => {
  expect(side(shot('blank focus focus / evade evade evade').leave())).toBe(0);
  expect(shot('blank blank blank / evade evade evade', 'wedgeantilles').offered()).toEqual([]);
  expect(shot('blank focus focus / evade evade evade', 'redsquadronveteran', { at: [640, 300] }).offered()).toEqual([]);
});

test('Commander Malarus: flipped by a miss after it', () => {
  const told = shot('blank focus focus blank / evade evade evade').use();
  if (told.game.asked('p1') === 'rerollDice') told.game.pick('p1', ['die:0']);
  expect(side(told)).toBe(1);
});

const perfected = (stress: number, x = 457) =>
  inDuel(CARD, {
    attacker: { flipped: ['commandermalarus'], tokens: { stress }, at: [x, 300] },
    rolls: 'focus focus blank / blank blank blank',
  })
    .attack()
    .until().game;

test('Commander Malarus (Perfected): all focus become hits in the bullseye, for stress, and a hit with two of it', () => {
  const calm = perfected(0);
  expect(calm.events('diceChanged')[0]!.after).toEqual(['hit', 'hit', 'blank']);
  expect([calm.tokens('A1'), calm.about('A1', 'shieldLost')]).toEqual([{ stress: 1 }, undefined]);
  const pressed = perfected(1);
  expect(pressed.tokens('A1')).toEqual({ stress: 2 });
  expect(pressed.about('A1', 'shieldLost')).toBeDefined();
});

test('Commander Malarus (Perfected): not outside the bullseye', () => {
  const game = perfected(0, 500);
  expect([game.events('diceChanged'), game.tokens('A1')]).toEqual([[], {}]);
});
