import { describe, expect, test } from 'vitest';
import { coordinateTargets } from '../../../../src/engine/rules/actions/possible';
import { acting, blocks } from '../../../support/actions';
import { engine } from '../../../support/engine';
import type { Placed } from '../../../support/scenario';

/** A large ship: its sides are 40 from its middle. */
const shuttle: Placed = { pilot: 'omicrongrouppilot', at: [300, 300] };
const tie = (y: number, rest: Partial<Placed> = {}): Placed => ({
  pilot: 'academypilot',
  at: [300, y],
  heading: 0,
  ...rest,
});
const coordinating = (friends: readonly Placed[], rest = {}) =>
  acting([shuttle, ...friends], rest).choose('p1', 'action:coordinate:white');

describe('the coordinate action', () => {
  test('another friendly ship at range 1-2 may act', () => {
    const game = coordinating([tie(360), tie(361), tie(560), tie(561)], { p2: [tie(240, { heading: 180 })] });
    // The first touches the shuttle, the last is beyond range 2.
    expect(game.offers('p1')).toEqual(['ship:A3', 'ship:A4']);
    game.choose('p1', 'ship:A3');
    expect(game.state.pending[0]!.topic).toEqual({ kind: 'chooseAction', ship: 'ship:A3', why: 'coordinated' });
    game.choose('p1', 'action:evade:white');
    expect(game.tokens('A3')).toEqual({ evade: 1 });
    expect(game.events('actionPerformed').map(({ ship, action }) => [ship, action])).toEqual([
      ['ship:A3', 'evade'],
      ['ship:A1', 'coordinate'],
    ]);
    expect(game.last('shipCoordinated')).toMatchObject({ ship: 'ship:A3', by: 'ship:A1' });
  });

  test('without one it is blocked', () => {
    const game = acting([shuttle, tie(561)]);
    expect(blocks(game)).toMatchObject({ 'coordinate:white': 'noTarget' });
    const table = { state: game.state, rules: engine.rules };
    expect(coordinateTargets(table, game.ship('A1'))).toMatchObject([
      { target: 'ship:A2', blocked: { kind: 'outOfRange', least: 1, most: 2, measured: { range: 3 } } },
    ]);
  });

  test('it has not failed if the chosen ship declines', () => {
    const game = coordinating([tie(400)]).choose('p1', 'ship:A2', 'pass');
    expect(game.last('actionPerformed')).toMatchObject({ ship: 'ship:A1', action: 'coordinate' });
    expect(game.happened()).not.toContain('actionFailed');
  });

  test('nor if the action of the chosen ship fails', () => {
    const game = coordinating([tie(400)], { p2: [tie(400, { at: [220, 400] })] });
    game.choose('p1', 'ship:A2', 'action:barrelRoll:white', 'roll:left:fail');
    expect(game.last('actionFailed')).toMatchObject({ ship: 'ship:A2' });
    expect(game.last('actionPerformed')).toMatchObject({ ship: 'ship:A1', action: 'coordinate' });
  });

  test('a stressed ship can be chosen, but cannot act', () => {
    const game = coordinating([tie(400, { tokens: { stress: 1 } })]).choose('p1', 'ship:A2');
    expect(game.asked('p1')).toBeNull();
    expect(game.last('actionPerformed')).toMatchObject({ ship: 'ship:A1', action: 'coordinate' });
  });

  test('an ionized ship can only focus', () => {
    const game = coordinating([tie(400, { tokens: { ion: 1 } })]).choose('p1', 'ship:A2');
    expect(game.offers('p1')).toEqual(['action:focus:white', 'pass']);
  });

  test('what the chosen ship has done this round it cannot do again, now or later', () => {
    const game = coordinating([tie(400, { dial: '2FB' })], { first: [] });
    game.choose('p1', 'ship:A2', 'action:focus:white');
    expect(blocks(game, 'A2')).toMatchObject({ 'focus:white': 'alreadyThisRound', 'evade:white': null });
    // Another ship's focus is another matter.
    expect(blocks(game)).toMatchObject({ 'focus:white': null, 'coordinate:white': 'alreadyThisRound' });
  });

  test('two shuttles cannot hand an action back and forth', () => {
    const game = coordinating([{ ...shuttle, at: [300, 450] }]);
    game.choose('p1', 'ship:A2', 'action:coordinate:white', 'ship:A1');
    expect(game.offers('p1')).toEqual(['action:focus:white', 'action:reinforce:white', 'pass']);
    expect(blocks(game, 'A1', { why: 'coordinated' })).toMatchObject({ 'coordinate:white': 'alreadyThisRound' });
    game.choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
  });

  test('the stress of a red coordinate comes after the other ship has acted', () => {
    const uwing = { pilot: 'partisanrenegade', at: [300, 300] } as const;
    const game = acting([uwing, { pilot: 'bluesquadronescort', at: [300, 420] }]);
    game.choose('p1', 'action:coordinate:red', 'ship:A2');
    expect(game.tokens('A1')).toEqual({});
    game.choose('p1', 'action:focus:white');
    expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ stress: 1 }, { focus: 1 }]);
  });
});
