import { describe, expect, test } from 'vitest';
import { flying } from '../../../../support/flying';
import type { Placed } from '../../../../support/scenario';

const rock = (is: string, at: readonly [number, number]) => ({ rocks: [{ is, at }] });
/** Under the base at the end of the 2 straight, and under the base where it stands. */
const [ONTO, HERE] = [
  [457, 430],
  [457, 300],
] as const;

describe.each([
  ['grapplingstruts', 'tradefederationdrone'],
  ['landingstruts', 'technounionbomber'],
] as const)('%s', (struts, pilot) => {
  const CARD = `upgrade:${struts}` as const;
  const DROID = { pilot };
  const OPEN = { flipped: [struts] };
  const land = (is: string, friends: readonly Placed[] = []) =>
    flying(CARD, DROID, {
      ...rock(is, ONTO),
      p1: [{ ...DROID, at: [457, 300], dial: '2FB' }, ...friends],
      dice: ['hit'],
    });
  const stay = (dial: Placed['dial'], tokens = {}) =>
    flying(CARD, { ...DROID, ...OPEN, dial: dial!, tokens }, rock('coreasteroid0', HERE)).until('chooseAction').game;

  describe('closed', () => {
    test.each(['coreasteroid0', 'vt49decimatordebris0'])('it lands on %s: no effects, and the action is left', is => {
      const { game } = land(is).use().until('chooseAction');
      expect(game.last('cardFlipped')).toMatchObject({ side: 1 });
      expect([game.ship('A1').damage.length, game.tokens('A1')]).toEqual([0, {}]);
      expect(game.asked('p1')).toBe('chooseAction');
      expect(game.ship('A1').upgrades.find(({ card }) => card === CARD)?.side).toBe(1);
    });

    test('not on gas, not beside two friends on it; left alone, the rock does its work', () => {
      expect(land('gascloud1').offered()).toEqual([]);
      const friend = (x: number): Placed => ({ ...DROID, upgrades: [], at: [x, 445], dial: '2FB' });
      expect(land('coreasteroid0', [friend(414), friend(500)]).offered()).toEqual([]);
      const { game } = land('coreasteroid0').leave();
      expect(game.ship('A1').damage).not.toEqual([]);
      expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedObstacle' });
    });
  });

  describe('open', () => {
    test('on a rock it stays, turns to the side of its maneuver and loses a stress token', () => {
      const game = stay('2YB', { stress: 2 });
      expect(game.ship('A1').pose).toEqual({ x: 457, y: 300, heading: 90 });
      expect(game.tokens('A1')).toEqual({ stress: 1 });
      expect([game.about('A1', 'maneuverExecuted'), game.about('A1', 'cardFlipped')]).toEqual([undefined, undefined]);
    });

    test('a straight maneuver turns it nowhere; no barrel roll is offered', () => {
      const game = stay('3FB');
      expect(game.ship('A1').pose.heading).toBe(0);
      expect(game.offers('p1').filter(key => key.includes('barrelRoll'))).toEqual([]);
    });

    test('a 2 straight is flown, unharmed, and closes them', () => {
      const game = stay('2FB');
      expect(game.ship('A1').pose.y).toBe(420);
      expect(game.ship('A1').damage).toEqual([]);
      expect(game.last('cardFlipped')).toMatchObject({ side: 0 });
    });

    test('on a rock it attacks all the same', () => {
      const shoots = (flipped: readonly string[]) =>
        flying(
          CARD,
          { ...DROID, flipped },
          {
            ...rock('coreasteroid0', HERE),
            phase: 'engagement',
            p2: [{ pilot: 'academypilot', at: [457, 450] }],
          },
        ).game.asked('p1');
      expect([shoots(OPEN.flipped), shoots([])]).toEqual(['chooseAttack', null]);
    });
  });
});
