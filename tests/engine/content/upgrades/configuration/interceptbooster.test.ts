import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:interceptbooster';
const TRI = { pilot: 'colicoidinterceptor' } as const;
const OFF = { ...TRI, flipped: ['interceptbooster'] } as const;
const slams = (ship: Parameters<typeof flying>[1]) =>
  flying(CARD, ship)
    .until('chooseAction')
    .game.offers('p1')
    .filter(key => key.includes('slam'));

test('Intercept Booster, attached: SLAMs, and in the System Phase a disarm token or off with it', () => {
  expect(slams(TRI)).toEqual(['action:slam:white']);
  const told = flying(CARD, TRI, { phase: 'system' });
  expect(told.offered()).toEqual([`use:${CARD}:disarm`, `use:${CARD}:flip`]);
  expect(told.use('disarm').game.tokens('A1')).toEqual({ disarm: 1 });
  const { game } = flying(CARD, TRI, { phase: 'system' }).use('flip');
  expect([game.tokens('A1'), game.last('cardFlipped')?.side]).toEqual([{}, 1]);
});

test('Intercept Booster, detached: no SLAM and no token', () => {
  expect(slams(OFF)).toEqual([]);
  expect(flying(CARD, OFF, { phase: 'system' }).offered()).toEqual([]);
});

test('Intercept Booster: falls off as the round ends in which its last charge is lost', () => {
  const rounds = (left: number) => {
    const { game } = flying(CARD, TRI, {
      phase: 'end',
      first: Array.from({ length: 3 - left }, () => ({ do: 'loseCharge', ship: 'ship:A1', card: CARD })),
    });
    return game.events('cardFlipped').length;
  };
  expect([rounds(2), rounds(1)]).toEqual([0, 1]);
});
