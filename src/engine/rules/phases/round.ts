import type { Effect, EffectNamed, Effects } from '../../core/effect';
import type { Drill } from '../../core/practice';
import type { GameState, Phase } from '../../core/state';
import { actsStanding } from '../../look/practice';
import type { Handlers } from '../handlers';
import { endNotes } from '../notes';
import { entered, type Run } from '../run';
import { freshRound } from '../setup/newGame';
import { inStep, windowFor } from '../steps';

function startRound(run: Run): Effects {
  endNotes(run, 'round');
  run.write(game => {
    game.round += 1;
    game.used = {};
    game.ready = { p1: false, p2: false };
    for (const ship of Object.values(game.ships)) {
      ship.round = freshRound() as (typeof ship)['round'];
      ship.dial = null;
      ship.revealed = false;
    }
  });
  run.emit({ type: 'roundStarted', round: run.state.round });
  return [...PLAYED_PHASES.map((phase): Effect => ({ do: 'startPhase', phase })), { do: 'checkVictory' }];
}

const PLAYED_PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;

/** Where only moving or only shooting is practised, the other phases are left out. Looked at when they come: it may have changed. */
const LEFT_OUT: Readonly<Record<Drill, readonly Phase[]>> = {
  both: [],
  move: ['engagement'],
  // Planning stays, with no dial to set: a round in which nobody is asked anything would never stop.
  shoot: ['system', 'activation'],
};

const isLeftOut = (state: GameState, phase: Phase): boolean =>
  LEFT_OUT[state.practice?.drill ?? 'both'].includes(phase) && !(phase === 'activation' && actsStanding(state));

function startPhase(run: Run, { phase }: EffectNamed<'startPhase'>): Effects {
  if (isLeftOut(run.state, phase)) return [];
  run.write(game => void (game.phase = phase));
  return entered(run, {
    kind: 'phase',
    phase,
    initiative: null,
    triggers: [],
    todo: [...bodyOf(phase, run.state.round), { do: 'endPhase' }],
  });
}

/** Scoring comes before what happens at the start of the End Phase. */
function bodyOf(phase: Phase, round: number): Effects {
  const start = windowFor({ type: 'phaseStarted', phase });
  switch (phase) {
    case 'planning':
      return [start, { do: 'awaitDials' }, { do: 'rollForFirstPlayer' }];
    case 'system':
      return [start, { do: 'nextSystem' }];
    case 'activation':
      return [start, { do: 'nextRemote', at: 'activation' }, { do: 'nextActivation' }, { do: 'detonateBombs' }];
    case 'engagement':
      return [start, { do: 'nextEngagement' }];
    case 'end':
      return [
        { do: 'scoreRound' },
        start,
        windowFor({ type: 'endPhaseReached', round }),
        { do: 'nextRemote', at: 'end' },
        { do: 'fadeObstacles' },
        inStep('removeTokens', null, [{ do: 'removeCircularTokens' }]),
        inStep('recoverCharges', null, [{ do: 'recoverCharges' }]),
      ];
    case 'setup':
    case 'over':
      throw new Error(`the ${phase} phase is not played`);
  }
}

function endPhase(run: Run): Effects {
  run.emit({ type: 'phaseEnded', phase: run.state.phase });
  return [];
}

export const roundHandlers = { startRound, startPhase, endPhase } satisfies Partial<Handlers>;
