import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/event';
import { engine } from '../../support/engine';

describe('what a player hears of', () => {
  const dial: GameEvent = { type: 'dialSet', ship: 'ship:A1', maneuver: '2FB' };

  test('the other set a dial, but not to what', () => {
    expect(engine.eventsFor([dial], 'p2')).toEqual([{ type: 'dialSet', ship: 'ship:A1', maneuver: null }]);
  });

  test('their own dials stay as they are', () => {
    expect(engine.eventsFor([dial], 'p1')).toEqual([dial]);
  });

  test.each(['p1', 'p2'] as const)('a card dealt facedown has no number for %s', player => {
    const dealt: GameEvent = { type: 'damageDealt', ship: 'ship:A1', id: 'card:p1:17', card: null, faceup: false };
    expect(engine.eventsFor([dealt], player)).toEqual([{ ...dealt, id: 'card:p1:0' }]);
  });

  test('a card dealt faceup is open', () => {
    const dealt: GameEvent = {
      type: 'damageDealt',
      ship: 'ship:A1',
      id: 'card:p1:17',
      card: 'damage:hullbreach',
      faceup: true,
    };
    expect(engine.eventsFor([dealt], 'p2')).toEqual([dealt]);
  });

  test('new dice are news, their seed is not', () => {
    const event: GameEvent = { type: 'refereed', player: 'p1', edit: { kind: 'reseed', seed: 7 } };
    expect(engine.eventsFor([event], 'p1')).toEqual([{ ...event, edit: { kind: 'reseed', seed: null } }]);
  });

  test('everything else is told as it was', () => {
    const event: GameEvent = { type: 'dialRevealed', ship: 'ship:A1', maneuver: '2FB' };
    expect(engine.eventsFor([event], 'p2')).toEqual([event]);
  });
});
