import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/core/effect';
import { blocks } from '../../../support/actions';
import { type Placed, type Story, scenario } from '../../../support/scenario';
import { farAway, towedBy, towing } from '../../../support/towing';

const xwing: Placed = { pilot: 'bluesquadronescort', at: [457, 280], dial: '1FB' };
const mission = (rest: Partial<Story> = {}) =>
  scenario({ scenario: 'salvagemission', round: 2, p1: [xwing], p2: [farAway], ...rest });
const TOW = 'action:scenario:tow:white';

describe('Salvage Mission: tow', () => {
  test('takes a cache at range 0-1 from the play area onto the ship', () => {
    const game = mission().choose('p1', TOW);
    expect(game.state.markers['marker:1']!.onShip).toBe('ship:A1');
    expect(game.last('cacheTowed')).toEqual({ type: 'cacheTowed', ship: 'ship:A1', marker: 'marker:1' });
    expect(game.last('actionPerformed')).toMatchObject({ action: 'scenario:tow', color: 'white' });
  });

  test.each([
    // Its base reaches 20 ahead, the cache 18 towards it; the maneuver brings it 80 forward.
    { range: 1, y: 457.2 - 80 - 38 - 100, blocked: null },
    { range: 2, y: 457.2 - 80 - 38 - 100.1, blocked: 'noTarget' },
  ])('at range $range: $blocked', ({ y, blocked }) => {
    const game = mission({ p1: [{ ...xwing, at: [457.2, y] }] });
    expect(blocks(game)['scenario:tow:white']).toBe(blocked);
    expect(game.offers('p1').includes(TOW)).toBe(blocked === null);
  });

  test('between two caches the player chooses', () => {
    const game = mission({ p1: [{ ...xwing, at: [457, 450], heading: 90 }], markers: [{ at: [620, 450] }] });
    game.choose('p1', TOW);
    expect(game.state.pending[0]).toMatchObject({ player: 'p1', topic: { kind: 'chooseMarker', ship: 'ship:A1' } });
    expect(game.offers('p1')).toEqual(['marker:1', 'marker:2']);
    game.choose('p1', 'marker:2');
    expect([game.state.markers['marker:1']!.onShip, towedBy(game)]).toEqual([null, 'ship:A1']);
  });

  test('a cache in tow is out of reach for others', () => {
    const game = mission({
      p1: [{ ...xwing, at: [380, 100] }],
      p2: [{ pilot: 'academypilot', at: [380, 300], heading: 180, dial: '2FW' }],
      markers: [{ at: [380, 160], on: 'A1' }],
    });
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:B1' });
    expect(blocks(game, 'B1')['scenario:tow:white']).toBe('noTarget');
  });

  test('a ship has only one cache', () => {
    const game = towing({ at: [457, 280] });
    expect(blocks(game)['scenario:tow:white']).toBe('alreadyTowing');
    expect(game.offers('p1')).not.toContain(TOW);
  });

  test('removes a cloak, without a decloak move', () => {
    const cloaked: Placed = { pilot: 'whisper', at: [457, 280], dial: '1FB', tokens: { cloak: 1 } };
    const game = mission({ p1: [cloaked] });
    const before = game.ship('A1').pose;
    game.choose('p1', TOW);
    expect(game.tokens('A1')).toEqual({});
    expect(game.ship('A1').pose).toEqual(before);
    expect(game.events('tokenRemoved')).toMatchObject([{ ship: 'ship:A1', token: 'cloak', spent: false }]);
  });

  test('a cloaked ship that does something else stays cloaked', () => {
    const cloaked: Placed = { pilot: 'whisper', at: [457, 280], dial: '1FB', tokens: { cloak: 1 } };
    expect(
      mission({ p1: [cloaked] })
        .choose('p1', 'action:evade:white')
        .tokens('A1'),
    ).toEqual({ cloak: 1, evade: 1 });
  });
});

describe('Salvage Mission: what a towing ship cannot do', () => {
  test.each([
    { pilot: 'greensquadronpilot', dial: '2FB', action: 'barrelRoll:white' },
    { pilot: 'greensquadronpilot', dial: '2FB', action: 'boost:white' },
    { pilot: 'whisper', dial: '2FB', action: 'cloak:white' },
    { pilot: 'rhosquadronpilot', dial: '2FB', action: 'slam:white' },
  ] as const)('$action ($pilot)', ({ pilot, dial, action }) => {
    const game = towing({ pilot, dial });
    expect(blocks(game)[action]).toBe('towing');
    expect(game.offers('p1')).not.toContain(`action:${action}`);
    const free = towing({ pilot, dial }, [farAway], { markers: [] });
    expect(blocks(free)[action]).toBeNull();
    expect(free.offers('p1')).toContain(`action:${action}`);
  });

  test('all else it can: focus, evade, lock, reload and the like', () => {
    const game = towing({ pilot: 'greensquadronpilot', dial: '2FB' }, [{ ...farAway, at: [457, 400] }]);
    expect(game.offers('p1')).toEqual(['action:focus:white', 'action:evade:white', 'action:lock:white', 'pass']);
  });

  test('as a linked action neither: there is no question then', () => {
    const tempest = { pilot: 'tempestsquadronpilot', dial: '2FB' } as const;
    const game = towing(tempest, [{ pilot: 'lukeskywalker', at: [100, 800], dial: '2FB' }]);
    game.choose('p1', 'action:focus:white');
    expect(game.state.pending[0]!.topic.kind).toBe('mayUse');
    expect(game.events('actionPerformed')).toHaveLength(1);
    const free = towing(tempest, [{ pilot: 'lukeskywalker', at: [100, 800], dial: '2FB' }], { markers: [] });
    expect(free.choose('p1', 'action:focus:white').offers('p1')).toContain('action:barrelRoll:red');
  });

  test('granted by a card neither: Afterburners', () => {
    const fast = { pilot: 'greensquadronpilot', dial: '3FB', upgrades: ['afterburners'] } as const;
    const topic = (game: ReturnType<typeof towing>) => game.state.pending[0]!.topic;
    expect(topic(towing(fast))).toMatchObject({ kind: 'chooseAction', why: 'activation' });
    expect(topic(towing(fast, [farAway], { markers: [] }))).toMatchObject({ kind: 'chooseAction', why: 'card' });
  });

  const cloak: Effect = { do: 'gainToken', ship: 'ship:A1', token: 'cloak', by: 'p1' };

  test('no effect gives it a cloak token', () => {
    const game = towing({}, [farAway], { first: [cloak], alone: true });
    expect(game.tokens('A1')).toEqual({});
    expect(game.happened()).toEqual([]);
    expect(towing({}, [farAway], { first: [cloak], alone: true, markers: [] }).tokens('A1')).toEqual({ cloak: 1 });
  });

  test('other tokens it gains', () => {
    const focus: Effect = { ...cloak, token: 'focus' };
    expect(towing({}, [farAway], { first: [focus], alone: true }).tokens('A1')).toEqual({ focus: 1 });
  });

  test('a wingmate without a cache is not held back', () => {
    const game = towing({}, [farAway], {
      first: [{ ...cloak, ship: 'ship:A2' }],
      p1: [xwing, { ...xwing, at: [300, 100] }],
      alone: true,
    });
    expect(game.tokens('A2')).toEqual({ cloak: 1 });
  });

  test('to be rolled by a tractor beam is no action', () => {
    const tractor: Effect = { do: 'gainToken', ship: 'ship:A1', token: 'tractor', by: 'p2' };
    const game = towing({ at: [457, 300] }, [farAway], { first: [tractor] });
    expect(game.asked('p2')).toBe('tractorMove');
    game.choose('p2', 'roll:left:middle');
    expect(towedBy(game)).toBe('ship:A1');
  });
});

describe('Salvage Mission: points', () => {
  const scored = (markers: Story['markers'], rest: Partial<Story> = {}) => {
    const wing = [xwing, { ...xwing, at: [300, 100] as const }];
    const game = mission({ p1: wing, phase: 'end', markers: markers ?? [], ...rest });
    return [game.points('p1'), game.points('p2')];
  };
  const on = (ship: string) => ({ at: [0, 0] as const, on: ship });

  test.each([
    { towed: ['A1'], amg20: [1, 0], xwa50: [4, 0] },
    { towed: ['A1', 'A2'], amg20: [2, 0], xwa50: [4, 0] },
    { towed: ['A1', 'A2', 'B1'], amg20: [2, 1], xwa50: [4, 2] },
    { towed: ['A1', 'B1'], amg20: [1, 1], xwa50: [2, 2] },
    { towed: [], amg20: [0, 0], xwa50: [0, 0] },
  ])('caches on $towed: $amg20 at 20, $xwa50 at 50', ({ towed, amg20, xwa50 }) => {
    expect(scored(towed.map(on), { profile: 'amg20' })).toEqual(amg20);
    expect(scored(towed.map(on), { profile: 'xwa50' })).toEqual(xwa50);
  });

  test('not in the first round', () => {
    expect(scored([on('A1')], { round: 1 })).toEqual([0, 0]);
  });

  test('a cache close by but not in tow is worth nothing', () => {
    expect(scored([], { p1: [{ ...xwing, at: [457, 400] }] })).toEqual([0, 0]);
  });
});
