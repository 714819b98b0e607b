import type { Effect, EffectNamed, Effects } from '../../core/effect';
import { PLAYERS, type PlayerId } from '../../core/ids';
import { pointsOf } from '../../core/score';
import type { EndReason, GameState, Ship } from '../../core/state';
import { GREEN_TOKENS, ORANGE_TOKENS, type Token } from '../../core/token';
import { isInsidePlayArea } from '../../geometry/playArea';
import { abilitiesFor } from '../../look/abilities';
import { discOf } from '../../look/objects';
import { quantity } from '../../look/quantities';
import { allShips, isOnTable, profileOf, shipOf, shipsOfPlayer } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** Circular tokens leave: green ones, then orange ones. Ships in reserve lose theirs too. What a card lets a ship keep stays. */
function removeCircularTokens(run: Run): Effects {
  const effects: Effect[] = [];
  for (const token of [...GREEN_TOKENS, ...ORANGE_TOKENS]) {
    for (const ship of allShips(run.state)) {
      if (ship.where === 'removed') continue;
      const leave = ship.tokens[token] - keptBy(run, ship, token);
      for (let i = 0; i < leave; i++) effects.push({ do: 'removeToken', ship: ship.id, token, spent: false });
    }
  }
  return effects;
}

const keptBy = (run: Run, ship: Ship, token: Token): number =>
  ship.tokens[token] > 0 ? quantity(run, 'keeps', 0, ship.id, { token }) : 0;

/** At once: who may keep others from it does not pay for that with what comes back now. */
function inOrderOfRecovery(run: Run): readonly Ship[] {
  const last = [
    ...abilitiesFor(run, 'instead', 'recoverCharge', null),
    ...abilitiesFor(run, 'instead', 'recoverForce', null),
  ];
  const isLast = ({ id }: Ship) => last.some(({ self }) => self.id === id);
  const ships = allShips(run.state);
  return [...ships.filter(ship => !isLast(ship)), ...ships.filter(isLast)];
}

/** Recurring charges come back, negative ones are lost; Force recovers by its best source alone. */
function recoverCharges(run: Run): Effects {
  const effects: Effect[] = [];
  for (const ship of inOrderOfRecovery(run)) {
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

/** After the End Phase. What cards do at the end of the game counts for who has won. */
function checkVictory(run: Run, { over }: EffectNamed<'checkVictory'>): Effects {
  const reason = over ?? whyOver(run);
  if (!reason) return [{ do: 'startRound' }];
  if (!over)
    return [
      { do: 'openWindow', moment: { at: 'end:game' } },
      { do: 'checkVictory', over: reason },
    ];
  const left = playersLeft(run.state);
  const winner = reason === 'wipedOut' && left.length === 1 ? left[0]! : leaderOf(run.state);
  return [{ do: 'endGame', winner, reason }];
}

/** One side left, the score reached and ahead, or the last round. Nobody wins where somebody practises. */
function whyOver({ state, rules }: Run): EndReason | null {
  if (state.practice) return null;
  const { scoreToWin, rounds } = rules.catalog.profile(state.setup.profile);
  if (playersLeft(state).length < 2) return 'wipedOut';
  const leader = leaderOf(state);
  if (leader && pointsOf(state.score, leader) >= scoreToWin) return 'scoreReached';
  return state.round >= rounds || state.endsAfterRound ? 'lastRound' : null;
}

function leaderOf({ score }: GameState): PlayerId | null {
  const [one, two] = PLAYERS.map(player => pointsOf(score, player)) as [number, number];
  return one === two ? null : one > two ? 'p1' : 'p2';
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
  layDownMarkers(run);
  run.write(game => {
    game.phase = 'over';
    game.outcome = { winner, reason };
    game.agenda = [];
    game.pending = [];
  });
  run.emit({ type: 'gameEnded', winner, reason });
  return [];
}

/** Nobody is asked any more where a ship that has left throws off what it towed: it lies where the ship was, if that is inside. */
function layDownMarkers(run: Run): void {
  for (const { id, onShip } of Object.values(run.state.markers)) {
    if (!onShip || isOnTable(shipOf(run.state, onShip))) continue;
    const { x, y } = shipOf(run.state, onShip).pose;
    const at = isInsidePlayArea(discOf({ x, y })) ? { x, y } : {};
    run.write(game => void Object.assign(game.markers[id]!, { onShip: null, ...at }));
  }
}

export const endHandlers = { removeCircularTokens, recoverCharges, checkVictory, endGame } satisfies Partial<Handlers>;
