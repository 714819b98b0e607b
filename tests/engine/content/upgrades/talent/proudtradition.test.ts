import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:proudtradition';
const acts = (stress: number, flipped: readonly string[] = []) =>
  flying(CARD, { pilot: 'blackout', tokens: { stress }, dial: '2FW' as '2FB', flipped })
    .until('chooseAction')
    .game.offers('p1');

test('Proud Tradition: a focus action with two stress tokens, not with three', () => {
  expect(acts(2)).toEqual(['action:focus:white', 'pass']);
  expect(acts(3)).not.toContain('action:focus:white');
});
test('False Tradition: a focus action is red, and none while stressed', () => {
  expect(acts(0, ['proudtradition'])).toContain('action:focus:red');
  expect(acts(0, ['proudtradition'])).not.toContain('action:focus:white');
  expect(acts(1, ['proudtradition'])).not.toContain('action:focus:red');
});

const shot = (stress: number, focus: number) =>
  inDuel(CARD, {
    attacker: { pilot: 'blackout', tokens: { stress } },
    defender: { pilot: 'academypilot', tokens: { focus } },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();
test('Proud Tradition: after an attack while stressed the defender may spend a focus token to flip it', () => {
  const told = shot(1, 1);
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['focus', 'crit']);
  const { game } = told.use('focus');
  expect(game.last('cardFlipped')).toMatchObject({ ship: 'ship:A1', side: 1 });
  expect(game.tokens('B1')).toEqual({});
});
test('Proud Tradition: or suffer a crit', () => {
  const { game } = shot(1, 0).use('crit');
  expect(game.last('cardFlipped')).toMatchObject({ side: 1 });
  expect(game.ship('B1').damage).toHaveLength(1);
});
test('Proud Tradition: not after an attack without stress', () => expect(shot(0, 1).offered()).toEqual([]));
