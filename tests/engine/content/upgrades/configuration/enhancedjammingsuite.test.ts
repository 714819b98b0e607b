import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { acting } from '../../../../support/flying';

const CARD = 'upgrade:enhancedjammingsuite';
const ACE = { pilot: '709thlegionace' } as const;
const defended = (attacker: object, defender: object = {}) =>
  inDuel(CARD, { on: 'defender', attacker, defender: { ...ACE, ...defender } }).attack();

test('Enhanced Jamming Suite: against an attacker without green tokens one more defense die, if it likes', () => {
  expect(rolled(defended({}).use().game, 'defense')).toBe(3);
  expect(rolled(defended({}).leave().game, 'defense')).toBe(2);
});

test('Enhanced Jamming Suite: not against a green token, unless a jammed ship is in the arc', () => {
  expect(defended({ tokens: { focus: 1 } }).offered()).toEqual([]);
  expect(defended({ tokens: { focus: 1 } }, { tokens: { jam: 1 } }).offered()).not.toEqual([]);
});

test('Enhanced Jamming Suite: it jams itself and friends at range 1, as an action or after a focus', () => {
  const p1 = [
    { ...ACE, at: [457, 300], dial: '2FB' },
    { pilot: 'darthvader', at: [540, 420], dial: '2FB' },
  ] as const;
  const { game } = acting(CARD, ACE, 'action:jam:white', { p1 });
  expect(game.offers('p1')).toEqual(['ship:A1', 'ship:A2']);
  expect(acting(CARD, ACE, 'action:focus:white', { p1 }).game.offers('p1')).toContain('action:jam:white');
});
test('Enhanced Jamming Suite: not a ship that is only allied, as by a broken trust', () => {
  const conditions = [{ is: 'brokentrust', from: 'B1', by: 'pilot:agenttierny' }] as const;
  const p1 = [
    { ...ACE, at: [457, 300], dial: '2FB' },
    { pilot: 'darthvader', at: [540, 420], dial: '2FB', conditions },
  ] as const;
  expect(acting(CARD, ACE, 'action:jam:white', { p1 }).game.offers('p1')).toEqual(['ship:A1']);
});
