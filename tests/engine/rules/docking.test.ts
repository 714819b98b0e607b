import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { battle, placeRocks } from '../../support/battle';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;
const broken = (game: Game) => engine.checkInvariants(game.state);

const ghost: Placed = { pilot: 'lothalrebel', at: [457, 400], upgrades: ['ghost'], dial: '2FB' };
const zeb: Placed = { pilot: 'zeborrelios', at: [0, 0], docked: 'A1' };
/** Nine of ten hull gone. */
const HURT = [...Array(4).fill('-fuelleak'), ...Array(5).fill('-directhit')];
const far: Placed = { pilot: 'academypilot', at: [100, 880], dial: '2FB' };
const story = (rest: Partial<Story> = {}) => scenario({ phase: 'system', p1: [ghost, zeb], p2: [far], ...rest });

describe('before forces are placed', () => {
  const squads = { p1: [{ pilot: 'lothalrebel', upgrades: ['ghost'] }, 'zeborrelios', 'ap5'], p2: ['academypilot'] };
  const declaring = () => placeRocks(battle(squads));

  test('a player says which ship is docked, and with which; the carrier has room for one', () => {
    const game = declaring();
    expect(game.state.pending[0]).toMatchObject({ player: 'p1', topic: { kind: 'dock', ship: 'ship:A2' } });
    expect(game.offers('p1')).toEqual(['dock:ship:A1', 'pass']);
    game.choose('p1', 'dock:ship:A1');
    expect(game.ship('A2')).toMatchObject({ where: 'reserve', carrier: 'ship:A1' });
    expect(game.state.pending[0]!.topic.kind, 'nobody asks for the Sheathipede').toBe('placeShip');
    expect(broken(game)).toEqual([]);
  });

  test('whoever does not dock is placed like any other', () => {
    const game = declaring().choose('p1', 'pass');
    expect(game.state.pending[0]!.topic).toEqual({ kind: 'dock', ship: 'ship:A3' });
    game.choose('p1', 'pass');
    expect(game.asked('p1')).toBe('placeShip');
    expect(game.ship('A2').where).toBe('hand');
  });

  test('nobody is asked where nothing can be carried', () => {
    const game = battle({ ...squads, p1: ['lothalrebel', 'zeborrelios'] });
    expect(JSON.stringify(game.state.agenda)).not.toContain('declareDocking');
  });
});

describe('leaving the carrier in the System Phase', () => {
  test('by a maneuver of its dial from the rear guides of the Ghost; it may act and does not activate', () => {
    const game = story();
    expect(game.state.pending[0]!.topic).toEqual({
      kind: 'launch',
      ship: 'ship:A2',
      carrier: 'ship:A1',
      emergency: false,
    });
    expect(game.offers('p1')).toContain('leave:rear:2FB');
    expect(game.offers('p1').filter(key => key.includes('front'))).toEqual([]);
    game.choose('p1', 'leave:rear:2FB');
    // The rear edge of the large base, a template of speed 2, and half a small base.
    expect(game.ship('A2')).toMatchObject({ where: 'table', pose: { x: 457, y: 400 - 40 - 80 - 20, heading: 180 } });
    expect(game.ship('A2').carrier).toBeUndefined();
    expect(game.asked('p1')).toBe('chooseAction');
    expect(broken(game)).toEqual([]);
    game.choose('p1', 'action:focus:white').passUntil('setDials');
    expect(game.events('shipActivated').map(({ ship }) => ship)).not.toContain('ship:A2');
    expect(game.events('engagementStarted').map(({ ship }) => ship)).toContain('ship:A2');
  });

  test('a red maneuver stresses it before it could act', () => {
    const game = story();
    game.choose('p1', game.offers('p1').find(key => /^leave:rear:\d.R$/.test(key))!);
    expect(game.tokens('A2')).toEqual({ stress: 1 });
    expect(game.asked('p1')).not.toBe('chooseAction');
  });

  test('it may stay, and then flies no dial', () => {
    const game = story().choose('p1', 'pass').passUntil('setDials');
    expect(game.ship('A2')).toMatchObject({ where: 'reserve', carrier: 'ship:A1' });
    expect(game.offers('p1').some(key => key.includes('ship:A2'))).toBe(false);
  });

  test('what would end on a ship is not offered, nor what stands still', () => {
    const inTheWay: Placed = { pilot: 'academypilot', at: [457, 310], heading: 0 };
    const keys = story({ p2: [far, inTheWay] }).offers('p1');
    expect(keys).not.toContain('leave:rear:1FB');
    expect(keys.some(key => /:0O/.test(key))).toBe(false);
  });

  test('its own initiative counts, not that of its carrier', () => {
    const game = story({
      p1: [
        { ...ghost, pilot: 'herasyndulla-vcx100lightfreighter' },
        zeb,
        { pilot: 'whisper', at: [200, 100], tokens: { cloak: 1 } },
      ],
    });
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'launch', ship: 'ship:A2' });
  });
});

describe('docking in play', () => {
  const beside: Placed = { pilot: 'zeborrelios', at: [517, 400], dial: '2FB' };

  test('in the System Phase, at range 0: it goes into reserve without its dial and does not activate', () => {
    const game = story({ p1: [ghost, beside] });
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'mayUse', card: 'upgrade:ghost' });
    game.choose('p1', 'use:upgrade:ghost');
    expect(game.ship('A2')).toMatchObject({ where: 'reserve', carrier: 'ship:A1', dial: null });
    expect(game.asked('p1'), 'and cannot leave in the same phase').not.toBe('launch');
    game.passUntil('setDials');
    expect(game.events('shipActivated').map(({ ship }) => ship)).toEqual(['ship:B1', 'ship:A1']);
    expect(broken(game)).toEqual([]);
  });

  test('not farther away', () => {
    expect(story({ p1: [ghost, { ...beside, at: [530, 400] }] }).asked('p1')).not.toBe('mayUse');
  });

  test('when it overlaps its carrier with a maneuver, in place of what that would bring', () => {
    const behind: Placed = { pilot: 'zeborrelios', at: [457, 280], dial: '2FB' };
    const flown = () => story({ phase: 'activation', p1: [{ ...ghost, pilot: 'alexsandrkallus' }, behind] });
    const game = flown().passUntil('mayUse').choose('p1', 'use:upgrade:ghost');
    expect(game.ship('A2')).toMatchObject({ where: 'reserve', carrier: 'ship:A1' });
    expect(game.happened()).not.toContain('diceRolled');
    const stays = flown().passUntil('mayUse').choose('p1', 'pass');
    expect(stays.ship('A2').where).toBe('table');
    expect(stays.happened()).toContain('diceRolled');
  });
});

describe('as the carrier is lost', () => {
  const lost: Effect = { do: 'destroyShip', ship: 'ship:A1' };
  const shot = (rest: Partial<Story> = {}) => story({ phase: 'activation', first: [lost], ...rest });

  test('its rider suffers a crit, must leave it at once, and performs no action', () => {
    const game = shot();
    expect(game.state.pending[0]).toMatchObject({ player: 'p1', topic: { kind: 'launch', emergency: true } });
    expect(game.ship('A2').shields).toBe(0);
    expect(game.offers('p1')).not.toContain('pass');
    expect(game.ship('A1').where).toBe('table');
    game.choose('p1', 'leave:rear:2FB');
    expect([game.ship('A1').where, game.ship('A2').where]).toEqual(['removed', 'table']);
    expect(game.events('actionPerformed')).toEqual([]);
    expect(broken(game)).toEqual([]);
  });

  test('a crit too much, and both are lost', () => {
    const weak = { ...zeb, shields: 0, damage: ['-fuelleak', '-fuelleak'] };
    const game = shot({ p1: [ghost, weak, { pilot: 'ap5', at: [100, 100], dial: '2FB' }] });
    expect([game.ship('A1').where, game.ship('A2').where]).toEqual(['removed', 'removed']);
    expect(game.events('shipDestroyed').map(({ ship }) => ship)).toEqual(['ship:A1', 'ship:A2']);
    expect(broken(game)).toEqual([]);
  });

  test('in the Engagement Phase it engages if its initiative is still to come', () => {
    const at = (initiative: 'hound' | 'late') => {
      const shooter: Placed = { pilot: 'soontirfel', at: [457, 540], heading: 180 };
      const game = scenario({
        phase: 'engagement',
        dice: ['hit', 'hit', 'hit', 'hit'],
        p1: [
          { pilot: 'lothalrebel', at: [457, 400], upgrades: ['ghost'], shields: 0, damage: HURT },
          {
            pilot: initiative === 'late' ? 'zeborrelios' : 'fennrau-sheathipedeclassshuttle',
            at: [0, 0],
            docked: 'A1',
          },
        ],
        p2: [shooter],
      });
      game.passUntil('chooseAttack').choose('p2', 'target:ship:A1:primary:0').passUntil('launch');
      game.choose('p1', 'leave:rear:2FB').passUntil('setDials');
      return game.events('engagementStarted').map(({ ship }) => ship);
    };
    expect(at('late')).toContain('ship:A2');
    expect(at('hound')).not.toContain('ship:A2');
  });

  test('a carrier that flees takes its rider with it', () => {
    const game = story({
      phase: 'activation',
      p1: [{ ...ghost, at: [457, 860], dial: '3FB' }, zeb, { pilot: 'ap5', at: [100, 100], dial: '2FB' }],
    }).passUntil('setDials');
    expect([game.ship('A1').where, game.ship('A2').where]).toEqual(['removed', 'removed']);
    expect(game.events('shipFled').map(({ ship }) => ship)).toEqual(['ship:A1', 'ship:A2']);
    expect(game.points('p2')).toBe(
      engine.rules.profilesOf(game.state.setup)['ship:A1']!.points +
        engine.rules.profilesOf(game.state.setup)['ship:A2']!.points,
    );
  });
});
