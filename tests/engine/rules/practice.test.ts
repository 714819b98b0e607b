import { describe, expect, test } from 'vitest';
import { PLAIN_PRACTICE } from '../../../src/engine/core/practice';
import { starterSetup } from '../../../src/squads/starter';
import { duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const ships = {
  p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
  p2: [{ pilot: 'academypilot', at: [457, 500], heading: 180 }],
} as const;
const TARGET = 'ship:B1';

describe('a target that stands still', () => {
  test('has no dial to set and does not move', () => {
    const game = scenario({ ...ships, phase: 'planning', practice: { still: [TARGET] } });
    expect(game.offers('p2')).toEqual(['ready']);
    game.choose('p2', 'ready').choose('p1', 'dial:ship:A1:2FB', 'ready').passUntil('setDials');
    expect(game.ship('B1').pose).toMatchObject({ x: 457, y: 500 });
    expect(game.about('B1', 'shipActivated')).toBeUndefined();
  });

  test('while another sets a dial as ever', () => {
    const game = scenario({ ...ships, phase: 'planning', practice: {} });
    expect(game.offers('p2').some(key => key.startsWith('dial:ship:B1:'))).toBe(true);
  });
});

describe('a target that holds its fire', () => {
  test('is not asked to attack', () => {
    const game = duel({ practice: { peaceful: [TARGET] } }).passUntil('setDials');
    expect(game.about('B1', 'engagementStarted')).toBeUndefined();
    expect(game.about('A1', 'engagementStarted')).toBeDefined();
  });

  test('while another engages as ever', () => {
    const game = duel({ practice: {} }).passUntil('setDials');
    expect(game.about('B1', 'engagementStarted')).toBeDefined();
  });
});

describe('an endless hull', () => {
  const dice = ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'] as const;

  test('is whole again when it would be destroyed', () => {
    const game = duel({ dice, defender: { damage: ['-fuelleak', '-hullbreach'] }, practice: { endless: [TARGET] } });
    game.choose('p1', PRIMARY).passUntil('setDials');
    expect(game.happened()).toContain('shipRestored');
    expect(game.happened()).not.toContain('shipDestroyed');
    expect(game.ship('B1')).toMatchObject({ where: 'table', destroyed: false });
    expect(game.ship('B1').damage.length).toBeLessThan(3);
    expect(engine.checkInvariants(game.state)).toEqual([]);
  });

  test('gives back what was scored for it at half', () => {
    const game = duel({
      profile: 'xwa50',
      practice: { endless: [TARGET] },
      defender: { damage: ['-fuelleak'] },
    });
    game.referee('p1', { kind: 'dealDamage', ship: TARGET, faceup: false });
    expect(game.points('p1')).toBeGreaterThan(0);
    game.referee('p1', { kind: 'dealDamage', ship: TARGET, faceup: false });
    expect(game.ship('B1')).toMatchObject({ destroyed: false, damage: [] });
    expect(game.points('p1')).toBe(0);
    expect(engine.checkInvariants(game.state)).toEqual([]);
  });

  test('a mortal one is not', () => {
    const game = duel({ dice, defender: { damage: ['-fuelleak', '-hullbreach'] }, practice: {} });
    game.choose('p1', PRIMARY).passUntil('setDials');
    expect(game.happened()).toContain('shipDestroyed');
    expect(game.ship('B1').where).toBe('removed');
  });
});

describe('half a round', () => {
  test('only moving: nobody attacks', () => {
    const game = scenario({ ...ships, phase: 'engagement', practice: { drill: 'move' } });
    expect(game.happened()).not.toContain('engagementStarted');
    expect(game.asked('p1')).toBe('setDials');
  });

  test('only shooting: nobody moves, and each round waits for a word', () => {
    const game = scenario({ ...ships, phase: 'planning', practice: { drill: 'shoot' } });
    expect(game.offers('p1')).toEqual(['ready']);
    game.choose('p1', 'ready').choose('p2', 'ready').passUntil('setDials');
    expect(game.happened()).not.toContain('shipActivated');
    expect(game.happened()).toContain('engagementStarted');
  });

  const standing = { drill: 'shoot', actions: true } as const;

  test('only shooting, with an action where one stands: no dial, no move, an action each, then attacks', () => {
    const game = scenario({ ...ships, phase: 'planning', practice: standing });
    expect(game.offers('p1')).toEqual(['ready']);
    game.choose('p1', 'ready').choose('p2', 'ready');
    expect(game.asked('p2')).toBe('chooseAction');
    game.choose('p2', 'action:evade:white');
    expect(game.asked('p1')).toBe('chooseAction');
    game.choose('p1', 'action:focus:white');
    expect(game.ship('A1').tokens.focus).toBe(1);
    expect(game.happened()).not.toContain('shipMoved');
    expect(game.happened()).toContain('engagementStarted');
    expect(engine.checkInvariants(game.state)).toEqual([]);
  });

  test('a target that stands still acts too, where all do', () => {
    const game = scenario({ ...ships, phase: 'planning', practice: { ...standing, still: [TARGET] } });
    game.choose('p1', 'ready').choose('p2', 'ready');
    expect(game.asked('p2')).toBe('chooseAction');
  });

  test('standing takes away what a blue maneuver would, so that nobody is stressed for ever', () => {
    const game = scenario({
      ...ships,
      p1: [{ ...ships.p1[0], tokens: { stress: 2, strain: 1, ion: 2 } }],
      phase: 'planning',
      practice: standing,
    });
    game.choose('p1', 'ready').choose('p2', 'ready').choose('p2', 'pass');
    expect(game.ship('A1').tokens).toMatchObject({ stress: 1, strain: 0, ion: 0 });
  });

  test('it can be changed in the middle of a round', () => {
    const game = scenario({ ...ships, phase: 'planning', practice: {} });
    game.referee('p1', { kind: 'settle', practice: { ...PLAIN_PRACTICE, drill: 'shoot' } });
    expect(game.offers('p1')).toEqual(['ready']);
  });
});

describe('practice has no end', () => {
  test('the last round is not the last, nor is a table without enemies', () => {
    const game = scenario({
      p1: ships.p1,
      p2: [{ ...ships.p2[0], where: 'removed' }],
      phase: 'end',
      round: 12,
      practice: {},
    });
    expect(game.state).toMatchObject({ outcome: null, round: 13 });
  });

  test('a game has one', () => {
    const game = scenario({ ...ships, phase: 'end', round: 12 });
    expect(game.state.outcome).not.toBeNull();
  });
});

describe('a ship that is brought back', () => {
  const back = { kind: 'bringBack', ship: TARGET, pose: { x: 457, y: 700, heading: 180 } } as const;
  const escort = { pilot: 'academypilot', at: [700, 700], heading: 180 } as const;

  /** The target is shot down by hand when this question is asked, and so is its escort but for one card. */
  const shotDownAt = (question: string) => {
    const game = scenario({ ...ships, p2: [ships.p2[0], escort], phase: 'planning', practice: {}, profile: 'xwa50' });
    if (question !== 'setDials') {
      game.choose('p1', 'dial:ship:A1:2FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'dial:ship:B2:2FB', 'ready');
      game.passUntil(question);
    }
    for (const ship of [TARGET, TARGET, TARGET, 'ship:B2', 'ship:B2'] as const) {
      game.referee('p1', { kind: 'dealDamage', ship, faceup: false });
    }
    return game;
  };

  test('is whole, and takes back the points for it; those for another ship stay', () => {
    const game = shotDownAt('chooseAction');
    expect(game.ship('B1').where).toBe('removed');
    const given = game.points('p1');
    expect(given).toBeGreaterThan(0);
    game.referee('p1', back);
    expect(game.ship('B1')).toMatchObject({ where: 'table', destroyed: false, damage: [] });
    expect(game.state.score.map(({ reason }) => 'ship' in reason && reason.ship)).toEqual(['ship:B2']);
    expect(game.points('p1')).toBeLessThan(given);
    expect(engine.checkInvariants(game.state)).toEqual([]);
  });

  test('has shown no dial, though it fled with one', () => {
    const fleeing = { ...ships.p2[0], at: [457, 30], dial: '5FW' } as const;
    const game = scenario({ p1: [{ ...ships.p1[0], dial: '2FB' }], p2: [fleeing], practice: {} });
    expect(game.asked('p1')).toBe('chooseAction');
    expect(game.ship('B1')).toMatchObject({ where: 'removed', revealed: true });
    game.referee('p1', back);
    expect(game.ship('B1')).toMatchObject({ where: 'table', dial: null, revealed: false });
    expect(engine.checkInvariants(game.state)).toEqual([]);
  });

  test('while dials are set, it is given one and flies: its player is not ready before', () => {
    const game = shotDownAt('setDials').choose('p2', 'dial:ship:B2:2FB', 'ready');
    expect(game.state.ready.p2).toBe(true);
    game.referee('p1', back);
    expect(game.state.ready).toEqual({ p1: false, p2: false });
    game.choose('p2', 'dial:ship:B1:2FB', 'ready').choose('p1', 'dial:ship:A1:2FB', 'ready').passUntil('setDials');
    expect(game.about('B1', 'shipActivated')).toBeDefined();
  });

  test('later it waits for the next round', () => {
    const game = shotDownAt('chooseAction').forget();
    game.referee('p1', back).passUntil('setDials');
    expect(game.about('B1', 'shipActivated')).toBeUndefined();
    expect(game.about('B1', 'engagementStarted')).toBeUndefined();
    expect(game.offers('p2')).toContain('dial:ship:B1:2FB');
  });

  test('it has to have left', () => {
    const { state } = scenario({ ...ships, phase: 'planning', practice: {} });
    const outcome = engine.answer(state, { player: 'p1', referee: back });
    expect(outcome).toMatchObject({ ok: false, problem: expect.stringContaining('has not left') });
  });
});

describe('dice that were set', () => {
  test('are what the next attack shows; the rest falls as it falls', () => {
    const game = duel({ practice: {} });
    game.referee('p1', { kind: 'setNextRoll', dice: 'attack', faces: ['crit', 'crit'] });
    game.referee('p1', { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'evade', 'evade'] });
    game.choose('p1', PRIMARY).passUntil('setDials');
    const [attack, defense] = game.events('diceRolled');
    expect(attack!.faces.slice(0, 2)).toEqual(['crit', 'crit']);
    expect(defense!.faces.every(face => face === 'evade')).toBe(true);
    expect(game.state.nextRoll.attack).toEqual([]);
  });

  test('only one attack long', () => {
    const set = duel({ practice: {}, seed: 3 });
    set.referee('p1', { kind: 'setNextRoll', dice: 'attack', faces: ['crit'] });
    set.choose('p1', PRIMARY).passUntil('setDials');
    expect(set.events('diceRolled').filter(({ faces }) => faces.every(face => face === 'crit'))).toEqual([]);
  });

  test('in a game, too: whoever shows it to somebody sets what comes, and it is told', () => {
    const game = duel().referee('p1', { kind: 'setNextRoll', dice: 'attack', faces: ['crit', 'blank', 'blank'] });
    expect(game.events('refereed')).toHaveLength(1);
    game.choose('p1', PRIMARY).passUntil('setDials');
    expect(game.events('diceRolled')[0]!.faces.slice(0, 3)).toEqual(['crit', 'blank', 'blank']);
  });

  test('but what targets do is settled in practice alone', () => {
    const outcome = engine.answer(duel().state, {
      player: 'p1',
      referee: { kind: 'settle', practice: PLAIN_PRACTICE },
    });
    expect(outcome).toMatchObject({ ok: false, problem: 'That is for practice alone.' });
  });
});

describe('a table without a mission', () => {
  test('has no markers and gives no points', () => {
    const outcome = engine.newGame({ ...starterSetup, scenario: 'none', practice: PLAIN_PRACTICE }, 1);
    expect(outcome.ok && Object.keys(outcome.step.state.markers)).toEqual([]);
  });

  test('is for practice alone', () => {
    expect(engine.newGame({ ...starterSetup, scenario: 'none' }, 1)).toMatchObject({ ok: false });
  });
});
