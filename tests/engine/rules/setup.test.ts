import { describe, expect, test } from 'vitest';
import { shipIdOf } from '../../../src/engine/rules/setup/newGame';
import { battle, placeRocks, placeShips, setUp } from '../../support/battle';
import { engine } from '../../support/engine';

const TIES = ['academypilot', 'obsidiansquadronpilot', 'blacksquadronace'];
const cards = (game: ReturnType<typeof battle>, ship: string) => game.ship(ship).upgrades.map(({ card }) => card);
const profile = (game: ReturnType<typeof battle>, player: 'p1' | 'p2', number: number) =>
  engine.rules.profilesOf(game.state.setup)[shipIdOf(player, number)]!;

describe('Gather Forces: shields, charges, Force and IDs', () => {
  const luke = { pilot: 'lukeskywalker', upgrades: ['protontorpedoes', 'shieldupgrade'] };
  const game = battle({ p1: [luke, 'wesjanson'], p2: TIES });

  test('a ship begins with its shields, an upgrade that adds one included', () => {
    expect(game.ship('A1').shields).toBe(3);
    expect(game.ship('A2').shields).toBe(2);
    expect(game.ship('B1').shields).toBe(0);
  });

  test('Force and charges lie on their cards, all of them active', () => {
    expect(game.ship('A1')).toMatchObject({ force: 2, charges: 0 });
    expect(game.ship('A1').upgrades).toContainEqual({ card: 'upgrade:protontorpedoes', charges: 2, side: 0 });
    expect(game.ship('A2')).toMatchObject({ force: 0, charges: 1 });
  });

  test('Force of an upgrade is held by the ship', () => {
    const crew = battle({ p1: [{ pilot: 'lothalrebel', upgrades: ['kananjarrus'] }], p2: TIES });
    expect(crew.ship('A1').force).toBe(1);
  });

  test('every ship has its number and nothing else yet: no place, token, lock or damage', () => {
    expect(Object.keys(game.state.ships)).toEqual(['ship:A1', 'ship:A2', 'ship:B1', 'ship:B2', 'ship:B3']);
    expect(game.ship('B3')).toMatchObject({ player: 'p2', number: 3, where: 'hand', locks: [], damage: [] });
    expect(game.tokens('B3')).toEqual({});
  });
});

describe('Gather Forces: standard loadouts', () => {
  test('carry what their card prints, though the squad lists none', () => {
    const game = battle({ p1: ['lukeskywalker-battleofyavin'], p2: TIES });
    expect(cards(game, 'A1')).toEqual([
      'upgrade:instinctiveaim',
      'upgrade:attackspeed-talent',
      'upgrade:protontorpedoes',
      'upgrade:r2d2-astromech',
    ]);
    expect(game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:protontorpedoes')!.charges).toBe(2);
    expect(profile(game, 'p1', 1).weapons.map(({ ref }) => ref)).toContain('upgrade:protontorpedoes');
  });

  test('take no other card, whatever the squad lists', () => {
    const game = battle({ p1: [{ pilot: 'lukeskywalker-battleofyavin', upgrades: ['shieldupgrade'] }], p2: TIES });
    expect(cards(game, 'A1')).not.toContain('upgrade:shieldupgrade');
    expect(game.ship('A1').shields).toBe(2);
  });

  test.each([
    { pilot: 'tychocelchu-battleoverendor', what: 'shields', is: 3 },
    { pilot: 'tychocelchu', what: 'shields', is: 2 },
  ] as const)('$pilot prints $what $is', ({ pilot, what, is }) => {
    expect(profile(battle({ p1: [pilot], p2: TIES }), 'p1', 1)[what]).toBe(is);
  });

  test('print a dial, a bar and weapons of their own', () => {
    const game = battle({
      p1: ['stomeronistarck-evacuationofdqar', 'zizitlo'],
      p2: ['omega2-evacuationofdqar', 'agenttierny'],
    });
    expect(profile(game, 'p1', 1).dial).toEqual(profile(game, 'p1', 2).dial);
    expect(profile(game, 'p2', 1).bar.find(({ action }) => action === 'barrelRoll')).toMatchObject({
      link: { action: 'evade', color: 'red' },
    });
    expect(profile(game, 'p2', 2).bar.map(({ action }) => action)).toEqual(['focus', 'lock', 'coordinate', 'jam']);
    const dash = battle({ p1: ['dashrendar', 'dashrendar-swz103-rebelalliance'], p2: TIES });
    expect(profile(dash, 'p1', 1).weapons).toMatchObject([{ arc: 'doubleTurret', attack: 4 }]);
    expect(profile(dash, 'p1', 2).weapons).toMatchObject([{ arc: 'doubleTurret', attack: 3 }]);
  });
});

describe('Gather Forces: configurations that come with a ship type', () => {
  test('every X-wing has its foils, a TIE nothing', () => {
    const game = battle({ p1: ['bluesquadronescort'], p2: TIES });
    expect(cards(game, 'A1')).toEqual(['upgrade:servomotorsfoils']);
    expect(cards(game, 'B1')).toEqual([]);
  });

  test('but not twice, and not on a standard loadout', () => {
    const listed = { pilot: 'bluesquadronescort', upgrades: ['servomotorsfoils', 'hullupgrade'] };
    const game = battle({ p1: [listed, 'jekporkins-swz106'], p2: TIES });
    expect(cards(game, 'A1')).toEqual(['upgrade:servomotorsfoils', 'upgrade:hullupgrade']);
    expect(cards(game, 'A2')).not.toContain('upgrade:servomotorsfoils');
  });

  test('what such a card grants, it grants by the side that is up', () => {
    const game = battle({ p1: ['bluesquadronescort'], p2: TIES });
    const bar = (side: 0 | 1) => {
      const ship = game.state.ships['ship:A1']!;
      const upgrades = ship.upgrades.map(one => ({ ...one, side }));
      return engine.rules.profileOf(game.state.setup, { ...ship, upgrades }).bar.map(({ action }) => action);
    };
    expect(bar(0)).toEqual(['focus', 'lock', 'barrelRoll', 'boost', 'focus']);
    expect(bar(1)).toEqual(['focus', 'lock', 'barrelRoll']);
  });
});

describe('Determine Player Order', () => {
  const B = 'blank';
  test.each([
    { why: 'most crits', dice: ['crit', B, B, 'focus', 'focus', 'focus'], first: 'p1' },
    { why: 'most crits', dice: ['hit', 'hit', 'hit', 'crit', B, B], first: 'p2' },
    { why: 'as many crits, most focus', dice: ['crit', 'hit', 'hit', 'crit', 'focus', B], first: 'p2' },
    { why: 'no crits, most focus', dice: ['focus', 'focus', B, 'focus', 'hit', 'hit'], first: 'p1' },
    { why: 'crits and focus even, most hits', dice: ['focus', B, B, 'focus', 'hit', B], first: 'p2' },
  ] as const)('$why: $first is first player', ({ dice, first }) => {
    const game = battle({ p1: ['bluesquadronescort'], p2: TIES, dice });
    expect(game.state.firstPlayer).toBe(first);
    expect(game.events('firstPlayerRolled')).toEqual([
      { type: 'firstPlayerRolled', rolls: { p1: dice.slice(0, 3), p2: dice.slice(3) }, first },
    ]);
  });

  test('all even: both roll again until the tie breaks, and every roll is seen', () => {
    const dice = [B, 'hit', 'focus', 'hit', 'focus', B, B, B, B, B, B, B, B, B, B, B, B, 'hit'] as const;
    const game = battle({ p1: ['bluesquadronescort'], p2: TIES, dice });
    expect(game.events('firstPlayerRolled').map(({ first }) => first)).toEqual([null, null, 'p2']);
    expect(game.state.firstPlayer).toBe('p2');
  });

  test('squad points have no say', () => {
    const game = battle({ p1: ['academypilot'], p2: ['darthvader'], dice: [B, B, B, 'hit', B, B] });
    expect(game.state.firstPlayer).toBe('p2');
  });
});

describe('Chance Engagement: the objective', () => {
  test('one satellite lies in the centre before the first obstacle is placed', () => {
    const game = battle({ p1: ['bluesquadronescort'], p2: TIES });
    expect(game.asked('p1')).toBe('placeObstacle');
    expect(game.state.markers).toEqual({
      'marker:1': { id: 'marker:1', kind: 'satellite', x: 457.2, y: 457.2, player: null, charged: true, onShip: null },
    });
    expect(game.happened()).toEqual(['firstPlayerRolled', 'markerPlaced']);
  });
});

describe('Prepare Other Components: one damage deck a player', () => {
  const decks = (seed: number) => setUp({ p1: ['bluesquadronescort'], p2: TIES, seed }).state.decks;

  test('33 cards each, all of their own, none discarded', () => {
    for (const player of ['p1', 'p2'] as const) {
      const { draw, discard } = decks(1)[player];
      expect(draw).toHaveLength(33);
      expect(new Set(draw)).toEqual(new Set(Array.from({ length: 33 }, (_, i) => `card:${player}:${i + 1}`)));
      expect(discard).toEqual([]);
    }
  });

  test('shuffled, each by itself and every game anew', () => {
    const numbers = (cards: readonly string[]) => cards.map(card => Number(card.split(':')[2]));
    const { p1, p2 } = decks(1);
    const sorted = Array.from({ length: 33 }, (_, i) => i + 1);
    expect(numbers(p1.draw)).not.toEqual(sorted);
    expect(numbers(p1.draw)).not.toEqual(numbers(p2.draw));
    expect(decks(2).p1.draw).not.toEqual(p1.draw);
    expect(decks(1).p1.draw).toEqual(p1.draw);
  });

  test('after the last ship, and then the first round begins', () => {
    const game = placeRocks(battle({ p1: ['bluesquadronescort'], p2: ['academypilot'] }));
    expect(game.state.decks.p1.draw).toEqual([]);
    placeShips(game);
    expect(game.state).toMatchObject({ round: 1, phase: 'planning' });
    const moments: readonly string[] = ['shipPlaced', 'gameStarted', 'roundStarted'];
    expect(game.happened().filter(type => moments.includes(type))).toEqual(['shipPlaced', ...moments]);
  });
});

describe('deficit: a squad below the limit gives the difference to the opponent', () => {
  test('at 20 points', () => {
    // 5 of 20, and 2 + 2 + 2 of 20.
    const game = setUp({ p1: ['bluesquadronescort'], p2: TIES });
    expect([game.points('p1'), game.points('p2')]).toEqual([14, 15]);
    expect(game.state.score).toContainEqual({ player: 'p2', points: 15, round: 0, reason: { kind: 'deficit' } });
  });

  test('at 50 points', () => {
    // 9 of 50, and 5 + 5 + 6 of 50.
    const game = setUp({ p1: ['bluesquadronescort'], p2: TIES, profile: 'xwa50' });
    expect([game.points('p1'), game.points('p2')]).toEqual([34, 41]);
  });

  test('a full squad gives none', () => {
    const game = setUp({ p1: Array(4).fill('bluesquadronescort'), p2: TIES });
    expect(game.points('p2')).toBe(0);
    expect(game.events('scored')).toEqual([{ type: 'scored', player: 'p1', points: 14, reason: { kind: 'deficit' } }]);
  });
});
