import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/core/effect';
import { inStep } from '../../../../src/engine/rules/steps';
import { engine } from '../../../support/engine';
import type { Placed, Story } from '../../../support/scenario';
import { farAway, towedBy, towing } from '../../../support/towing';

type Game = ReturnType<typeof towing>;
const PLACE = 'place:marker:2';
const at = (x: number, y: number) => ({ x, y, heading: 0 });
/** What follows a jettison: the opponent is asked for a place. */
const isThrownOff = (game: Game) => game.asked('p2') === 'placeMarker' && game.happened().includes('cacheJettisoned');

describe('Salvage Mission: jettison by choice', () => {
  test('at the end of the activation; the opponent places the cache at range 1', () => {
    const game = towing();
    game.choose('p1', 'action:focus:white');
    expect(game.offers('p1')).toEqual(['use:scenario:salvagemission', 'pass']);
    game.choose('p1', 'use:scenario:salvagemission');
    expect(game.asked('p2')).toBe('placeMarker');
    expect(game.asked('p1')).toBeNull();
    game.place('p2', PLACE, at(457, 300));
    expect(game.state.markers['marker:2']).toMatchObject({ onShip: null, x: 457, y: 300 });
    expect(game.last('markerPlaced')).toEqual({
      type: 'markerPlaced',
      marker: 'marker:2',
      at: { x: 457, y: 300 },
      player: 'p2',
    });
  });

  test.each([
    // The X-wing ends at 457, 180.
    { what: 'range 2', x: 457, y: 180 + 20 + 18 + 100.1, refusal: 'notThere' },
    { what: 'range 1', x: 457, y: 180 + 20 + 18 + 100, refusal: null },
    { what: 'under the ship', x: 457, y: 180, refusal: 'notThere' },
    { what: 'touching it', x: 457 + 38, y: 180, refusal: 'notThere' },
    { what: 'behind it', x: 457, y: 100, refusal: null },
  ])('$what: $refusal', ({ x, y, refusal }) => {
    const game = towing().choose('p1', 'action:focus:white', 'use:scenario:salvagemission');
    expect(game.refusal('p2', { option: PLACE, pose: at(x, y) })).toBe(refusal);
  });

  test('never partly outside the play area', () => {
    const game = towing({ at: [25, 100] }).choose('p1', 'pass', 'use:scenario:salvagemission');
    expect(game.refusal('p2', { option: PLACE, pose: at(17, 260) })).toBe('notThere');
    expect(game.refusal('p2', { option: PLACE, pose: at(18, 260) })).toBeNull();
  });

  test('it may lie on an obstacle, under another ship, or beside other markers', () => {
    const game = towing({ at: [457, 300] }, [{ ...farAway, at: [457, 460] }], {
      rocks: [{ is: 'coreasteroid0', at: [380, 420] }],
    }).choose('p1', 'pass', 'use:scenario:salvagemission');
    expect(game.refusal('p2', { option: PLACE, pose: at(380, 420) })).toBeNull();
    expect(game.refusal('p2', { option: PLACE, pose: at(457, 460) })).toBeNull();
  });

  test('may be kept', () => {
    const game = towing().choose('p1', 'action:focus:white', 'pass');
    expect(towedBy(game)).toBe('ship:A1');
    expect(game.happened()).not.toContain('cacheJettisoned');
  });

  test('nobody is asked about the cache that was towed a moment ago, but in the next round', () => {
    const game = towing({ at: [457, 280] }, [farAway], { markers: [] });
    game.choose('p1', 'action:scenario:tow:white');
    expect(game.state.markers['marker:1']!.onShip).toBe('ship:A1');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:B1' });
    game.passUntil('setDials');
    game.choose('p1', 'dial:ship:A1:1FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'ready').choose('p1', 'pass');
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'mayUse', card: 'scenario:salvagemission' });
  });

  test('without a cache nothing is asked', () => {
    const game = towing({}, [farAway], { markers: [] }).choose('p1', 'action:focus:white');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:B1' });
  });
});

const tie: Placed = { pilot: 'onyxsquadronace', at: [457, 460] };
type Face = 'hit' | 'crit' | 'blank' | 'evade';
/** A TIE Defender with three dice fires at the towing X-wing, which rolls two. */
const shot = (attack: readonly Face[], defense: readonly Face[], ship: Partial<Placed> = {}) => {
  const dice = [...attack, ...Array<Face>(4 - attack.length).fill('blank'), ...defense, 'blank', 'blank'] as const;
  const game = towing({ at: [457, 300], ...ship }, [tie], { phase: 'engagement', dice });
  return game.choose('p2', 'target:ship:A1:primary:0');
};

describe('Salvage Mission: a crit shakes the cache loose', () => {
  test('even one that a shield takes', () => {
    const game = shot(['crit'], [], { shields: 2 });
    expect(game.ship('A1').shields).toBe(1);
    expect(isThrownOff(game)).toBe(true);
    game.place('p2', PLACE, at(457, 200));
    expect(towedBy(game)).toBeNull();
  });

  test('one that hull takes', () => {
    expect(isThrownOff(shot(['crit'], [], { shields: 0 }))).toBe(true);
  });

  test('not a hit', () => {
    const game = shot(['hit', 'hit'], [], { shields: 2 });
    expect(game.ship('A1').shields).toBe(0);
    expect(game.happened()).not.toContain('cacheJettisoned');
    expect(towedBy(game)).toBe('ship:A1');
  });

  test('not one that was canceled', () => {
    const game = shot(['crit'], ['evade']);
    expect(game.happened()).not.toContain('cacheJettisoned');
  });

  test('two of them do so once', () => {
    const game = shot(['crit', 'crit'], [], { shields: 2 });
    game.place('p2', PLACE, at(457, 200));
    game.passUntil('setDials');
    expect(game.events('cacheJettisoned')).toHaveLength(1);
  });

  test('by debris', () => {
    const rocks: Story['rocks'] = [{ is: 'yt2400debris0', at: [457, 180] }];
    const game = towing({ at: [457, 100] }, [farAway], { rocks, dice: ['crit'] });
    expect(game.events('damageSuffered')).toMatchObject([{ ship: 'ship:A1', damage: 'crit' }]);
    expect(isThrownOff(game)).toBe(true);
    expect(towing({ at: [457, 100] }, [farAway], { rocks, dice: ['hit'] }).happened()).not.toContain('cacheJettisoned');
  });

  test('by a proton bomb at the end of the Activation Phase, each cache in turn', () => {
    const wing: Placed = { pilot: 'bluesquadronescort', at: [557, 100], dial: '1FB' };
    const game = towing({}, [farAway], {
      p1: [{ ...wing, at: [457, 100] }, wing],
      markers: [
        { at: [0, 0], on: 'A1' },
        { at: [0, 0], on: 'A2' },
      ],
      devices: [{ is: 'protonbomb', at: [507, 200], owner: 'p2' }],
    });
    game.choose('p1', 'ship:A1', 'pass', 'pass', 'pass', 'pass').choose('p2', 'pass');
    expect(game.happened()).toContain('deviceDetonated');
    expect(isThrownOff(game)).toBe(true);
    game.place('p2', PLACE, at(400, 200)).place('p2', 'place:marker:3', at(620, 200));
    expect(Object.values(game.state.markers).map(({ onShip }) => onShip)).toEqual([null, null, null]);
  });

  test('a faceup card that is dealt is no damage suffered', () => {
    const first: readonly Effect[] = [{ do: 'dealDamage', ship: 'ship:A1', faceup: true }];
    const game = towing({ shields: 0 }, [farAway], { first, deck: { p1: ['structuraldamage'] }, alone: true });
    expect(game.damage('A1')).toEqual(['structuraldamage']);
    expect(towedBy(game)).toBe('ship:A1');
    expect(game.happened()).not.toContain('cacheJettisoned');
  });

  test('nor is damage that Iden Versio prevents', () => {
    const crit: Effect = inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 0, crits: 1 }]);
    const pair: Partial<Story> = {
      p1: [
        { pilot: 'academypilot', at: [457, 100], dial: '2FW' },
        { pilot: 'idenversio', at: [400, 100], dial: '2FW' },
      ],
      p2: [{ pilot: 'lukeskywalker', at: [100, 800], dial: '2FB' }],
      first: [crit],
    };
    const kept = towing({}, [], pair).choose('p1', 'use:pilot:idenversio');
    expect(kept.happened()).toContain('damagePrevented');
    expect(kept.happened()).not.toContain('cacheJettisoned');
    expect(isThrownOff(towing({}, [], pair).choose('p1', 'pass'))).toBe(true);
  });
});

describe('Salvage Mission: destruction shakes the cache loose', () => {
  const battered = { shields: 0, damage: ['-fuelleak', '-fuelleak', '-directhit'] };

  test('in an attack, from where the wreck lies', () => {
    const game = shot(['hit'], [], battered);
    expect(game.ship('A1')).toMatchObject({ destroyed: true, where: 'table' });
    expect(isThrownOff(game)).toBe(true);
    expect(game.refusal('p2', { option: PLACE, pose: at(457, 500) })).toBe('notThere');
    game.place('p2', PLACE, at(457, 200));
    expect(towedBy(game)).toBeNull();
  });

  test('once, if a crit did it, and nobody is asked for an order', () => {
    const game = shot(['crit', 'crit'], [], { ...battered, shields: 1 });
    expect(game.ship('A1').destroyed).toBe(true);
    expect(isThrownOff(game)).toBe(true);
    game.place('p2', PLACE, at(457, 200)).passUntil(null);
    expect(game.events('cacheJettisoned')).toHaveLength(1);
    expect(game.state.outcome?.winner).toBe('p2');
  });

  test('outside attacks: on an asteroid, before the ship leaves', () => {
    const game = towing({ at: [457, 100], ...battered }, [farAway], {
      rocks: [{ is: 'coreasteroid0', at: [457, 180] }],
      dice: ['blank'],
    });
    expect(game.ship('A1')).toMatchObject({ destroyed: true, where: 'table' });
    expect(isThrownOff(game)).toBe(true);
    game.place('p2', PLACE, at(457, 280));
    expect(game.ship('A1').where).toBe('removed');
    expect(game.state.markers['marker:2']).toMatchObject({ onShip: null, y: 280 });
  });

  test('before any ability that was set off in the same step', () => {
    const game = towing({ at: [457, 100], shields: 1, damage: ['stunnedpilot'] }, [farAway], {
      rocks: [{ is: 'yt2400debris0', at: [457, 180] }],
      dice: ['crit'],
    });
    expect(isThrownOff(game)).toBe(true);
    expect(game.happened()).not.toContain('damageDealt');
    game.place('p2', PLACE, at(457, 280));
    expect(game.happened(), 'then the stunned pilot').toContain('damageDealt');
  });

  test('a ship without a cache leaves none', () => {
    const game = towing({ at: [457, 100], ...battered }, [farAway], {
      rocks: [{ is: 'coreasteroid0', at: [457, 180] }],
      dice: ['blank'],
      markers: [],
    });
    expect(game.ship('A1').where).toBe('removed');
    expect(game.happened()).not.toContain('cacheJettisoned');
  });
});

describe('Salvage Mission: leaving the play area shakes the cache loose', () => {
  test('by fleeing: at range 1 of where the ship stood before its maneuver', () => {
    const game = towing({ at: [457, 850], dial: '4FW' });
    expect(game.ship('A1').where).toBe('removed');
    expect(isThrownOff(game)).toBe(true);
    expect(game.refusal('p2', { option: PLACE, pose: at(457, 700) })).toBe('notThere');
    expect(game.refusal('p2', { option: PLACE, pose: at(457, 895) })).toBeNull();
    game.place('p2', PLACE, at(457, 780));
    expect(game.state.markers['marker:2']).toMatchObject({ onShip: null, y: 780 });
  });

  test('by reserve: at range 1 of where the ship stood', () => {
    const first: readonly Effect[] = [inStep('test', null, [{ do: 'placeInReserve', ship: 'ship:A1' }])];
    const game = towing({ at: [457, 300] }, [farAway], { first });
    expect(game.ship('A1').where).toBe('reserve');
    expect(isThrownOff(game)).toBe(true);
    expect(game.refusal('p2', { option: PLACE, pose: at(457, 500) })).toBe('notThere');
    game.place('p2', PLACE, at(457, 400));
    expect(towedBy(game)).toBeNull();
  });

  test('and who concedes before it is placed leaves it on no ship', () => {
    const lain = { markers: [{ at: [300, 300], on: 'A1' }] } as const;
    const game = towing({ at: [457, 850], dial: '4FW' }, [farAway], lain).referee('p2', { kind: 'concede' });
    expect(game.state.outcome?.reason).toBe('conceded');
    expect(towedBy(game)).toBeNull();
    expect(engine.checkInvariants(game.state)).toEqual([]);
  });

  test('a ship that stays keeps it', () => {
    const game = towing({ at: [457, 700], dial: '2FB' }).choose('p1', 'pass', 'pass');
    expect(towedBy(game)).toBe('ship:A1');
  });
});

test('Salvage Mission: a destruction by hand shakes the cache loose at once, also in Planning', () => {
  const damage = ['-fuelleak', '-fuelleak', '-directhit'];
  const game = towing({}, [farAway], {
    p1: [
      { pilot: 'bluesquadronescort', at: [457, 300], shields: 0, damage },
      { pilot: 'lukeskywalker', at: [100, 100] },
    ],
    phase: 'planning',
  });
  const given = { player: 'p1', referee: { kind: 'dealDamage', ship: 'ship:A1', faceup: false } } as const;
  const outcome = engine.answer(game.state, given);
  const state = outcome.ok ? outcome.step.state : null;
  expect(state?.pending).toMatchObject([{ player: 'p2', topic: { kind: 'placeMarker' } }]);
  expect(state?.ships['ship:A1']).toMatchObject({ destroyed: true, where: 'table' });
});

describe('Salvage Mission: after a jettison', () => {
  test("the other player's ship lets go to the first player, who places", () => {
    const game = towing({ at: [100, 100], pilot: 'lukeskywalker' }, [{ ...farAway, pilot: 'academypilot' }], {
      markers: [{ at: [0, 0], on: 'B1' }],
    });
    game.choose('p2', 'pass', 'use:scenario:salvagemission');
    expect(game.asked('p1')).toBe('placeMarker');
  });

  test('another ship may take it in the same round', () => {
    const story: Partial<Story> = {
      p1: [
        { pilot: 'bluesquadronescort', at: [457, 100], dial: '1FB' },
        { pilot: 'redsquadronveteran', at: [560, 100], dial: '1FB' },
      ],
    };
    const game = towing({}, [farAway], story);
    game.choose('p1', 'action:focus:white', 'use:scenario:salvagemission');
    game.place('p2', PLACE, at(500, 250));
    game.choose('p1', 'action:scenario:tow:white');
    expect(towedBy(game)).toBe('ship:A2');
  });
});
