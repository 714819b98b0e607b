import { expect, test } from 'vitest';
import type { EventType } from '../../../src/engine/core/event';
import { setupOf } from '../../support/battle';
import { engine } from '../../support/engine';
import { livelyAnswer } from '../../support/livelyAnswer';
import { randomFrom } from '../../support/randomGame';

const SETUP = setupOf({
  scenario: 'salvagemission',
  p1: [{ pilot: 'kananjarrus', upgrades: ['ghost'] }, { pilot: 'zeborrelios', upgrades: ['phantom'] }, 'ap5'],
  p2: [
    { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'] },
    'autopilotdrone',
    { pilot: 'trandoshanslaver', upgrades: ['houndstooth'] },
    'bossk-z95af4headhunter',
  ],
});
const SEEDS = [1, 2, 3];

test('random players dock, leave and lose their carriers, and all that must hold does', () => {
  const seen = new Set<EventType>();
  for (const seed of SEEDS) {
    const random = randomFrom(seed);
    const begun = engine.newGame(SETUP, seed);
    if (!begun.ok) throw new Error(begun.problem);
    const { state, answer } = engine.fork(begun.step.state);
    for (let count = 0; !state.outcome; count++) {
      const outcome = answer(state, livelyAnswer(state, random)!);
      expect(outcome.ok ? engine.checkInvariants(state) : outcome, `seed ${seed}, answer ${count}`).toEqual([]);
      for (const { type } of outcome.ok ? outcome.step.events : []) seen.add(type);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['shipDocked', 'shipLaunched']));
});
