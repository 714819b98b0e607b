import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:swivelwing';
const GAUNTLET = { pilot: 'shadowcollectiveoperator', at: [457, 300] } as const;
const UP = { flipped: ['swivelwing'] } as const;

test('Swivel Wing, down: after a stop it may turn, and flips with that', () => {
  const { game } = flying(CARD, { ...GAUNTLET, dial: '0OR' }).use('turn:left');
  expect(game.ship('A1').pose.heading).toBe(270);
  expect(game.last('cardFlipped')).toMatchObject({ side: 1 });
});

test('Swivel Wing, down: no turn, no flip; nothing after another maneuver', () => {
  const { game } = flying(CARD, { ...GAUNTLET, dial: '0OR' }).leave();
  expect(game.happened()).not.toContain('cardFlipped');
  expect(flying(CARD, GAUNTLET).offered()).toEqual([]);
});

test('Swivel Wing, up: a defense die fewer; it flips back after a full maneuver, but not after a stop', () => {
  const defense = (flipped: readonly string[]) =>
    rolled(
      inDuel(CARD, { on: 'defender', range: 3, defender: { ...GAUNTLET, at: [457, 600], flipped } }).attack().game,
      'defense',
    );
  expect(defense(UP.flipped)).toBe(defense([]) - 1);
  expect(
    flying(CARD, { ...GAUNTLET, ...UP })
      .use('flip')
      .game.last('cardFlipped'),
  ).toMatchObject({ side: 0 });
  expect(flying(CARD, { ...GAUNTLET, ...UP, dial: '0OR' }).offered()).toEqual([]);
});
