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

  test('whoever left can be brought back, whole, and plays from the next round on', () => {
    const game = scenario({
      ...ships,
      p2: [{ ...ships.p2[0], where: 'removed', damage: ['-fuelleak', 'hullbreach'] }],
      phase: 'planning',
      practice: {},
    });
    game.referee('p1', { kind: 'bringBack', ship: TARGET, pose: { x: 457, y: 600, heading: 180 } });
    expect(game.ship('B1')).toMatchObject({ where: 'table', destroyed: false, damage: [] });
    expect(engine.checkInvariants(game.state)).toEqual([]);
    const edit = { kind: 'bringBack', ship: TARGET, pose: { x: 457, y: 700, heading: 180 } } as const;
    const again = engine.answer(game.state, { player: 'p1', referee: edit });
    expect(again).toMatchObject({ ok: false, problem: expect.stringContaining('has not left') });
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

  test('nobody sets dice in a game', () => {
    const edit = { kind: 'setNextRoll', dice: 'attack', faces: ['crit'] } as const;
    const outcome = engine.answer(duel().state, { player: 'p1', referee: edit });
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
