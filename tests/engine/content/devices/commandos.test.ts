import { describe, expect, test } from 'vitest';
import { FAR, vader, xwing } from '../../../support/devices';
import { type Placed, type Story, scenario } from '../../../support/scenario';

type Laid = NonNullable<Story['devices']>[number];

/** 36 by 36, looking along y: its front edge lies at y 336. */
const team = (more: Partial<Laid> = {}): Laid => ({ is: 'clanwrencommandos', at: [457, 300], ...more });

const FIRES = 'target:ship:B1:primary:0';

describe('Commando team', () => {
  test('may go forward at the start of the Activation Phase by a 1 turn or the 2 straight', () => {
    const game = scenario({
      p1: [xwing(FAR, { dial: '2FB', heading: 90 })],
      p2: [vader([800, 100], { dial: '2FB' })],
      devices: [team()],
    });
    expect(game.asked('p1')).toBe('relocate');
    expect(game.offers('p1')).toEqual(['relocate:1turnLeft', 'relocate:2straight', 'relocate:1turnRight', 'pass']);
    expect(game.happened()).not.toContain('shipActivated');
    game.choose('p1', 'relocate:2straight');
    expect(game.state.devices['token:1']!.pose).toEqual({ x: 457, y: 416, heading: 0 });
  });

  test('strains an enemy that overlaps it, not one that flies through, nor a friend', () => {
    const fly = (from: number, mover: 'p1' | 'p2') => {
      const game = scenario({
        p1: mover === 'p1' ? [xwing([457, from], { dial: '2FB' })] : [xwing(FAR, { dial: '2FB', heading: 90 })],
        p2: mover === 'p2' ? [vader([457, from], { dial: '2FB', heading: 0 })] : [vader([800, 100], { dial: '2FB' })],
        devices: [team()],
      });
      game.choose('p1', 'pass').passUntil('setDials');
      return game.events('tokenGained').filter(({ token }) => token === 'strain').length;
    };
    expect(fly(190, 'p2')).toBe(1);
    expect(fly(250, 'p2')).toBe(0);
    expect(fly(190, 'p1')).toBe(0);
  });

  test('placed under an enemy it strains that too', () => {
    const game = scenario({
      p1: [xwing(FAR, { dial: '2FB', heading: 90 })],
      p2: [vader([457, 430], { dial: '2FB' })],
      devices: [team()],
    });
    game.choose('p1', 'relocate:2straight');
    expect(game.tokens('B1')).toEqual({ strain: 1 });
  });
});

describe('Commando team: the attack', () => {
  const engage = (enemy: readonly [number, number], more: Partial<Story> = {}, foes: readonly Placed[] = []) =>
    scenario({
      phase: 'engagement',
      p1: [xwing(FAR, { pilot: 'lukeskywalker', heading: 90 })],
      p2: [vader(enemy, { pilot: 'academypilot' }), ...foes],
      devices: [team()],
      ...more,
    });

  test('engages at initiative 2, after higher ones and before lower ones', () => {
    const game = engage([457, 480], { dice: ['hit', 'blank', 'blank', 'blank', 'blank'] });
    expect(game.offers('p1')).toEqual([FIRES, 'pass']);
    const engaged = () => game.events('engagementStarted').map(({ ship }) => ship);
    expect(engaged()).toEqual(['ship:A1']);
    game.choose('p1', FIRES).passUntil('setDials');
    expect(engaged()).toEqual(['ship:A1', 'ship:B1']);
  });

  test('a ship of its own initiative may go first: the player chooses', () => {
    const game = engage([457, 480], { p1: [xwing([457, 200], { pilot: 'bluesquadronescort' })] });
    expect(game.asked('p1')).toBe('chooseShip');
    expect(game.offers('p1')).toEqual(['ship:A1', 'token:1']);
  });

  test('two dice for a charge, no third at range 1, and a focus may be changed to a hit', () => {
    const game = engage([457, 450], {
      dice: ['focus', 'focus', 'blank', 'blank', 'blank'],
    });
    game.choose('p1', FIRES);
    expect(game.state.devices['token:1']!.charges).toBe(1);
    expect(game.dice('attack')).toHaveLength(2);
    expect(game.offers('p1')).toEqual(['mod:token:1:0', 'pass']);
    game.choose('p1', 'mod:token:1:0');
    expect(game.damage('B1')).toHaveLength(1);
  });

  test('only in front, at range 1-2', () => {
    expect(engage([457, 540]).offers('p1')).toContain(FIRES);
    expect(engage([457, 570]).offers('p1')).not.toContain(FIRES);
    expect(engage([457, 200]).offers('p1')).not.toContain(FIRES);
    expect(engage([560, 318]).offers('p1')).not.toContain(FIRES);
  });

  test('not with an enemy ship at range 0, not without a charge', () => {
    const close: Placed = { pilot: 'academypilot', at: [495, 320] };
    expect(engage([457, 480], {}, [close]).offers('p1')).not.toContain(FIRES);
    expect(engage([457, 480], {}, [{ ...close, at: [500, 320] }]).offers('p1')).toContain(FIRES);
    expect(engage([457, 480], { devices: [team({ charges: 0 })] }).offers('p1')).not.toContain(FIRES);
  });

  test('may shoot at enemy remotes, and rocks are in its way', () => {
    const buoy: Laid = { is: 'sensorbuoy', at: [457, 420], owner: 'p2' };
    const game = engage([860, 60], { devices: [team(), buoy] });
    game.choose('p1', 'target:token:2:primary:0');
    expect(game.last('attackDeclared')).toMatchObject({ attacker: 'token:1', defender: 'token:2' });
    const blocked = engage([457, 530], { rocks: [{ is: 'coreasteroid0', at: [457, 420] }] });
    blocked.choose('p1', FIRES);
    expect(blocked.last('attackDeclared')).toMatchObject({ obstructedBy: ['rock:1'] });
  });

  test('shot down at its own initiative it still fires, and leaves when that step ends', () => {
    const shot = (pilot: string) => {
      const game = engage([457, 480], {
        firstPlayer: 'p2',
        p2: [vader([457, 480], { pilot })],
        dice: ['hit', 'hit', 'blank', 'blank'],
      });
      return game.passUntil('chooseAttack').choose('p2', 'target:token:1:primary:0');
    };
    const game = shot('obsidiansquadronpilot');
    expect(game.happened()).toContain('remoteDestroyed');
    expect(game.offers('p1')).toEqual([FIRES, 'pass']);
    game.choose('p1', 'pass').passUntil('setDials');
    expect(game.state.devices).toEqual({});
    expect(shot('blacksquadronace').state.devices, 'by a higher initiative it is gone at once').toEqual({});
  });
});
