import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { flying } from '../../../../support/flying';
import type { Placed, Story } from '../../../../support/scenario';

type At = readonly [number, number];

describe.each(['leebo', 'leebo-swz103-rebelalliance'])('%s', pilot => {
  const shot = (on: 'attacker' | 'defender', key: string) => {
    const told = inDuel(`pilot:${pilot}`, {
      on,
      [on]: { tokens: { calculate: 1, focus: 1 }, turret: 'front' },
      rolls: on === 'attacker' ? 'focus blank blank blank / blank blank blank' : 'hit hit hit / focus blank',
    }).attack();
    const player = on === 'attacker' ? 'p1' : 'p2';
    told.game.passUntil('modifyDice').choose(player, key).passUntil('chooseAttack');
    return told.game.tokens(on === 'attacker' ? 'A1' : 'B1');
  };
  test.each(['attacker', 'defender'] as const)('a calculate token that the %s spent comes back', on => {
    expect(shot(on, 'mod:calculate')).toMatchObject({ calculate: 1, focus: 1 });
  });
  test.each(['attacker', 'defender'] as const)('none is gained for a focus token of the %s', on => {
    expect(shot(on, 'mod:focus')).toEqual({ calculate: 1 });
  });
  test('none for one spent outside of an attack', () => {
    const told = inStory(`pilot:${pilot}`, {
      phase: 'engagement',
      p1: [{ pilot, at: [457, 300], tokens: { calculate: 2 }, turret: 'front' }],
      p2: [{ pilot: 'academypilot', at: [457, 500] }],
      first: [{ do: 'removeToken', ship: 'ship:A1', token: 'calculate', spent: true }],
    }).attack();
    expect(told.game.passUntil('chooseAttack').tokens('A1').calculate).toBe(1);
  });
});

describe.each(['leebo-swz103-sl-rebelalliance', 'leebo-swz103-sl-scumandvillainy'])('%s', pilot => {
  const ended = (at: At, tokens: Placed['tokens'] = { calculate: 1 }) =>
    inStory(`pilot:${pilot}`, {
      phase: 'engagement',
      p1: [{ pilot, at: [457, 300], tokens }],
      p2: [{ pilot: 'academypilot', at, tokens: { disarm: 1 } }],
    });
  test('a calculate token for a lock on an enemy at range 2-3, as the phase ends', () => {
    const { game } = ended([457, 560]).use('ship:B1');
    expect([game.ship('A1').locks, game.tokens('A1').calculate]).toEqual([['ship:B1'], undefined]);
  });
  test('not at range 1, nor beyond 3, nor without the token', () => {
    expect(ended([457, 420]).offered()).toEqual([]);
    expect(ended([457, 720]).offered()).toEqual([]);
    expect(ended([457, 560], { focus: 1 }).offered()).toEqual([]);
  });
});

describe.each(['dashrendar-swz103-sl-rebelalliance', 'dashrendar-swz103-sl-scumandvillainy'])('%s', pilot => {
  const flown = (story: Partial<Story>, at: At = [560, 410], dial = '1FB') =>
    flying(
      `pilot:${pilot}`,
      { pilot },
      {
        p1: [
          { pilot, at: [457, 300], dial: dial as never },
          { pilot: 'hortonsalm', at, dial: '1FB', tokens: { stress: 3 } },
        ],
        firstPlayer: 'p2',
        ...story,
      },
    );
  const debris = { rocks: [{ is: 'yt2400debris0', at: [457, 410] as const }], dice: ['blank'] as const };
  test('the stress token of a debris cloud goes to a friend', () => {
    const { game } = flown(debris).use('ship:A2');
    expect([game.tokens('A1').stress, game.last('tokenGained')]).toMatchObject([
      undefined,
      { ship: 'ship:A2', token: 'stress' },
    ]);
  });
  test('he may keep it', () => expect(flown(debris).leave().game.tokens('A1').stress).toBe(1));
  test('the strain token of a gas cloud, too', () => {
    const gas = { rocks: [{ is: 'gascloud1', at: [457, 410] as const }], dice: ['blank'] as const };
    expect(flown(gas).use('ship:A2').game.tokens('A1').strain).toBeUndefined();
  });
  test('not to one at range 2, nor the stress token of a red maneuver', () => {
    expect(flown(debris, [760, 410]).offered()).toEqual([]);
    const { game, ...told } = flown({}, [560, 300], '4KR');
    expect([told.offered(), game.tokens('A1').stress]).toEqual([[], 1]);
  });
});
