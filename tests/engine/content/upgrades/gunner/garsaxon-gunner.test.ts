import { expect, test } from 'vitest';
import { lockTargets } from '../../../../../src/engine/rules/actions/possible';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { engine } from '../../../../support/engine';

const shot = (tokens: object, range: 1 | 2 = 2) =>
  inDuel('upgrade:garsaxon-gunner', {
    range,
    attacker: { pilot: '104thbattalionpilot' },
    defender: { tokens },
    rolls: 'hit hit hit hit hit',
  }).attack();

test('Gar Saxon: a red or orange token of the defender for one more die', () => {
  const told = shot({ stress: 1, disarm: 1, focus: 1 });
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['disarm', 'stress']);
  const { game } = told.use('disarm');
  expect(rolled(game, 'attack')).toBe(4);
  expect(game.about('B1', 'tokenRemoved')).toMatchObject({ token: 'disarm', spent: false });
});

test('Gar Saxon: four dice at most; and not without such a token', () => {
  expect(rolled(shot({ stress: 1 }, 1).use().game, 'attack')).toBe(4);
  expect(shot({ focus: 1 }).offered()).toEqual([]);
});

test('Gar Saxon: locks only what is before or behind, by the action', () => {
  const { game } = inStory('upgrade:garsaxon-gunner', {
    phase: 'engagement',
    rocks: [{ is: 'coreasteroid0', at: [300, 300] }],
    p1: [{ pilot: '104thbattalionpilot', at: [457, 300] }],
    p2: [
      { pilot: 'academypilot', at: [457, 480] },
      { pilot: 'academypilot', at: [620, 300] },
      { pilot: 'academypilot', at: [457, 120] },
    ],
  });
  const table = { state: game.state, rules: engine.rules };
  const free = lockTargets(table, game.ship('A1')).filter(({ blocked }) => !blocked);
  expect(free.map(({ target }) => target).sort()).toEqual(['ship:B1', 'ship:B3']);
});
