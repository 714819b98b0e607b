import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/event';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

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

  test.each(['p1', 'p2'] as const)(
    'of a remote that went off %s knows the open damage card, not the facedown one',
    player => {
      const faceup = { id: 'card:p2:9', card: 'damage:hullbreach', faceup: true } as const;
      const told = scenario({
        phase: 'system',
        p1: [{ pilot: 'redsquadronveteran', at: [100, 100] }],
        p2: [{ pilot: 'academypilot', at: [800, 800] }],
        devices: [{ is: 'trackingtorpedoes', at: [457, 300], owner: 'p2' }],
      }).state.devices['token:1']!;
      const was = { ...told, damage: [{ id: 'card:p2:17', card: 'damage:fuelleak', faceup: false }, faceup] } as const;
      const event: GameEvent = { type: 'deviceDetonated', token: 'token:1', device: told.device, was };
      const hidden = { id: 'card:p2:0', card: 'damage:facedown', faceup: false };
      expect(engine.eventsFor([event], player)).toEqual([{ ...event, was: { ...was, damage: [hidden, faceup] } }]);
    },
  );

  test('new dice are news, their seed is not', () => {
    const event: GameEvent = { type: 'refereed', player: 'p1', edit: { kind: 'reseed', seed: 7 } };
    expect(engine.eventsFor([event], 'p1')).toEqual([{ ...event, edit: { kind: 'reseed', seed: null } }]);
  });

  test('everything else is told as it was', () => {
    const event: GameEvent = { type: 'dialRevealed', ship: 'ship:A1', maneuver: '2FB' };
    expect(engine.eventsFor([event], 'p2')).toEqual([event]);
  });
});
