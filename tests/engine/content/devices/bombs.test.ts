import { describe, expect, test } from 'vitest';
import { AT_TWO, FAR, goesOff, NEAR, TOUCHING, vader, xwing } from '../../../support/devices';

const buoy = (at: readonly [number, number]) => ({ is: 'sensorbuoy', at, owner: 'p2' as const });
const damageOn = (game: ReturnType<typeof goesOff>, token: `token:${number}`) =>
  game.state.devices[token]?.damage.length ?? 'gone';

describe('Proton Bomb', () => {
  test('a crit for every ship and remote at range 0-1, its owner’s too', () => {
    const game = goesOff('protonbomb', [xwing(NEAR)], [vader([457, 270])], { devices: [buoy([540, 300])] });
    expect(game.ship('A1').shields).toBe(1);
    expect(game.ship('B1').shields).toBe(1);
    expect(damageOn(game, 'token:2')).toBe(1);
    expect(game.state.devices['token:1']).toBeUndefined();
  });

  test('without shields the card is faceup', () => {
    const game = goesOff('protonbomb', [xwing(NEAR, { shields: 0 })], [], { deck: { p1: ['structuraldamage'] } });
    expect(game.damage('A1')).toEqual(['structuraldamage']);
  });

  test('spares what is at range 2', () => {
    const game = goesOff('protonbomb', [xwing(AT_TWO)], [], { devices: [buoy([640, 300])] });
    expect(game.ship('A1').shields).toBe(2);
    expect(damageOn(game, 'token:2')).toBe(0);
  });
});

describe('Seismic Charge', () => {
  const rock = (at: readonly [number, number]) => ({ is: 'coreasteroid0', at });

  test('bursts the only obstacle at range 0-1: a hit for all at range 0-1 of the rock, which is gone', () => {
    const game = goesOff('seismiccharge', [xwing([457, 530])], [vader([457, 200])], {
      rocks: [rock([457, 400])],
      devices: [buoy([560, 400])],
    });
    // Close to the rock, though far from the bomb; and the other way round.
    expect(game.ship('A1').shields).toBe(1);
    expect(game.ship('B1').shields).toBe(2);
    expect(damageOn(game, 'token:2')).toBe(1);
    expect(game.state.rocks['rock:1']!.pose).toBeNull();
    expect(game.last('obstacleRemoved')).toMatchObject({ object: 'rock:1' });
  });

  test('its owner chooses among several, locks on it break, and the others stay', () => {
    const game = goesOff('seismiccharge', [xwing(FAR, { locks: ['rock:2'] })], [], {
      rocks: [rock([457, 400]), rock([350, 320])],
    });
    expect(game.asked('p1')).toBe('chooseObstacle');
    expect(game.offers('p1')).toEqual(['rock:1', 'rock:2']);
    game.choose('p1', 'rock:2');
    expect(game.state.rocks['rock:1']!.pose).not.toBeNull();
    expect(game.state.rocks['rock:2']!.pose).toBeNull();
    expect(game.ship('A1').locks).toEqual([]);
  });

  test('does nothing where no obstacle is at range 0-1', () => {
    const game = goesOff('seismiccharge', [xwing(NEAR)], [], { rocks: [rock([457, 500])] });
    expect(game.ship('A1').shields).toBe(2);
    expect(game.state.rocks['rock:1']!.pose).not.toBeNull();
  });

  test('may choose what a card has placed; a fuse goes in place of the obstacle', () => {
    const burst = (fuses: number) =>
      goesOff('seismiccharge', [xwing(NEAR)], [], { devices: [{ is: 'electrochaffcloud', at: [457, 340], fuses }] });
    expect(burst(0).state.devices).toEqual({});
    expect(burst(0).ship('A1').shields).toBe(1);
    expect(burst(1).state.devices['token:2']).toMatchObject({ fuses: 0 });
    expect(burst(1).ship('A1').shields).toBe(1);
  });
});

describe('Bomblet', () => {
  test('two dice each; hits and crits alike are hits', () => {
    const game = goesOff('bomblet', [xwing(NEAR, { shields: 1 })], [vader([457, 270])], {
      dice: ['hit', 'crit', 'focus', 'crit'],
    });
    expect(game.ship('A1').shields).toBe(0);
    expect(game.damage('A1')[0], 'a crit is a facedown card').toMatch(/^-/);
    expect(game.ship('B1').shields).toBe(1);
  });

  test('remotes roll too', () => {
    const game = goesOff('bomblet', [xwing(FAR)], [], { devices: [buoy([520, 300])], dice: ['crit', 'blank'] });
    expect(game.last('diceRolled')).toMatchObject({ ship: 'token:2' });
    expect(damageOn(game, 'token:2')).toBe(1);
  });
});

describe('Electro-Proton Bomb', () => {
  test('four dice out to range 2: blanks take shields, focus and hits ionize, crits disarm', () => {
    const game = goesOff('electroprotonbomb', [xwing(AT_TWO)], [], { dice: ['blank', 'focus', 'hit', 'crit'] });
    expect(game.ship('A1').shields).toBe(1);
    expect(game.tokens('A1')).toEqual({ ion: 2, disarm: 1 });
    expect(game.events('damageSuffered')).toEqual([]);
  });

  test('a shield that is not there cannot be lost', () => {
    const game = goesOff('electroprotonbomb', [xwing(NEAR, { shields: 0 })], [], {
      dice: ['blank', 'blank', 'blank', 'blank'],
    });
    expect(game.damage('A1')).toEqual([]);
  });

  test('spares ships at range 3', () => {
    expect(goesOff('electroprotonbomb', [xwing([457, 660])], []).events('diceRolled')).toEqual([]);
  });

  test('remotes suffer at range 0-1 only, for each focus and hit', () => {
    const at = (x: number) =>
      goesOff('electroprotonbomb', [xwing(FAR)], [], {
        devices: [buoy([x, 300])],
        dice: ['focus', 'crit', 'blank', 'blank'],
      });
    expect(damageOn(at(540), 'token:2')).toBe(1);
    expect(at(640).events('diceRolled')).toEqual([]);
  });

  test('its fuse keeps it for a round', () => {
    const game = goesOff('electroprotonbomb', [xwing(NEAR)], [], {
      devices: [],
      first: [
        {
          do: 'placeDevice',
          owner: 'p1',
          ship: null,
          device: 'device:electroprotonbomb',
          pose: { x: 457, y: 600, heading: 0 },
          how: 'place',
          fuses: 1,
        },
        { do: 'detonate', token: 'token:2', ship: null },
      ],
    });
    expect(game.state.devices['token:2']).toMatchObject({ fuses: 0 });
    expect(game.happened()).not.toContain('deviceDetonated');
  });
});

describe('Ion Bomb', () => {
  test('three ion tokens for each ship, a hit for each remote', () => {
    const game = goesOff('ionbomb', [xwing(NEAR)], [vader(AT_TWO)], { devices: [buoy([540, 300])] });
    expect(game.tokens('A1')).toEqual({ ion: 3 });
    expect(game.tokens('B1')).toEqual({});
    expect(damageOn(game, 'token:2')).toBe(1);
  });
});

describe('Concussion Bomb', () => {
  test('a facedown card past the shields; then the player exposes it or is strained', () => {
    const game = goesOff('concussionbomb', [xwing(NEAR)], [vader([457, 270])], {
      devices: [buoy([540, 300])],
      deck: { p1: ['structuraldamage'], p2: ['weaponsfailure'] },
    });
    expect(game.damage('A1')).toEqual(['-structuraldamage']);
    expect(game.damage('B1'), 'all are dealt theirs first').toEqual(['-weaponsfailure']);
    expect(damageOn(game, 'token:2')).toBe(1);
    expect(game.ship('A1').shields).toBe(2);
    expect(game.asked('p1')).toBe('exposeOrStrain');
    game.choose('p1', 'expose');
    expect(game.damage('A1')).toEqual(['structuraldamage']);
    game.choose('p2', 'strain');
    expect(game.damage('B1')).toEqual(['-weaponsfailure']);
    expect(game.tokens('B1')).toEqual({ strain: 1 });
  });

  test('spares what is at range 2, and asks nothing of the destroyed', () => {
    expect(goesOff('concussionbomb', [xwing(AT_TWO)], []).damage('A1')).toEqual([]);
    const dying = xwing(NEAR, { damage: ['-directhit', '-directhit', '-directhit'] });
    expect(goesOff('concussionbomb', [dying], []).asked('p1')).toBeNull();
  });
});

describe('Thermal Detonator', () => {
  test.each([
    { face: 'hit', shields: 1, tokens: {} },
    { face: 'crit', shields: 1, tokens: {} },
    { face: 'focus', shields: 2, tokens: { strain: 1 } },
    { face: 'blank', shields: 2, tokens: {} },
  ] as const)('$face leaves $shields shields', ({ face, shields, tokens }) => {
    const game = goesOff('thermaldetonator', [xwing(NEAR)], [], { dice: [face] });
    expect(game.ship('A1').shields).toBe(shields);
    expect(game.tokens('A1')).toEqual(tokens);
  });

  test('a crit is a crit', () => {
    const game = goesOff('thermaldetonator', [xwing(NEAR, { shields: 0 })], [], {
      dice: ['crit'],
      deck: { p1: ['structuraldamage'] },
    });
    expect(game.damage('A1')).toEqual(['structuraldamage']);
  });

  test('spares what is at range 2', () => {
    expect(goesOff('thermaldetonator', [xwing([457, 450])], []).events('diceRolled')).toEqual([]);
  });
});

describe('Blazer Bomb', () => {
  test('a die each, then a blaze with a fuse where the bomb lay; whoever is on it meets it', () => {
    const game = goesOff('blazerbomb', [xwing(TOUCHING)], [], { dice: ['crit', 'focus'] });
    expect(game.ship('A1').shields).toBe(1);
    const [blaze] = Object.values(game.state.devices);
    expect(blaze).toMatchObject({ device: 'device:blaze', fuses: 1, owner: 'p1', pose: { x: 457, y: 300 } });
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ object: blaze!.id, overlapped: true });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('a ship beside it only rolls for the bomb', () => {
    const game = goesOff('blazerbomb', [xwing(NEAR)], [], { dice: ['blank'] });
    expect(game.events('diceRolled')).toHaveLength(1);
    expect(game.events('obstacleMet')).toEqual([]);
  });

  test('no blaze is laid where part of it would be outside', () => {
    const game = goesOff('blazerbomb', [xwing(FAR)], [], {
      devices: [{ is: 'blazerbomb', at: [457, 880] }],
      first: [{ do: 'detonate', token: 'token:2', ship: null }],
    });
    expect(Object.keys(game.state.devices)).toEqual(['token:1']);
  });
});
