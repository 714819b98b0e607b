import { describe, expect, test } from 'vitest';
import { EDIT_KINDS, editOf } from '../../../src/bots/randomEdit';
import type { ShipId } from '../../../src/engine/core/ids';
import { PLAIN_PRACTICE } from '../../../src/engine/core/practice';
import type { RefereeEdit } from '../../../src/engine/core/referee';
import { type GameState, PHASES, type Phase } from '../../../src/engine/core/state';
import { expectAlike } from '../../support/alike';
import { answerCarefully } from '../../support/careful';
import { engine } from '../../support/engine';
import { livelyAnswer } from '../../support/livelyAnswer';
import { randomFrom } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { setupFor } from '../../support/squads';

/** How many edits of each kind are wanted at each table, and how many are tried for them: not all are possible. */
const WANTED = 2;
const TRIES = 8;
/** A practice is left after so many rounds. */
const ROUNDS = 2;

/** Dies by hand in this phase of the first round: before it has flown, or with its dial revealed. */
const VICTIMS: Readonly<Partial<Record<Phase, ShipId>>> = { planning: 'ship:B1', engagement: 'ship:A1' };

/** The first time that each question is asked in each phase of a practice: the table as it stood then. */
const tables = new Map<string, GameState>();

function practise(seed: number): void {
  const random = randomFrom(seed);
  const begun = engine.newGame({ ...setupFor(seed), practice: PLAIN_PRACTICE }, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  while (state.round <= ROUNDS) {
    const victim = VICTIMS[state.phase];
    while (state.round === 1 && victim && state.ships[victim]!.where === 'table' && !state.ships[victim]!.destroyed) {
      answer(state, { player: 'p1', referee: { kind: 'dealDamage', ship: victim, faceup: false } });
    }
    const moment = `${state.phase} ${state.round} ${state.pending[0]?.topic.kind}`;
    if (!tables.has(moment)) tables.set(moment, structuredClone(state));
    answer(state, livelyAnswer(state, random));
  }
  answer(state, { player: 'p2', referee: { kind: 'concede' } });
  tables.set('over', state);
}
for (const seed of [0, 3, 8]) practise(seed);

/** Little is asked in the End Phase: where a droid is to be dropped. By then somebody has fled. */
function endPhase(): GameState {
  const { state } = scenario({
    phase: 'end',
    practice: {},
    first: [{ do: 'flee', ship: 'ship:B1', from: { x: 100, y: 800, heading: 0 } }],
    p1: [{ pilot: 'darkcourier', at: [457, 400], upgrades: ['drk1probedroids'] }],
    p2: [
      { pilot: 'bluesquadronescort', at: [100, 800] },
      { pilot: 'bluesquadronescort', at: [800, 800] },
    ],
  });
  return state;
}
tables.set('end', endPhase());

/** Throws every kind of edit at a table; those that were taken left it sound, however it is played. */
function takenAt(state: GameState, random: () => number): readonly RefereeEdit['kind'][] {
  return EDIT_KINDS.filter(kind => {
    let taken = 0;
    for (let tries = 0; tries < TRIES && taken < WANTED; tries++) {
      const given = { player: 'p1', referee: editOf(kind, state, random) } as const;
      const played = engine.answer(state, given);
      if (!played.ok) continue;
      taken++;
      expectAlike(played, answerCarefully(engine.rules, state, given));
      expect(engine.checkInvariants(played.step.state), JSON.stringify(given)).toEqual([]);
    }
    return taken > 0;
  });
}

/** What needs nothing but ships on the table. */
const ALWAYS: readonly RefereeEdit['kind'][] = [
  'move',
  'giveToken',
  'dealDamage',
  'setShields',
  'markPoints',
  'concede',
  'settle',
  'setNextRoll',
  'agreeToDraw',
  'endAfterRound',
  'reseed',
];

describe('whatever a hand does, in any phase, leaves a sound table', () => {
  const taken = new Set<RefereeEdit['kind']>();

  test.each(PHASES)('%s', phase => {
    const here = [...tables.values()].filter(state => state.phase === phase);
    const random = randomFrom(phase.length);
    const kinds = new Set(here.flatMap(state => takenAt(state, random)));
    for (const kind of kinds) taken.add(kind);
    expect(here.length).toBeGreaterThan(0);
    // Nobody has left yet in setup, and once the game is over no hand is lent any more.
    const needed = phase === 'over' ? [] : phase === 'setup' ? ALWAYS : [...ALWAYS, 'bringBack'];
    expect(needed.filter(kind => !kinds.has(kind as never))).toEqual([]);
    if (phase === 'over') expect([...kinds]).toEqual([]);
  });

  test('every kind was taken somewhere', () => {
    expect(EDIT_KINDS.filter(kind => !taken.has(kind))).toEqual([]);
  });
});
