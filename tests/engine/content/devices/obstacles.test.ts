import { describe, expect, test } from 'vitest';
import { FAR, vader, xwing } from '../../../support/devices';
import { type Placed, type Story, scenario } from '../../../support/scenario';

type Laid = NonNullable<Story['devices']>[number];

/** A1 flies two straight from (457, 200): the template lies at y 220 to 300, the base ends at 300 to 340. */
const fly = (laid: Laid, dice: NonNullable<Story['dice']> = [], a1: Partial<Placed> = {}, rest: Partial<Story> = {}) =>
  scenario({
    p1: [xwing([457, 200], { dial: '2FB', ...a1 })],
    p2: [vader(FAR, { dial: '2FB' })],
    devices: [laid],
    dice,
    ...rest,
  });

/** Their outlines are 40 to 70 long: under the template alone, and under the final base. */
const through = (is: string): Laid => ({ is, at: [457, 225] });
const onto = (is: string): Laid => ({ is, at: [457, 310] });

describe.each(['loosecargo', 'spareparts'])('placed obstacle: %s', is => {
  test.each([
    { face: 'hit', tokens: { strain: 1, stress: 1 } },
    { face: 'crit', tokens: { strain: 1, stress: 1 } },
    { face: 'focus', tokens: { strain: 1 } },
    { face: 'blank', tokens: { strain: 1 } },
  ] as const)('strains, and stresses on hit and crit: $face', ({ face, tokens }) => {
    const game = fly(through(is), [face]);
    expect(game.tokens('A1')).toEqual(tokens);
    expect(game.ship('A1').shields).toBe(2);
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ object: 'token:1', overlapped: false });
  });

  test('moved through it leaves the action; overlapped it costs it', () => {
    expect(fly(through(is), ['blank']).asked('p1')).toBe('chooseAction');
    const game = fly(onto(is), ['blank']);
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedObstacle' });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ obstacles: ['token:1'] });
  });

  test('attacks are possible at range 0 of it', () => {
    const game = scenario({
      phase: 'engagement',
      p1: [xwing([457, 300])],
      p2: [vader([457, 450])],
      devices: [{ is, at: [457, 300] }],
    });
    game.passUntil('chooseAttack').choose('p2', 'pass');
    expect(game.offers('p1')).toContain('target:ship:B1:primary:0');
  });

  test('it stays when the round ends', () => {
    const game = scenario({ phase: 'end', p1: [xwing([457, 200])], p2: [vader(FAR)], devices: [through(is)] });
    expect(Object.keys(game.state.devices)).toEqual(['token:1']);
  });
});

describe('placed obstacles are obstacles', () => {
  test('they obstruct: one more defense die', () => {
    const dice = (devices: readonly Laid[]) => {
      const game = scenario({
        phase: 'engagement',
        p1: [xwing([457, 300], { pilot: 'plainace' })],
        p2: [vader([457, 500], { pilot: 'academypilot' })],
        devices,
      });
      game.choose('p1', 'target:ship:B1:primary:0').passUntil('setDials');
      return game.events('diceRolled').find(({ kind }) => kind === 'defense')!.faces.length;
    };
    expect(dice([{ is: 'loosecargo', at: [457, 370] }])).toBe(4);
    expect(dice([{ is: 'sensorbuoy', at: [457, 370] }]), 'other devices add nothing').toBe(3);
    expect(dice([])).toBe(3);
  });

  test('no boost and no roll leads through or onto them', () => {
    const directions = (devices: readonly Laid[]) => {
      const game = fly(through('loosecargo'), [], { pilot: 'greensquadronpilot' }, { devices });
      game.choose('p1', 'action:boost:white');
      return game.offers('p1');
    };
    expect(directions([{ is: 'spareparts', at: [457, 390] }])).toContain('boost:straight:fail');
    expect(directions([])).toContain('boost:straight');
  });

  test('a Stunned Pilot is hurt by them', () => {
    const game = fly(through('loosecargo'), ['blank'], { damage: ['stunnedpilot'] });
    expect(game.ship('A1').shields).toBe(1);
  });

  test('nearest first, whoever brought them', () => {
    const game = fly(
      { is: 'loosecargo', at: [457, 300] },
      ['blank', 'blank'],
      {},
      { rocks: [{ is: 'coreasteroid0', at: [457, 262] }] },
    );
    expect(game.events('obstacleMet').map(({ object }) => object)).toEqual(['rock:1', 'token:1']);
  });

  test('can be locked', () => {
    const game = fly({ is: 'loosecargo', at: [560, 300] });
    game.choose('p1', 'action:lock:white', 'token:1');
    expect(game.ship('A1').locks).toEqual(['token:1']);
  });
});

describe('Electro-Chaff Cloud', () => {
  test('breaks all locks, jams, and stresses on hit and crit', () => {
    const game = fly(
      through('electrochaffcloud'),
      ['hit'],
      { locks: ['B1'] },
      {
        p2: [vader(FAR, { dial: '2FB', locks: ['A1'] })],
      },
    );
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.tokens('A1')).toEqual({ jam: 1, stress: 1 });
  });

  test('the ship’s own player says which green token the jam takes', () => {
    const game = fly(onto('electrochaffcloud'), ['blank'], { tokens: { focus: 1, evade: 1 } });
    expect(game.asked('p1')).toBe('jamLoss');
    game.choose('p1', 'token:evade');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
  });

  test('at range 0 of it nothing can be locked, either way; attacks are possible', () => {
    const at = (y: number) =>
      scenario({
        p1: [xwing([457, 100], { dial: '1FB' })],
        p2: [vader([457, 500])],
        devices: [{ is: 'electrochaffcloud', at: [457, y] }],
      }).offers('p1');
    // 70 deep: from y 200 it lies against the base that ends there.
    expect(at(200)).not.toContain('action:lock:white');
    expect(at(210)).toContain('action:lock:white');
    const game = scenario({
      phase: 'engagement',
      p1: [xwing([457, 300])],
      p2: [vader([457, 500])],
      devices: [{ is: 'electrochaffcloud', at: [457, 300] }],
    });
    game.choose('p2', 'pass');
    expect(game.asked('p1')).toBe('chooseAttack');
  });

  test('a ship in it cannot be locked by others', () => {
    const locks = (at: readonly [number, number]) => {
      const game = scenario({
        p1: [xwing([457, 100], { dial: '1FB' })],
        p2: [vader([457, 400])],
        devices: [{ is: 'electrochaffcloud', at }],
      });
      game.choose('p1', 'action:lock:white');
      return game.offers('p1');
    };
    expect(locks([457, 400])).toEqual(['token:1']);
    expect(locks([457, 450])).toEqual(['ship:B1', 'token:1']);
  });

  test('loses its fuse in one End Phase and leaves in the next', () => {
    const end = (fuses: number) =>
      scenario({
        phase: 'end',
        p1: [xwing([457, 200])],
        p2: [vader(FAR)],
        devices: [{ is: 'electrochaffcloud', at: [457, 400], fuses }],
      });
    expect(end(1).state.devices['token:1']).toMatchObject({ fuses: 0 });
    expect(end(0).state.devices).toEqual({});
  });
});

describe('Blaze', () => {
  test.each([
    { face: 'hit', shields: 1, tokens: {} },
    { face: 'crit', shields: 1, tokens: {} },
    { face: 'focus', shields: 2, tokens: { stress: 1 } },
    { face: 'blank', shields: 2, tokens: {} },
  ] as const)('$face leaves $shields shields, and the action is skipped even by a ship that flew on', wanted => {
    const game = fly(through('blaze'), [wanted.face]);
    expect(game.ship('A1').shields).toBe(wanted.shields);
    expect(game.tokens('A1')).toEqual(wanted.tokens);
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedObstacle' });
  });

  test('burns out like chaff', () => {
    const end = (fuses: number) =>
      scenario({
        phase: 'end',
        p1: [xwing([457, 200])],
        p2: [vader(FAR)],
        devices: [{ is: 'blaze', at: [457, 400], fuses }],
      });
    expect(end(1).happened()).toContain('fuseRemoved');
    expect(Object.keys(end(1).state.devices)).toEqual(['token:1']);
    expect(end(0).state.devices).toEqual({});
  });

  test('a remote that is relocated to range 0 of it suffers a hit', () => {
    const moved = (heading: number) => {
      const game = scenario({
        phase: 'system',
        p1: [xwing([100, 100], { dial: '2FB' })],
        p2: [vader(FAR, { dial: '2FB' })],
        devices: [
          { is: 'drk1probedroid', at: [457, 300], heading },
          { is: 'blaze', at: [457, 420] },
        ],
      });
      return game.choose('p1', 'relocate:front:straight').state.devices['token:1'];
    };
    expect(moved(0)).toBeUndefined();
    expect(moved(90)).toBeDefined();
  });
});
