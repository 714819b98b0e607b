import { describe, expect, test } from 'vitest';
import { type Placed, scenario } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [800, 800], dial: '2FB' };
/** A left Tallon roll: the middle place is at 347, 410, facing down the table. */
const roll = (wall: Placed['at'] | null, mover: Partial<Placed> = {}) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '3ER', ...mover }],
    p2: [vader, ...(wall ? [{ pilot: 'howlrunner', at: wall, dial: '2FB' } as const] : [])],
  });

describe('a Tallon roll', () => {
  test('lets the player choose among its three places', () => {
    const game = roll(null);
    expect(game.asked('p1')).toBe('chooseLanding');
    expect(game.offers('p1')).toEqual(['landing:forward', 'landing:middle', 'landing:back']);
    expect(game.events('shipMoved'), 'nothing has moved yet').toEqual([]);
  });

  test.each([
    { key: 'landing:forward', y: 400 },
    { key: 'landing:middle', y: 410 },
    { key: 'landing:back', y: 420 },
  ])('ends at $key, turned by 180 in all', ({ key, y }) => {
    const game = roll(null).choose('p1', key);
    expect(game.ship('A1').pose).toEqual({ x: 347, y, heading: 180 });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: true });
  });

  test('to the right ends on the right', () => {
    const game = roll(null, { dial: '3RR' }).choose('p1', 'landing:middle');
    expect(game.ship('A1').pose).toEqual({ x: 567, y: 410, heading: 180 });
  });

  test('offers the two places that are free', () => {
    const game = roll([347, 365]);
    expect(game.offers('p1')).toEqual(['landing:middle', 'landing:back']);
  });

  test('takes the only free place without asking, and is full', () => {
    const game = roll([347, 375]);
    expect(game.about('A1', 'shipMoved')).toMatchObject({ to: { x: 347, y: 420, heading: 180 } });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: true });
    expect(game.events('shipsOverlapped')).toEqual([]);
  });

  test('is partial only if no place is free, and then does not turn', () => {
    const game = roll([347, 400]);
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ touched: 'ship:B2' });
    const { heading } = game.ship('A1').pose;
    expect(heading).toBeGreaterThan(269);
    expect(heading).toBeLessThan(360);
  });

  test.each([
    { key: 'landing:middle', where: 'table' },
    { key: 'landing:back', where: 'removed' },
  ])('at the edge of the table may be flown out of it: $key leaves the ship $where', ({ key, where }) => {
    const game = roll(null, { at: [457, 780] }).choose('p1', key);
    expect(game.ship('A1').where).toBe(where);
  });
});
