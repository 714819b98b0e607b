import { describe, expect, test } from 'vitest';
import { type Ability, amount, at } from '../../../src/engine/core/ability';
import type { Effect } from '../../../src/engine/core/effect';
import type { Pose } from '../../../src/engine/core/place';
import { inStep } from '../../../src/engine/rules/steps';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;
const away: Effect = inStep('card', null, [{ do: 'placeInReserve', ship: 'ship:A1' }]);

const xwing: Placed = { pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB' };
const wingman: Placed = { pilot: 'redsquadronveteran', at: [200, 300], dial: '2FB' };
const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const story = (rest: Partial<Story> = {}) => scenario({ p1: [xwing, wingman], p2: [vader], ...rest });
const pose = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const broken = (game: Game) => engine.checkInvariants(game.state);

describe('a ship that is placed in reserve', () => {
  test('leaves the table, and what happened says from where', () => {
    const game = story({ first: [away] });
    expect(game.ship('A1').where).toBe('reserve');
    expect(game.events('placedInReserve')).toEqual([
      { type: 'placedInReserve', ship: 'ship:A1', from: pose(457, 300) },
    ]);
    expect(game.happened()).not.toContain('shipRemoved');
    expect(game.points('p2')).toBe(0);
    expect(broken(game)).toEqual([]);
  });

  test('keeps tokens, charges, damage cards and locks, its own and those on it; its dial is taken away', () => {
    const hurt = {
      ...xwing,
      tokens: { stress: 1, focus: 1, ion: 1 },
      shields: 0,
      damage: ['structuraldamage'],
      locks: ['B1'],
    };
    const game = story({ p1: [hurt, wingman], p2: [{ ...vader, locks: ['A1'] }], first: [away], alone: true });
    expect(game.tokens('A1')).toEqual({ stress: 1, focus: 1, ion: 1 });
    expect(game.damage('A1')).toEqual(['structuraldamage']);
    expect([game.ship('A1').locks, game.ship('B1').locks]).toEqual([['ship:B1'], ['ship:A1']]);
    expect(game.ship('A1')).toMatchObject({ dial: null, revealed: false });
    expect(game.ship('A2').dial).toBe('2FB');
  });

  test('neither activates nor engages, nor has it a turn in the System Phase', () => {
    const cloaked = { ...xwing, pilot: 'whisper', tokens: { cloak: 1 } };
    const game = story({ p1: [cloaked, wingman], first: [away], phase: 'system' });
    expect(game.asked('p1')).toBe('chooseAction');
    game.passUntil('setDials');
    const acted = [...game.events('shipActivated'), ...game.events('engagementStarted')].map(({ ship }) => ship);
    expect(acted).not.toContain('ship:A1');
    expect(acted).toContain('ship:A2');
  });

  test('sets no dial in the Planning Phase, and its player is ready without it', () => {
    const game = story({
      first: [away],
      phase: 'planning',
      p1: [{ ...xwing }, { pilot: 'redsquadronveteran', at: [200, 300] }],
    });
    expect(game.offers('p1').every(key => key.startsWith('dial:ship:A2:'))).toBe(true);
    game.choose('p1', 'dial:ship:A2:2FB');
    expect(game.offers('p1')).toEqual(['takeBack:ship:A2', 'ready']);
  });

  test('is in nobody’s way and nobody’s target', () => {
    const game = story({
      p1: [
        { ...xwing, at: [100, 690] },
        { ...wingman, locks: [] },
      ],
      first: [away],
    });
    game.passUntil('setDials');
    expect(game.happened()).not.toContain('shipsOverlapped');
    const attacked = story({ p1: [{ ...xwing, at: [100, 690] }, wingman], first: [away], phase: 'engagement' });
    expect(attacked.happened()).not.toContain('attackDeclared');
    expect(attacked.asked('p2')).toBe('setDials');
    expect(story({ p1: [{ ...xwing, at: [100, 690] }, wingman], phase: 'engagement' }).asked('p2')).toBe(
      'chooseAttack',
    );
  });

  test('suffers nothing and gains nothing', () => {
    const after: readonly Effect[] = [
      { do: 'sufferDamage', ship: 'ship:A1', hits: 2, crits: 0 },
      { do: 'gainToken', ship: 'ship:A1', token: 'focus', by: 'p1' },
    ];
    const game = story({ first: [away, ...after], alone: true });
    expect(game.ship('A1').shields).toBe(2);
    expect(game.tokens('A1')).toEqual({});
  });

  test('in the End Phase loses circular tokens and recovers charges and Force like the others', () => {
    const luke: Placed = {
      ...xwing,
      pilot: 'lukeskywalker',
      force: 0,
      tokens: { focus: 1, evade: 1, tractor: 1, stress: 1, ion: 1 },
    };
    const game = story({ p1: [luke, wingman], first: [away], phase: 'end' });
    expect(game.tokens('A1')).toEqual({ stress: 1, ion: 1 });
    expect(game.ship('A1').force).toBe(1);
  });

  test('does not count for the mission', () => {
    const near = { ...xwing, at: [457, 400] as const };
    expect(story({ p1: [near, wingman], round: 2, phase: 'end' }).points('p1')).toBe(2);
    expect(story({ p1: [near, wingman], round: 2, phase: 'end', first: [away] }).points('p1')).toBe(0);
  });

  test('a destroyed ship is not saved by it', () => {
    const kill: Effect = inStep('card', null, [
      { do: 'sufferDamage', ship: 'ship:A1', hits: 9, crits: 0 },
      { do: 'placeInReserve', ship: 'ship:A1' },
    ]);
    const game = story({ first: [kill] });
    expect(game.ship('A1')).toMatchObject({ destroyed: true, where: 'removed' });
    expect(game.happened()).not.toContain('placedInReserve');
  });

  test('by a card in the middle of its activation: it does not fly on', () => {
    const card: Ability = at('after:reveal', {
      must: ({ self }) => [{ do: 'placeInReserve', ship: self.id }],
    });
    const game = story({ abilities: { 'pilot:bluesquadronescort': [card] } });
    expect(game.about('A1', 'dialRevealed')).toBeDefined();
    expect(game.about('A1', 'shipMoved')).toBeUndefined();
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A2' });
  });
});

describe('the abilities of a ship in reserve', () => {
  const focus: Effect = { do: 'gainToken', ship: 'ship:A2', token: 'focus', by: 'p1' };
  const atEnd = (inReserve: boolean): Ability =>
    at('during:end', { ...(inReserve ? { inReserve } : {}), must: () => [{ ...focus, token: 'stress' }] });
  const withCard = (card: Ability, rest: Partial<Story> = {}) =>
    story({ abilities: { 'pilot:bluesquadronescort': [card] }, phase: 'end', ...rest });

  test('are inactive', () => {
    expect(withCard(atEnd(false)).tokens('A2')).toEqual({ stress: 1 });
    expect(withCard(atEnd(false), { first: [away] }).tokens('A2')).toEqual({});
  });

  test('unless they say that they work from there', () => {
    expect(withCard(atEnd(true), { first: [away] }).tokens('A2')).toEqual({ stress: 1 });
    expect(withCard(atEnd(true)).tokens('A2'), 'and on the table too').toEqual({ stress: 1 });
  });

  test('also the constant ones', () => {
    const aura: Ability = amount('difficulty', { who: { is: 'friend' }, by: { add: -1 } });
    const flown = (first: readonly Effect[]) =>
      story({
        p1: [xwing, { ...wingman, dial: '3BW' }],
        abilities: { 'pilot:bluesquadronescort': [aura] },
        first,
        phase: 'activation',
      })
        .passUntil('setDials')
        .about('A2', 'difficultyChecked');
    expect(flown([])).toMatchObject({ difficulty: 'blue' });
    expect(flown([away])).toMatchObject({ difficulty: 'white' });
  });

  test('also one that was set off before it left', () => {
    const card: Ability = at('after:gain', {
      who: { is: 'any' },
      if: ({ subject, token }) => subject.id === 'ship:A2' && token === 'focus',
      must: () => [{ ...focus, token: 'evade' }],
    });
    const todo = (leaves: boolean): Effect =>
      inStep('card', null, [focus, ...(leaves ? [{ do: 'placeInReserve', ship: 'ship:A1' } as const] : [])]);
    const tokens = (leaves: boolean) => withCard(card, { first: [todo(leaves)], alone: true }).tokens('A2');
    expect(tokens(false)).toEqual({ focus: 1, evade: 1 });
    expect(tokens(true)).toEqual({ focus: 1 });
  });
});
