import { describe, expect, test } from 'vitest';
import { fanOf, meetsShip, plannedOf } from '../../src/board/fan';
import type { GameState } from '../../src/engine/core/state';
import type { HelpLevel } from '../../src/store/tableOptions';
import { engine } from '../support/engine';
import { near } from '../support/near';
import { type Placed, type Story, scenario, shipId } from '../support/scenario';

const { rules } = engine;

const planning = (p1: readonly Placed[], story: Partial<Story> = {}): GameState =>
  scenario({ p1, p2: [{ pilot: 'wedgeantilles', at: [800, 850] }], phase: 'planning', ...story }).state;

/** The ghosts of one maneuver in the first player's fan. */
function ghosts(state: GameState, ship: string, code: string, help: HelpLevel) {
  const { options } = state.pending.find(({ player }) => player === 'p1')!;
  const key = `dial:${shipId(ship)}:${code}`;
  return fanOf({ state, rules }, shipId(ship), options, help).filter(({ optionKey }) => optionKey === key);
}

// The rookie flies first, from 200 to 320; the ace comes from 120.
const ROOKIE: Placed = { pilot: 'academypilot', at: [400, 200], dial: '2FB' };
const ACE: Placed = { pilot: 'maulermithel', at: [400, 120] };

describe('the fan of a ship whose friend has its dial set', () => {
  test('assisted, it stops at the place to which that dial leads, and is marked', () => {
    const [ghost] = ghosts(planning([ROOKIE, ACE]), 'A2', '4FW', 'assisted');
    expect(ghost!.pose).toEqual(near({ x: 400, y: 280, heading: 0 }));
    expect(meetsShip(ghost!)).toBe('sure');
  });

  test('classic, it goes to the end of its template and tells nothing', () => {
    const [ghost] = ghosts(planning([ROOKIE, ACE]), 'A2', '4FW', 'classic');
    expect(ghost!.pose).toEqual(near({ x: 400, y: 320, heading: 0 }));
    expect(ghost!.ahead).toBeNull();
    expect(meetsShip(ghost!)).toBeNull();
  });

  test('plain, there is none', () => {
    expect(ghosts(planning([ROOKIE, ACE]), 'A2', '4FW', 'plain')).toEqual([]);
  });

  test('a ship that may be gone gives the lighter mark', () => {
    const p2: readonly Placed[] = [{ pilot: 'bluesquadronescort', at: [400, 240] }];
    expect(meetsShip(ghosts(planning([ACE], { p2 }), 'A1', '2FB', 'assisted')[0]!)).toBe('may');
    const later: readonly Placed[] = [{ pilot: 'wedgeantilles', at: [400, 240] }];
    expect(meetsShip(ghosts(planning([ACE], { p2: later }), 'A1', '2FB', 'assisted')[0]!)).toBe('sure');
  });

  test('obstacles that a card has placed are marked like any other', () => {
    const devices = [{ is: 'loosecargo', at: [400, 320] as const }];
    const [ghost] = ghosts(planning([{ ...ROOKIE, dial: '2FB' }, ACE], { devices }), 'A2', '5FW', 'assisted');
    expect(ghost!.ahead!.met).toEqual([{ object: 'token:1', overlapped: true, through: true }]);
  });
});

describe('the places of dials that are set', () => {
  test('are those of the player who looks, with whom they meet', () => {
    const foe: Placed = { pilot: 'wedgeantilles', at: [800, 850], heading: 180, dial: '2FB' };
    const state = planning([ROOKIE, { ...ACE, dial: '4FW' }], { p2: [foe] });
    const planned = plannedOf({ state, rules }, 'p1');
    expect(planned.map(({ ship, pose }) => [ship, Math.round(pose.y)])).toEqual([
      ['ship:A1', 320],
      ['ship:A2', 280],
    ]);
    expect(planned.map(meetsShip)).toEqual(['sure', 'sure']);
  });

  test('without a dial there is none', () => {
    expect(plannedOf({ state: planning([ACE]), rules }, 'p1')).toEqual([]);
  });
});

test('pointing at another maneuver computes nothing anew', () => {
  const state = planning([ROOKIE, ACE]);
  const [one] = ghosts(state, 'A2', '4FW', 'assisted');
  const [again] = ghosts(state, 'A2', '4FW', 'assisted');
  expect(again!.pose).toBe(one!.pose);
});
