import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

describe.each([
  ['hopeful', ['action:focus:white', 'action:boost:white']],
  ['disciplined', ['action:lock:white', 'action:barrelRoll:white']],
] as const)('%s', (id, actions) => {
  /** B1 shoots A1 down; A2 has the card. */
  const fallen = (attacker: { readonly pilot: string; readonly upgrades?: readonly string[] }, x = 520) => {
    const told = inDuel(`upgrade:${id}`, {
      on: 'wingman',
      attacker: { damage: ['-stunnedpilot', '-stunnedpilot'], ...attacker },
      defender: { pilot: 'soontirfel', heading: 180 },
      third: { pilot: 'academypilot', at: [x, 300] },
      rolls: 'hit hit blank / blank blank blank',
    });
    told.game.choose('p2', 'target:ship:A1:primary:0');
    return told;
  };
  test('an action after a limited friend is destroyed', () => {
    expect(fallen({ pilot: 'nightbeast' }).offered()).toEqual(actions);
  });
  test('or one with the same card', () => {
    expect(fallen({ pilot: 'academypilot', upgrades: [id] }).offered()).toEqual(actions);
  });
  test('not after any other, nor far away', () => {
    expect(fallen({ pilot: 'academypilot' }).offered()).toEqual([]);
    expect(fallen({ pilot: 'nightbeast' }, 880).offered()).toEqual([]);
  });
});
