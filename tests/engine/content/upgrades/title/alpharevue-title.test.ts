import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:alpharevue-title';
const DRONE = { pilot: 'tradefederationdrone' };
/** It engages first, and has nobody to attack. */
const AWAY = { heading: 180 };
const duel = (more: Parameters<typeof inDuel>[1]) =>
  inDuel(CARD, { on: 'wingman', third: AWAY, attacker: DRONE, rolls: 'hit hit / evade blank blank', ...more });

test('Alpha Revue: a Vulture with its target in the bullseye arc suffers a hit and cancels an evade', () => {
  const { game } = duel({}).attack().use();
  expect(game.damage('A1')).toHaveLength(1);
  expect(game.last('diceCanceled')).toMatchObject({ kind: 'defense' });
  expect(game.last('attackPerformed')).toMatchObject({ hit: true });
});

test('Alpha Revue: not outside the bullseye arc', () => {
  expect(
    duel({ defender: { at: [520, 480] } })
      .attack()
      .offered(),
  ).toEqual([]);
});

test('Alpha Revue: not a Vulture at range 3', () => {
  expect(
    duel({ third: { ...AWAY, at: [800, 300] } })
      .attack()
      .offered(),
  ).toEqual([]);
});

test('Alpha Revue: no other ship', () => {
  const told = duel({ attacker: {}, rolls: 'hit hit blank / evade blank blank' });
  expect(told.attack().offered()).toEqual([]);
});
