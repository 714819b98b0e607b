import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

import { blockOf } from '../../../../support/duel';

const disarmed = (disarm: number) =>
  inDuel('upgrade:firstorderordnancetech-gunner', {
    attacker: { pilot: 'zetasquadronsurvivor', turret: 'front', tokens: { disarm } },
  }).game;

test('First Order Ordnance Tech: with one disarm token, the front weapon still fires', () => {
  expect(blockOf(disarmed(1), 'A1', 'B1', 'primary:0')).toBeNull();
});

test('First Order Ordnance Tech: not the turret, and not with two', () => {
  expect(blockOf(disarmed(1), 'A1', 'B1', 'primary:1')).toMatchObject({ kind: 'disarmed' });
  expect(blockOf(disarmed(2), 'A1', 'B1', 'primary:0')).toMatchObject({ kind: 'disarmed' });
});

const gaining = (token: 'disarm' | 'strain') =>
  inStory('upgrade:firstorderordnancetech-gunner', {
    alone: true,
    first: [{ do: 'gainToken', ship: 'ship:A1', token, by: 'p1' }],
    p1: [{ pilot: 'zetasquadronsurvivor', at: [457, 300] }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 800] }],
  }).game.tokens('A1');

test('First Order Ordnance Tech: a disarm token brings a calculate token, another does not', () => {
  expect(gaining('disarm')).toEqual({ disarm: 1, calculate: 1 });
  expect(gaining('strain')).toEqual({ strain: 1 });
});
