import { describe, expect, test } from 'vitest';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';

const xwing = (more: Partial<Placed> = {}): Placed => ({ pilot: 'bluesquadronescort', at: [300, 100], ...more });
const tie = (more: Partial<Placed> = {}): Placed => ({ pilot: 'nightbeast', at: [300, 800], ...more });
const planning = (p1: readonly Placed[], p2: readonly Placed[], more = {}) =>
  scenario({ p1, p2, phase: 'planning', ...more });

describe('Planning: both players set their dials at once', () => {
  test('both are asked, and neither waits for the other', () => {
    const game = planning([xwing()], [tie()]);
    expect([game.asked('p1'), game.asked('p2')]).toEqual(['setDials', 'setDials']);
    game.choose('p2', 'dial:ship:B1:2FB');
    expect([game.asked('p1'), game.asked('p2')]).toEqual(['setDials', 'setDials']);
    game.choose('p1', 'dial:ship:A1:2FB', 'ready');
    expect(game.state.phase).toBe('planning');
    game.choose('p2', 'ready');
    expect(game.state.phase).not.toBe('planning');
  });

  test('ships in any order, every maneuver of their dials', () => {
    const game = planning([xwing(), xwing({ at: [400, 100] })], [tie()]);
    game.choose('p1', 'dial:ship:A2:4KR', 'dial:ship:A1:1BB');
    expect([game.ship('A1').dial, game.ship('A2').dial]).toEqual(['1BB', '4KR']);
  });

  test('a maneuver that is not on the dial is refused', () => {
    const game = planning([xwing()], [tie()]);
    expect(game.refusal('p1', { option: 'dial:ship:A1:5FW' })).toBe('notOffered');
    expect(game.refusal('p1', { option: 'dial:ship:B1:2FB' })).toBe('notOffered');
  });

  test('nobody is ready before all of their ships have a dial', () => {
    const game = planning([xwing(), xwing({ at: [400, 100] })], [tie()]);
    game.choose('p1', 'dial:ship:A1:2FB');
    expect(game.refusal('p1', { option: 'ready' })).toBe('notOffered');
    game.choose('p1', 'dial:ship:A2:2FB');
    expect(game.refusal('p1', { option: 'ready' })).toBeNull();
  });
});

describe('Planning: dials are secret', () => {
  const seen = (player: 'p1' | 'p2') => {
    const game = planning([xwing()], [tie()]).choose('p1', 'dial:ship:A1:3ER');
    const { ships, pending } = engine.viewFor(game.state, player);
    return {
      dial: ships['ship:A1']!.dial,
      all: JSON.stringify([ships, pending, engine.eventsFor(game.events('dialSet'), player)]),
    };
  };

  test('the opponent sees that one is set, not which', () => {
    expect(seen('p2').dial).toBeNull();
    expect(seen('p2').all).not.toContain('3ER');
    expect(seen('p2').all).toContain('dialSet');
  });

  test('its owner sees it', () => {
    expect(seen('p1').dial).toBe('3ER');
  });
});

describe('Planning: dials can be changed until both are ready', () => {
  test('taken back and set anew', () => {
    const game = planning([xwing()], [tie()]);
    game.choose('p1', 'dial:ship:A1:2FB', 'takeBack:ship:A1');
    expect(game.ship('A1').dial).toBeNull();
    game.choose('p1', 'dial:ship:A1:1FB');
    expect(game.ship('A1').dial).toBe('1FB');
  });

  test('also by a player who was ready, while the other is not', () => {
    const game = planning([xwing()], [tie()]);
    game.choose('p1', 'dial:ship:A1:2FB', 'ready');
    expect(game.offers('p1')).toEqual(['notReady']);
    game.choose('p1', 'notReady', 'takeBack:ship:A1', 'dial:ship:A1:3FW', 'ready');
    game.choose('p2', 'dial:ship:B1:2FB', 'ready');
    expect(game.about('A1', 'dialRevealed')).toMatchObject({ maneuver: '3FW' });
  });

  test('but not by one who is ready and has not said otherwise', () => {
    const game = planning([xwing()], [tie()]);
    game.choose('p1', 'dial:ship:A1:2FB', 'ready');
    expect(game.refusal('p1', { option: 'takeBack:ship:A1' })).toBe('notOffered');
  });

  test('and not once both were: what stood is settled', () => {
    const game = planning([xwing()], [tie()]);
    game.choose('p1', 'dial:ship:A1:2FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'ready');
    expect(game.state.pending.filter(({ topic }) => topic.kind === 'setDials')).toEqual([]);
    expect(game.ship('A1').dial).toBe('2FB');
  });
});

describe('Planning: what a ship cannot set', () => {
  const codes = (more: Partial<Placed>) =>
    planning([xwing(more)], [tie()])
      .offers('p1')
      .map(key => key.split(':').at(-1)!);

  test('a stressed ship no red maneuver', () => {
    expect(codes({}).filter(code => code.endsWith('R'))).toEqual(['3ER', '3RR', '4KR']);
    expect(codes({ tokens: { stress: 1 } }).filter(code => code.endsWith('R'))).toEqual([]);
    expect(codes({ tokens: { stress: 1 } })).toContain('3FW');
  });

  test('the other ships of the squad can', () => {
    const game = planning([xwing({ tokens: { stress: 1 } }), xwing({ at: [400, 100] })], [tie()]);
    expect(game.offers('p1')).toContain('dial:ship:A2:4KR');
  });

  test('purple may be set, with Force or without, stressed or not', () => {
    const jedi = (more: Partial<Placed>) => codes({ pilot: 'obiwankenobi-eta2actis', ...more });
    const purple = jedi({}).filter(code => code.endsWith('P'));
    expect(purple.length).toBeGreaterThan(0);
    expect(jedi({ force: 0 })).toEqual(expect.arrayContaining(purple));
    expect(jedi({ tokens: { stress: 1 } })).toEqual(expect.arrayContaining(purple));
  });

  test('an ionized ship sets a dial like any other', () => {
    expect(codes({ tokens: { ion: 1 } })).toEqual(codes({}));
  });

  test('ships in reserve or out of the game get no dial', () => {
    const game = planning([xwing(), xwing({ where: 'reserve' }), xwing({ where: 'removed' })], [tie()]);
    expect(game.offers('p1').filter(key => !key.startsWith('dial:ship:A1:'))).toEqual([]);
    game.choose('p1', 'dial:ship:A1:2FB', 'ready');
    expect(game.ship('A2').dial).toBeNull();
  });

  test('a player whose ships are all in reserve has only to be ready', () => {
    expect(planning([xwing({ where: 'reserve' })], [tie()]).offers('p1')).toEqual(['ready']);
  });
});

describe('Planning: the first player of the round', () => {
  const dice = ['blank', 'blank', 'blank', 'crit', 'blank', 'blank'] as const;

  test('is rolled after both are ready, whoever it was before', () => {
    const game = planning([xwing()], [tie()], { dice, firstPlayer: 'p1' });
    game.choose('p1', 'dial:ship:A1:2FB', 'ready').choose('p2', 'dial:ship:B1:2FB');
    expect(game.events('firstPlayerRolled')).toEqual([]);
    game.choose('p2', 'ready');
    expect(game.state.firstPlayer).toBe('p2');
    expect(game.events('firstPlayerRolled')).toHaveLength(1);
    const order = game.happened();
    expect(order.indexOf('firstPlayerRolled')).toBeGreaterThan(order.lastIndexOf('playerReady'));
    expect(order.indexOf('firstPlayerRolled')).toBeLessThan(order.indexOf('phaseEnded'));
  });

  test('and again in the next one', () => {
    const crit = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;
    const game = planning([xwing()], [tie()], { dice: [...dice, ...crit] });
    for (const first of ['p2', 'p1']) {
      game.choose('p1', 'dial:ship:A1:1FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'ready');
      expect(game.state.firstPlayer).toBe(first);
      game.passUntil('setDials');
    }
    expect(game.state.round).toBe(3);
  });

  test('dials are cleared and everyone is unready when a round begins', () => {
    const game = planning([xwing()], [tie()]);
    game.choose('p1', 'dial:ship:A1:1FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'ready').passUntil('setDials');
    expect(game.state).toMatchObject({ round: 2, ready: { p1: false, p2: false } });
    expect(game.ship('A1')).toMatchObject({ dial: null, revealed: false });
  });
});
