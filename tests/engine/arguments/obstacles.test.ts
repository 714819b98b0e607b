import { describe, expect, it } from 'vitest';
import { acting, blocks } from '../../support/actions';
import { FAR, on } from '../../support/argument';
import { inDuel } from '../../support/card';
import { rolled } from '../../support/duel';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';
const ROCK = { is: 'coreasteroid1', at: [457, 400] } as const;

// FAQ, Objects: an ignored obstacle obstructs still; only its effect, the defender's die, is left out.
describe('an attack past an asteroid', () => {
  const dice = (attacker: object, defender: object = {}) => {
    const game = inDuel('upgrade:trickshot', { rocks: [ROCK], attacker: { pilot: X, ...attacker }, defender })
      .attack()
      .until().game;
    return [rolled(game, 'attack'), rolled(game, 'defense')];
  };
  it('Trick Shot rolls its die, and the defender its own', () => {
    expect(dice({})).toEqual([4, 4]);
  });
  it('with Qi’ra and a lock on the rock the attack is obstructed for Trick Shot and not for the defender', () => {
    expect(dice({ upgrades: ['qira'], locks: ['rock:1'] })).toEqual([4, 3]);
  });
  it('so it is with Mandalorian Optics and a lock on the defender', () => {
    expect(dice({ upgrades: ['mandalorianoptics'], locks: ['B1'] })).toEqual([4, 3]);
  });
  it('a defender who ignores the rock has its die: it is the attacker who shoots past it', () => {
    expect(dice({}, { upgrades: ['qira'], locks: ['rock:1'] })).toEqual([4, 4]);
  });
});

// FAQ, Objects: what asks whether an obstacle was there is not ignored.
it('Qi’ra over a locked asteroid with Stunned Pilot: no harm by the rock, one damage by the card', () => {
  const game = scenario({
    rocks: [{ is: 'coreasteroid0', at: [300, 290] }],
    p1: [
      {
        pilot: X,
        at: [300, 150],
        dial: '3FW',
        locks: ['rock:1'],
        upgrades: ['qira'],
        damage: ['stunnedpilot'],
        shields: 2,
      },
    ],
    p2: [FAR],
    dice: ['hit'],
  });
  expect(game.events('damageSuffered')).toHaveLength(1);
  expect(game.ship('A1').shields).toBe(1);
});

// FAQ, Actions: Debris Gambit meets every red evade on the bar, the linked one too.
describe('Debris Gambit', () => {
  const near = [{ is: 'coreasteroid0', at: [560, 300] as const }];
  it('makes the red evade of a link white beside an obstacle', () => {
    const link = (rocks: Parameters<typeof acting>[1]) =>
      acting({ pilot: 'zeborrelios', at: [457, 300], upgrades: ['debrisgambit'] }, rocks)
        .choose('p1', 'action:barrelRoll:white', 'roll:left:middle')
        .offers('p1');
    expect(link({ rocks: [{ is: 'coreasteroid0', at: [400, 430] }] })).toEqual(['action:evade:white', 'pass']);
    expect(link({})).toEqual(['action:evade:red', 'pass']);
  });
  it('makes nothing of it out in the open', () => {
    const game = acting({ pilot: 'jakkugunrunner', at: [457, 300], upgrades: ['debrisgambit'] });
    expect(blocks(game)).toHaveProperty('evade:red');
    const white = acting({ pilot: 'jakkugunrunner', at: [457, 300], upgrades: ['debrisgambit'] }, { rocks: near });
    expect(blocks(white)).toHaveProperty('evade:white');
  });
  // FAQ, Actions: of two colours given to an action by effects the harder one counts.
  it('against General Hux, who has it treated as red: it is red', () => {
    const game = acting(
      [
        { pilot: 'starkillerbasepilot', at: [400, 400], upgrades: ['generalhux', 'tacticalofficer'] },
        { pilot: 'jakkugunrunner', at: [400, 540], upgrades: ['debrisgambit'] },
      ],
      { rocks: [{ is: 'coreasteroid0', at: [500, 540] }] },
    );
    game.choose('p1', 'action:coordinate:white', 'use:upgrade:generalhux', 'ship:A2');
    expect(game.offers('p1')).toContain('action:evade:red');
    expect(game.offers('p1')).not.toContain('action:evade:white');
  });
});

// Glossary, Blaze: through it the Perform Action step is skipped; an action that a card grants is another matter.
it('through a Blaze there is no action but that of Afterburners', () => {
  const game = scenario({
    devices: [{ is: 'blaze', at: [457, 300], owner: 'p2', fuses: 1 }],
    p1: [{ pilot: 'redsquadronveteran', at: [457, 200], dial: '3FW', upgrades: ['afterburners'] }],
    p2: [FAR],
    dice: ['blank'],
  });
  expect(game.offers('p1')).toEqual(['action:boost:white', 'pass']);
  game.choose('p1', 'pass');
  expect(game.events('actionPerformed')).toEqual([]);
  expect(game.asked('p1')).not.toBe('chooseAction');
});

// Glossary, Blaze and Obstructed: it is an obstacle, whatever it was dropped as.
it('a Blaze in the way: a die for Trick Shot, a die for the defender', () => {
  const game = inDuel('upgrade:trickshot', {
    attacker: { pilot: 'redsquadronveteran' },
    devices: [{ is: 'blaze', at: [457, 400], owner: 'p2', fuses: 1 }],
  }).attack().game;
  on(game);
  expect([rolled(game, 'attack'), rolled(game, 'defense')]).toEqual([4, 4]);
});
