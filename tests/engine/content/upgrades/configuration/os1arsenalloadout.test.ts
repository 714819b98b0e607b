import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';

const CARD = 'upgrade:os1arsenalloadout';
const WING = { pilot: 'rhosquadronpilot', upgrades: ['protontorpedoes', 'ioncannon'], locks: ['B1'] } as const;
const TORPEDO = 'upgrade:protontorpedoes';
const block = (weapon: string, ship: object = {}) =>
  blockOf(inDuel(CARD, { attacker: { ...WING, tokens: { disarm: 1 }, ...ship } }).game, 'A1', 'B1', weapon);

test('Os-1 Arsenal Loadout: with one disarm token a torpedo flies at what is locked, and the lock stays', () => {
  expect(block(TORPEDO)).toBeNull();
  const fire = (disarm: number) =>
    inDuel(CARD, { attacker: { ...WING, tokens: { disarm } }, rolls: 'blank blank blank blank' })
      .attack(`target:ship:B1:${TORPEDO}`)
      .game.offers('p1');
  expect(fire(0)).toContain('mod:lock');
  expect(fire(1)).not.toContain('mod:lock');
});

test('Os-1 Arsenal Loadout: not with two tokens, not with other weapons', () => {
  const disarmed = { kind: 'disarmed' };
  expect(block(TORPEDO, { tokens: { disarm: 2 } })).toEqual(disarmed);
  expect([block('primary:0'), block('upgrade:ioncannon')]).toEqual([disarmed, disarmed]);
});
