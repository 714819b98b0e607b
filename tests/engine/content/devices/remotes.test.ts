import { describe, expect, test } from 'vitest';
import { FAR, vader, xwing } from '../../../support/devices';
import { type Placed, type Story, scenario } from '../../../support/scenario';

type Laid = NonNullable<Story['devices']>[number];

const swarm = (at: readonly [number, number], more: Partial<Laid> = {}): Laid => ({
  is: 'buzzdroidswarm',
  at,
  owner: 'p2',
  ...more,
});

/** A1 flies two straight from (457, 200) to (457, 320). */
const fly = (devices: readonly Laid[], more: Partial<Story> = {}, a1: Partial<Placed> = {}) =>
  scenario({
    p1: [xwing([457, 200], { dial: '2FB', ...a1 })],
    p2: [vader(FAR, { dial: '2FB' })],
    devices,
    ...more,
  });

describe('Buzz Droid Swarm', () => {
  test('clings to an enemy that moves through it, at the front or rear guides as its owner likes', () => {
    const game = fly([swarm([457, 250])]);
    expect(game.asked('p2')).toBe('relocate');
    expect(game.offers('p2')).toEqual(['relocate:front', 'relocate:rear']);
    game.choose('p2', 'relocate:front');
    expect(game.state.devices['token:1']!.pose).toEqual({ x: 457, y: 340, heading: 0 });
    expect(game.ship('A1').shields).toBe(2);
  });

  test('behind the ship it looks backward', () => {
    const game = fly([swarm([457, 310])]).choose('p2', 'relocate:rear');
    expect(game.state.devices['token:1']!.pose).toEqual({ x: 457, y: 300, heading: 180 });
  });

  test('leaves its own side alone, and whoever passes beside it', () => {
    expect(fly([swarm([457, 250], { owner: 'p1' })]).asked('p2')).toBeNull();
    expect(fly([swarm([500, 250])]).asked('p2')).toBeNull();
  });

  test('cannot cling where it would lie on something; the other guides remain', () => {
    const game = fly([swarm([457, 250]), { is: 'loosecargo', at: [457, 350] }]);
    expect(game.asked('p2')).toBeNull();
    expect(game.state.devices['token:1']!.pose).toMatchObject({ y: 300, heading: 180 });
  });

  test('without any place both suffer a hit', () => {
    const game = fly([swarm([457, 250]), { is: 'loosecargo', at: [457, 350] }, { is: 'loosecargo', at: [457, 255] }], {
      dice: ['blank'],
    });
    expect(game.state.devices['token:1']).toBeUndefined();
    expect(game.ship('A1').shields).toBe(1);
  });

  test('flees where its owner lets it cling beyond the edge', () => {
    const game = fly([swarm([457, 830])], {}, { at: [457, 785], dial: '1FB' }).choose('p2', 'relocate:front');
    expect(game.happened()).toContain('remoteFled');
    expect(game.state.devices).toEqual({});
  });

  test('engages last: a crit for each enemy ship at range 0', () => {
    const engage = (y: number) => {
      const game = scenario({
        phase: 'engagement',
        p1: [xwing([457, 300], { shields: 0 })],
        p2: [vader(FAR), { pilot: 'academypilot', at: [457, y + 54], heading: 0 }],
        devices: [swarm([457, y])],
        deck: { p1: ['structuraldamage'] },
      });
      return game.passUntil('setDials');
    };
    const touching = engage(320);
    expect(touching.damage('A1')).toEqual(['structuraldamage']);
    expect(touching.damage('B2'), 'its own side it spares').toEqual([]);
    expect(touching.happened().indexOf('remoteEngaged')).toBeGreaterThan(
      touching.happened().lastIndexOf('engagementStarted'),
    );
    expect(engage(322).damage('A1')).toEqual([]);
  });

  test('destroyed before its initiative it is gone, and does not engage', () => {
    const game = scenario({
      phase: 'engagement',
      p1: [xwing([457, 300])],
      p2: [vader(FAR)],
      devices: [swarm([457, 340])],
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    game.choose('p1', 'target:token:1:primary:0').passUntil('setDials');
    expect(game.state.devices).toEqual({});
    expect(game.happened()).not.toContain('remoteEngaged');
  });
});

describe('Sensor Buoy', () => {
  /** Four attack dice at range 1, three defense dice. */
  const ONE_HIT = ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

  test('can be shot by several ships and takes two damage', () => {
    const game = scenario({
      phase: 'engagement',
      p1: [xwing([457, 200]), xwing([400, 200])],
      p2: [vader(FAR)],
      devices: [{ is: 'sensorbuoy', at: [440, 320], owner: 'p2' }],
      dice: [...ONE_HIT, ...ONE_HIT],
    });
    game.choose('p1', 'ship:A1');
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.state.devices['token:1']!.damage).toHaveLength(1);
    game.passUntil('chooseAttack').choose('p1', game.offers('p1')[0]!);
    expect(game.state.devices).toEqual({});
    expect(game.events('remoteDamaged')).toHaveLength(2);
    expect(game.last('remoteDestroyed')).toEqual({ type: 'remoteDestroyed', remote: 'token:1' });
  });

  test('its damage cards go back into the deck, and locks on it break', () => {
    const game = scenario({
      alone: true,
      first: [{ do: 'damageRemote', token: 'token:1', count: 2 }],
      p1: [xwing([457, 200], { locks: ['token:1'] })],
      p2: [vader(FAR)],
      devices: [{ is: 'sensorbuoy', at: [440, 320], owner: 'p2' }],
    });
    expect(game.state.decks.p2.draw).toHaveLength(33);
    expect(game.ship('A1').locks).toEqual([]);
  });
});

describe('Tracking Torpedoes', () => {
  const torpedo = (more: Partial<Laid> = {}): Laid => ({
    is: 'trackingtorpedoes',
    at: [457, 300],
    owner: 'p2',
    ...more,
  });

  test('must fly on in the System Phase: out of its front guides by a 3 bank or the 4 straight', () => {
    const game = scenario({
      phase: 'system',
      p1: [xwing([100, 100], { dial: '2FB' })],
      p2: [vader(FAR, { dial: '2FB' })],
      devices: [torpedo()],
    });
    expect(game.offers('p2')).toEqual(['relocate:3bankLeft', 'relocate:4straight', 'relocate:3bankRight']);
    game.choose('p2', 'relocate:4straight');
    expect(game.state.devices['token:1']!.pose).toEqual({ x: 457, y: 500, heading: 0 });
  });

  test('locks something ahead at range 1-3 in the End Phase; its owner chooses', () => {
    const end = (ships: readonly Placed[]) =>
      scenario({ phase: 'end', p1: ships, p2: [vader(FAR)], devices: [torpedo()] });
    expect(end([xwing([457, 500])]).state.devices['token:1']!.locks).toEqual(['ship:A1']);
    expect(end([xwing([457, 100])]).state.devices['token:1']!.locks, 'behind it').toEqual([]);
    const game = end([xwing([457, 500]), xwing([400, 500])]);
    expect(game.offers('p2')).toEqual(['ship:A1', 'ship:A2']);
    expect(game.choose('p2', 'ship:A2').state.devices['token:1']!.locks).toEqual(['ship:A2']);
  });

  test('a lock that it has is enough', () => {
    const game = scenario({
      phase: 'end',
      p1: [xwing([457, 500]), xwing([400, 500])],
      p2: [vader(FAR)],
      devices: [torpedo({ locks: ['ship:A1'] })],
    });
    expect(game.asked('p2')).not.toBe('lock');
  });

  const engage = (at: readonly [number, number], locks: readonly 'ship:A1'[], others: readonly Placed[] = []) =>
    scenario({
      phase: 'engagement',
      p1: [xwing(at, { heading: 0 }), ...others],
      p2: [vader(FAR)],
      devices: [torpedo({ locks })],
      dice: ['hit', 'crit', 'focus', 'blank', 'blank', 'blank', 'blank', 'blank'],
    }).passUntil('setDials');

  test('bursts when what it locked is ahead at range 0-1: four dice for all who are', () => {
    const game = engage([457, 400], ['ship:A1'], [xwing([410, 450], { heading: 0 }), xwing([457, 200])]);
    expect(game.happened()).toContain('deviceDetonated');
    expect(game.ship('A1').shields).toBe(0);
    expect(game.events('diceRolled').map(({ ship }) => ship)).toEqual(['ship:A1', 'ship:A2']);
    expect(game.state.devices).toEqual({});
  });

  test('not at range 2, not without the lock', () => {
    expect(engage([457, 480], ['ship:A1']).happened()).not.toContain('deviceDetonated');
    expect(engage([457, 400], []).happened()).not.toContain('deviceDetonated');
  });

  test.each([
    { face: 'hit', shields: 1 },
    { face: 'crit', shields: 1 },
    { face: 'focus', shields: 2 },
    { face: 'blank', shields: 2 },
  ] as const)('shot down, a die decides whether it bursts: $face', ({ face, shields }) => {
    const game = scenario({
      alone: true,
      first: [{ do: 'damageRemote', token: 'token:1', count: 3 }],
      p1: [xwing([457, 400])],
      p2: [vader(FAR)],
      devices: [torpedo()],
      dice: [face, 'hit', 'blank', 'blank', 'blank'],
    });
    expect(game.ship('A1').shields).toBe(shields);
    expect(game.state.devices).toEqual({});
  });

  test('when what it locked leaves, it has no lock any more', () => {
    const game = scenario({
      alone: true,
      first: [{ do: 'removeShip', ship: 'ship:A1' }],
      p1: [xwing([457, 400]), xwing([100, 100])],
      p2: [vader(FAR)],
      devices: [torpedo({ locks: ['ship:A1'] })],
    });
    expect(game.state.devices['token:1']!.locks).toEqual([]);
  });
});
