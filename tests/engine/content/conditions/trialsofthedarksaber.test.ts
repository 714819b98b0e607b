import { expect, test } from 'vitest';
import { about } from '../../../support/card';
import { conditionsOf } from '../../../support/conditions';
import { duel } from '../../../support/duel';
import type { Placed, Story } from '../../../support/scenario';

const CARD = 'condition:trialsofthedarksaber';
const trials = { conditions: [{ is: 'trialsofthedarksaber', from: 'A1', by: 'pilot:sabinewren' }] };
const strikes = (points: NonNullable<Story['points']>, range: 2 | 3 = 2, round = 2) =>
  about(
    CARD,
    duel({ attacker: trials, dice: ['crit', 'hit', 'blank', 'blank', 'blank', 'blank'], range, points, round }),
  ).attack();

test('Trials of the Darksaber: a crit costs the player ahead a point, which is laid on the card', () => {
  const { game } = strikes({ p1: 3, p2: 5 }).use();
  expect([game.points('p1'), game.points('p2')]).toEqual([3, 4]);
  expect(game.ship('A1').conditions[0]).toMatchObject({ points: 1 });
});

test('Trials of the Darksaber: not where that player is not ahead, nor beyond range 2', () => {
  expect(strikes({ p1: 3, p2: 3 }).offered()).toEqual([]);
  expect(strikes({ p1: 3, p2: 5 }, 3).offered()).toEqual([]);
});

const weak: Partial<Placed> = { ...trials, damage: ['-fuelleak', '-fuelleak'] };
const falls = (range: 2 | 3) =>
  about(CARD, duel({ defender: weak, dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'], range }))
    .attack()
    .until().game;

test('Trials of the Darksaber: whoever destroys the ship from range 0-2 takes the card', () => {
  expect(conditionsOf(falls(2), 'A1')).toEqual(['trialsofthedarksaber']);
  expect(conditionsOf(falls(3), 'A1')).toEqual([]);
});

test('Trials of the Darksaber: at the end of the game what lies on it is scored, and counts for who has won', () => {
  const { game } = strikes({ p1: 3, p2: 4 }, 2, 12).use();
  game.passUntil(null);
  expect(game.events('scored').at(-1)).toMatchObject({ player: 'p1', points: 1, reason: { kind: 'card' } });
  expect(game.state.outcome).toMatchObject({ winner: 'p1' });
});
