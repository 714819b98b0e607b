import type { Effect, EffectNamed, Effects } from '../../core/effect';
import { PLAYERS, type PlayerId } from '../../core/ids';
import { pointsOf } from '../../core/score';
import type { GameState } from '../../core/state';
import { GREEN_TOKENS, ORANGE_TOKENS } from '../../core/token';
import { allShips, profileOf, shipsOfPlayer } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** Circular tokens leave: green ones, then orange ones. Ships in reserve lose theirs too. */
function removeCircularTokens(run: Run): Effects {
  const effects: Effect[] = [];
  for (const token of [...GREEN_TOKENS, ...ORANGE_TOKENS]) {
    for (const ship of allShips(run.state)) {
      if (ship.where === 'removed') continue;
      for (let i = 0; i < ship.tokens[token]; i++)
        effects.push({ do: 'removeToken', ship: ship.id, token, spent: false });
    }
  }
  return effects;
}

/** Recurring charges come back, negative ones are lost; Force recovers by its best source alone. */
function recoverCharges(run: Run): Effects {
  const effects: Effect[] = [];
  for (const ship of allShips(run.state)) {
    if (ship.where === 'removed') continue;
    const profile = profileOf(run, ship);
    const change = (
      card: (typeof ship.upgrades)[number]['card'] | null,
      now: number,
      limit: number,
      recovers: number,
    ) => {
      for (let i = 0; i < Math.min(recovers, limit - now); i++)
        effects.push({ do: 'recoverCharge', ship: ship.id, card });
      for (let i = 0; i < Math.min(-recovers, now); i++) effects.push({ do: 'loseCharge', ship: ship.id, card });
    };
    change(null, ship.charges, profile.charges, profile.chargesRecover);
    for (const { card, charges } of ship.upgrades) {
      const printed = run.rules.catalog.upgrade(card).charges;
      if (printed) change(card, charges, printed.value, printed.recovers);
    }
    const count = Math.min(profile.forceRecovers, profile.force - ship.force);
    if (count > 0) effects.push({ do: 'recoverForce', ship: ship.id, count });
  }
  return effects;
}

/** After the End Phase: one side left, the score reached and ahead, or the last round. */
function checkVictory(run: Run): Effects {
  const { state } = run;
  // Nobody wins where somebody practises.
  if (state.practice) return [{ do: 'startRound' }];
  const { scoreToWin, rounds } = run.rules.catalog.profile(state.setup.profile);
  const left = playersLeft(state);
  if (left.length === 1) return [{ do: 'endGame', winner: left[0]!, reason: 'wipedOut' }];
  const [one, two] = PLAYERS.map(player => pointsOf(state.score, player)) as [number, number];
  const leader = one === two ? null : one > two ? 'p1' : 'p2';
  if (left.length === 0) return [{ do: 'endGame', winner: leader, reason: 'wipedOut' }];
  if (leader && Math.max(one, two) >= scoreToWin) return [{ do: 'endGame', winner: leader, reason: 'scoreReached' }];
  if (state.round >= rounds || state.endsAfterRound) return [{ do: 'endGame', winner: leader, reason: 'lastRound' }];
  return [{ do: 'startRound' }];
}

/**
 * Missions ask for ships in the play area, so one in reserve does not keep its player in the game against ships on
 * the table. It does where neither side has any there: then those count who are not out of the game.
 */
function playersLeft(state: GameState): readonly PlayerId[] {
  const inPlay = PLAYERS.filter(player => shipsOfPlayer(state, player).length > 0);
  if (inPlay.length > 0) return inPlay;
  return PLAYERS.filter(player => allShips(state).some(ship => ship.player === player && ship.where === 'reserve'));
}

function endGame(run: Run, { winner, reason }: EffectNamed<'endGame'>): Effects {
  run.write(game => {
    game.phase = 'over';
    game.outcome = { winner, reason };
    game.agenda = [];
    game.pending = [];
  });
  run.emit({ type: 'gameEnded', winner, reason });
  return [];
}

export const endHandlers = { removeCircularTokens, recoverCharges, checkVictory, endGame } satisfies Partial<Handlers>;
