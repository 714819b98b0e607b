import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:chancellorpalpatine';
const shot = (range: 2 | 3, force = 1, flipped: string[] = []) =>
  inDuel(CARD, {
    on: 'defender',
    range,
    defender: { force, flipped },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Chancellor Palpatine: after defending, a Force stresses an attacker at range 0-2', () => {
  const { game } = shot(2).use();
  expect(game.tokens('A1')).toEqual({ stress: 1 });
  expect(game.about('B1', 'forceSpent')).toMatchObject({ count: 1 });
});

test('Chancellor Palpatine: not at range 3, without Force, or as Darth Sidious', () => {
  const stressing = (told: ReturnType<typeof shot>) => told.offered().filter(key => !key.endsWith(':flip'));
  expect(stressing(shot(3))).toEqual([]);
  expect(stressing(shot(2, 0))).toEqual([]);
  expect(stressing(shot(2, 1, ['chancellorpalpatine']))).toEqual([]);
});

const ends = (flipped: string[]) =>
  inStory(CARD, {
    phase: 'end',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], flipped }],
    p2: [{ pilot: 'academypilot', at: [400, 800] }],
  });

test('Chancellor Palpatine: may be flipped in the End Phase, and never back', () => {
  expect(ends([]).use().game.ship('A1').upgrades[0]!.side).toBe(1);
  expect(ends(['chancellorpalpatine']).offered()).toEqual([]);
});

const coordinates = (side: 0 | 1, force = 1) => {
  const sidious = { upgrades: ['chancellorpalpatine'], flipped: side === 1 ? ['chancellorpalpatine'] : [] };
  return acting([
    { pilot: 'wedgeantilles', at: [400, 400], ...sidious, force: 1 },
    { pilot: 'lukeskywalker', at: [500, 400], force },
  ])
    .choose('p1', 'action:coordinate:purple', 'ship:A2', 'action:lock:white')
    .choose('p1', 'ship:A1');
};

test('Darth Sidious: a ship coordinated by the purple action is stressed, then focused or a Force richer', () => {
  const game = coordinates(1);
  expect(game.offers('p1')).toEqual(['gain a focus token', 'recover a Force']);
  game.choose('p1', 'recover a Force');
  expect([game.tokens('A2'), game.ship('A2').force]).toEqual([{ stress: 1 }, 2]);
  expect(coordinates(1, 2).tokens('A2')).toEqual({ focus: 1, stress: 1 });
});

test('Chancellor Palpatine: coordinates without that', () => {
  expect(coordinates(0).tokens('A2')).toEqual({});
});
