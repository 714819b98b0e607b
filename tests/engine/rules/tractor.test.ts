import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../src/engine/core/ids';
import { type Placed, type Story, scenario, shipId } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const tractor = (by: PlayerId) => ({ do: 'gainToken', ship: shipId('A1'), token: 'tractor', by }) as const;
const pull = (mover: Partial<Placed> = {}, rest: Partial<Story> & { times?: number; by?: PlayerId } = {}) => {
  const { times = 1, by = 'p2', ...story } = rest;
  return scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB', ...mover }],
    p2: [vader],
    phase: 'planning',
    first: Array.from({ length: times }, () => tractor(by)),
    ...story,
  });
};
const ROLLS = ['left', 'right'].flatMap(side => ['forward', 'middle', 'back'].map(shift => `roll:${side}:${shift}`));

describe('becoming tractored', () => {
  test('lets the player who did it move the ship with the 1 straight', () => {
    const game = pull();
    expect(game.asked('p2')).toBe('tractorMove');
    expect(game.asked('p1')).toBeNull();
    expect(game.offers('p2')).toEqual(['boost:straight', ...ROLLS, 'pass']);
  });

  test.each([
    { key: 'boost:straight', pose: { x: 457, y: 380, heading: 0 } },
    { key: 'roll:left:middle', pose: { x: 377, y: 300, heading: 0 } },
    { key: 'roll:right:forward', pose: { x: 537, y: 310, heading: 0 } },
  ])('$key ends at $pose', ({ key, pose }) => {
    const game = pull().choose('p2', key);
    expect(game.ship('A1').pose).toEqual(pose);
    expect(game.about('A1', 'shipMoved')).toMatchObject({ how: 'tractor', by: key });
  });

  test('rolls a medium ship with the long edge of the template', () => {
    const game = pull({ pilot: 'sinker' }, { times: 2 }).choose('p2', 'roll:left:middle');
    expect(game.ship('A1').pose.x).toBe(457 - 60 - 20);
  });

  test('may be left at that', () => {
    const game = pull().choose('p2', 'pass');
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 300, heading: 0 });
    expect(game.asked('p1')).not.toBe('tractorTurn');
    expect(game.tokens('A1')).toMatchObject({ tractor: 1 });
  });

  test.each([
    { pilot: 'bluesquadronescort', times: 1, asks: true },
    { pilot: 'sinker', times: 1, asks: false },
    { pilot: 'sinker', times: 2, asks: true },
    { pilot: 'outerrimsmuggler', times: 2, asks: false },
    { pilot: 'outerrimsmuggler', times: 3, asks: true },
  ])('$pilot with $times tokens: $asks', ({ pilot, times, asks }) => {
    expect(pull({ pilot }, { times }).asked('p2') === 'tractorMove').toBe(asks);
  });

  test('happens once a round: a second token moves nothing', () => {
    const game = pull({}, { times: 2 }).choose('p2', 'pass');
    expect(game.asked('p2')).not.toBe('tractorMove');
    expect(game.ship('A1').tokens.tractor).toBe(2);
  });

  test('happens once a round, even if the ship was freed in between', () => {
    const freed = { do: 'removeToken', ship: shipId('A1'), token: 'tractor', spent: false } as const;
    const game = pull({}, { first: [tractor('p2'), freed, tractor('p2')] }).choose('p2', 'pass');
    expect(game.asked('p2')).not.toBe('tractorMove');
  });

  test('happens again in the next round', () => {
    const game = pull({}, { first: [tractor('p2'), { do: 'startRound' }] }).choose('p2', 'pass');
    expect(game.ship('A1').round.tractored).toBe(false);
  });
});

describe('a tractored ship is not moved', () => {
  test('onto another ship', () => {
    const game = pull({}, { p2: [vader, { pilot: 'howlrunner', at: [457, 390], dial: '2FB' }] });
    expect(game.offers('p2')).toEqual([...ROLLS, 'pass']);
  });

  test('through or onto an obstacle', () => {
    const through = pull({ pilot: 'bluesquadronescort' }, { rocks: [{ is: 'coreasteroid3', at: [457, 350] }] });
    expect(through.offers('p2')).not.toContain('boost:straight');
    const beside = pull({}, { rocks: [{ is: 'coreasteroid3', at: [457, 430] }] });
    expect(beside.offers('p2')).toContain('boost:straight');
  });

  test('out of the play area', () => {
    const game = pull({ at: [890, 857] });
    expect(game.offers('p2')).toEqual(ROLLS.slice(0, 3).concat('pass'));
  });

  test('at all if no place is free, and nobody is asked', () => {
    const at = (x: number, y: number): Placed => ({ pilot: 'howlrunner', at: [x, y], dial: '2FB' });
    const game = pull({}, { p2: [vader, at(457, 390), at(377, 300), at(537, 300)] });
    expect(game.asked('p2')).not.toBe('tractorMove');
    expect(game.ship('A1').pose.y).toBe(300);
  });
});

describe('turning after a tractor beam', () => {
  const moved = () => pull().choose('p2', 'boost:straight');

  test('is offered to the ship’s own player', () => {
    const game = moved();
    expect(game.asked('p1')).toBe('tractorTurn');
    expect(game.offers('p1')).toEqual(['turn:left', 'turn:right', 'pass']);
  });

  test.each([
    { key: 'turn:left', heading: 270 },
    { key: 'turn:right', heading: 90 },
  ])('$key faces $heading and costs a stress token', ({ key, heading }) => {
    const game = moved().choose('p1', key);
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 380, heading });
    expect(game.tokens('A1')).toEqual({ tractor: 1, stress: 1 });
  });

  test('can be declined for nothing', () => {
    const game = moved().choose('p1', 'pass');
    expect(game.ship('A1').pose.heading).toBe(0);
    expect(game.tokens('A1')).toEqual({ tractor: 1 });
  });

  test('is not a move', () => {
    const game = moved().choose('p1', 'turn:left');
    expect(game.events('shipMoved')).toHaveLength(1);
    expect(game.events('shipRotated')).toHaveLength(1);
  });

  test('meets no obstacle', () => {
    const rocks = [{ is: 'coreasteroid0', at: [457, 457] }] as const;
    const game = pull({}, { rocks }).choose('p2', 'boost:straight').choose('p1', 'turn:left');
    expect(game.events('obstacleMet')).toEqual([]);
  });

  test('is not offered after a move by its own side', () => {
    const game = pull({}, { by: 'p1' });
    expect(game.asked('p1')).toBe('tractorMove');
    game.choose('p1', 'boost:straight');
    expect(game.ship('A1').pose.y).toBe(380);
    expect(game.asked('p1')).not.toBe('tractorTurn');
  });
});
