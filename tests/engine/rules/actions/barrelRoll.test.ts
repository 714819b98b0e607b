import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import type { Placed } from '../../../support/scenario';

const xwing: Placed = { pilot: 'bluesquadronescort', at: [457, 300] };
const wall = (x: number, y: number): Placed => ({ pilot: 'academypilot', at: [x, y], heading: 0 });
const ALL = ['left', 'right'].flatMap(side => ['forward', 'middle', 'back'].map(place => `roll:${side}:${place}`));

/** Where the options of a roll lead to. */
const places = (game: ReturnType<typeof acting>) =>
  Object.fromEntries(
    game.state.pending[0]!.options.map(({ key, subject }) => [
      key,
      subject.kind === 'pose' && subject.pose ? [subject.pose.x, subject.pose.y, subject.pose.heading] : null,
    ]),
  );

describe('the barrel roll action', () => {
  const roll = (ship: Placed, p2: readonly Placed[] = [wall(60, 860)], rest = {}) =>
    acting(ship, { p2, ...rest }).choose('p1', 'action:barrelRoll:white');

  test('a small ship goes two ways, to three places each, by the narrow edge of the template', () => {
    const game = roll(xwing);
    expect(game.asked('p1')).toBe('barrelRoll');
    expect(game.offers('p1')).toEqual(ALL);
    expect(places(game)).toMatchObject({
      'roll:left:forward': [377, 310, 0],
      'roll:left:middle': [377, 300, 0],
      'roll:left:back': [377, 290, 0],
      'roll:right:middle': [537, 300, 0],
    });
    game.choose('p1', 'roll:left:forward');
    expect(game.ship('A1').pose).toEqual({ x: 377, y: 310, heading: 0 });
    expect(game.last('shipMoved')).toMatchObject({
      how: 'barrelRoll',
      by: 'roll:left:forward',
      from: { x: 457, y: 300 },
    });
    expect(game.last('actionPerformed')).toMatchObject({ action: 'barrelRoll' });
  });

  test('medium and large ships go by the long edge', () => {
    const medium = acting({ pilot: 'zuckuss', upgrades: ['misthunter'], at: [457, 300] });
    expect(places(medium.choose('p1', 'action:barrelRoll:white'))).toMatchObject({
      'roll:left:forward': [377, 320, 0],
      'roll:left:back': [377, 280, 0],
    });
    const large = acting({ pilot: 'contractedscout', at: [457, 300] }).choose('p1', 'action:barrelRoll:red');
    expect(places(large)).toMatchObject({ 'roll:right:forward': [557, 320, 0], 'roll:right:middle': [557, 300, 0] });
  });

  test('only free places are offered; touching another base is free', () => {
    const tight = roll(xwing, [wall(377, 345)]);
    expect(tight.offers('p1')).toEqual(ALL.filter(key => key !== 'roll:left:forward'));
    const touching = roll(xwing, [wall(377, 350)]);
    expect(touching.offers('p1')).toEqual(ALL);
    touching.choose('p1', 'roll:left:forward');
    expect(touching.ship('A1').pose.y).toBe(310);
  });

  test('nor a place reached through an obstacle, or on one', () => {
    const game = roll(xwing, undefined, { rocks: [{ is: 'coreasteroid0', at: [400, 360] }] });
    expect(game.offers('p1')).not.toContain('roll:left:forward');
    expect(game.offers('p1')).toContain('roll:right:forward');
    const across = roll(xwing, undefined, { rocks: [{ is: 'coreasteroid3', at: [409, 318] }] });
    expect(across.offers('p1')).toEqual(['roll:left:fail', ...ALL.slice(3)]);
  });

  test('nor one outside the play area', () => {
    const game = roll({ ...xwing, at: [99, 300] });
    expect(game.offers('p1')).toEqual(['roll:left:fail', ...ALL.slice(3)]);
    expect(roll({ ...xwing, at: [100, 300] }).offers('p1')).toEqual(ALL);
  });
});

describe('a barrel roll without a free place', () => {
  const shut = [wall(377, 300), wall(537, 300)];

  test('can be tried and fails: the ship stays, nothing triggers, and it counts for the round', () => {
    const game = acting(xwing, { p2: shut }).choose('p1', 'action:barrelRoll:white', 'roll:left:fail');
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 300, heading: 0 });
    expect(game.last('actionFailed')).toMatchObject({
      action: 'barrelRoll',
      reason: { kind: 'overlapsShip', ships: ['ship:B1'] },
    });
    expect(game.happened()).not.toContain('actionPerformed');
    expect(game.tokens('A1')).toEqual({});
    expect(blocks(game)).toMatchObject({ 'barrelRoll:white': 'alreadyThisRound', 'focus:white': null });
  });

  test('costs stress if it was red', () => {
    const ywing = { ...xwing, pilot: 'graysquadronbomber' };
    const game = acting(ywing, { p2: shut }).choose('p1', 'action:barrelRoll:red', 'roll:right:fail');
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.happened()).toEqual(['actionFailed', 'tokenGained']);
  });

  test('cannot be chosen to fail where a place is free', () => {
    const game = acting(xwing, { p2: [shut[0]!] }).choose('p1', 'action:barrelRoll:white');
    expect(game.offers('p1')).not.toContain('roll:right:fail');
  });
});
