import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

import { rolled } from '../../../../support/duel';

const shot = (third: object, attacker: object = {}) =>
  inDuel('upgrade:seventhfleetgunner', { on: 'wingman', third, attacker, rolls: 'hit hit hit hit hit' }).attack();

test('Seventh Fleet Gunner: a charge for one more die of another friend', () => {
  const { game } = shot({}).use();
  expect(rolled(game, 'attack')).toBe(4);
  expect(game.ship('A2').upgrades[0]!.charges).toBe(0);
});

test('Seventh Fleet Gunner: not with the defender outside the firing arc, nor for its own attack', () => {
  expect(shot({ heading: 180 }).offered()).toEqual([]);
  expect(inDuel('upgrade:seventhfleetgunner').attack().offered()).toEqual([]);
});

test('Seventh Fleet Gunner: four dice at most', () => {
  const told = inDuel('upgrade:seventhfleetgunner', {
    on: 'wingman',
    range: 1,
    third: { at: [520, 300] },
    rolls: 'hit hit hit hit hit',
  }).attack();
  expect(rolled(told.use().game, 'attack')).toBe(4);
});

const inSystem = (lost: number) =>
  inStory('upgrade:seventhfleetgunner', {
    phase: 'system',
    first: Array.from({ length: lost }, () => ({
      do: 'loseCharge' as const,
      ship: 'ship:A1' as const,
      card: 'upgrade:seventhfleetgunner' as const,
    })),
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('Seventh Fleet Gunner: in the System Phase a disarm token brings the charge back, if it is spent', () => {
  const { game } = inSystem(1).use();
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ disarm: 1 }, 1]);
  expect(inSystem(0).offered()).toEqual([]);
});
