import type { Answer } from '../engine';
import type { Face } from '../engine/core/event';
import { PLAYERS, type ShipId } from '../engine/core/ids';
import type { Behavior } from '../engine/core/practice';
import { PLAIN_PRACTICE, type Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import { freshSeed } from './chance';
import { useGame } from './game';
import type { HistoryStep } from './history';
import { placeNext } from './placing';
import { homeAnswer, targetMoves, wayBack } from './practice/places';
import { lastTry, useTries } from './practice/tries';
import { isOwnStep } from './undo';

/** Every wish of somebody who practises is an answer of the record or a step in time, so that saves and replays know it. */
const table = () => useGame.getState();
const byHand = (referee: RefereeEdit): boolean => table().submit({ player: 'p1', referee });

/** A wish that cannot be granted is left out, without a complaint. */
function attempt(answer: Answer): void {
  const { engine, game, submit } = table();
  if (engine && game && engine.answer(game, answer).ok) submit(answer);
}

/** Places all pieces, then moves the targets to the middle ground. Where that has been done, it does nothing. */
export function layOut(): void {
  if (!isToLayOut(table())) return;
  for (;;) {
    const { engine, game, record, submit } = table();
    if (!engine || !game || !record || game.phase !== 'setup') break;
    const answer = homeAnswer(engine, game) ?? placeNext(engine, game, record.seed, PLAYERS);
    if (!answer || !submit(answer)) return;
  }
  const { engine, game, options } = table();
  if (!engine || !game) return;
  for (const move of targetMoves({ state: game, rules: engine.rules }, options.formation ?? 'apart')) attempt(move);
}

/** Whether the pieces wait to be placed, or have just been and the targets are not in the middle ground yet. */
export const isToLayOut = ({ game, past }: ReturnType<typeof table>): boolean =>
  game !== null && (game.phase === 'setup' || past.at(-1)?.state.phase === 'setup');

export function settle(change: Partial<Practice>): void {
  const { game } = table();
  if (game) byHand({ kind: 'settle', practice: { ...(game.practice ?? PLAIN_PRACTICE), ...change } });
}

const withOrWithout = (ships: readonly ShipId[], ship: ShipId, is: boolean): readonly ShipId[] =>
  is ? [...new Set([...ships, ship])] : ships.filter(one => one !== ship);

/** One ship into one of the lists, or out of it. */
export function settleShip(list: 'still' | 'peaceful' | 'endless', ship: ShipId, is: boolean): void {
  const ships = table().game?.practice?.[list] ?? [];
  if (ships.includes(ship) !== is) settle({ [list]: withOrWithout(ships, ship, is) });
}

/** From the next dial on. Standing still is settled in the game: undone, the target flies as it did before. */
export function setBehavior(ship: ShipId, behavior: Behavior): void {
  const { options, setOptions } = table();
  if (behavior.kind !== 'still') setOptions({ targets: { ...options.targets, [ship]: behavior } });
  settleShip('still', ship, behavior.kind === 'still');
}

/** The step that rolled dice last, counted from the first roll of an attack; -1 if there is none. */
const lastRoll = (past: readonly HistoryStep[]): number =>
  past.findLastIndex(
    ({ state, events }) =>
      state.phase !== 'setup' && events.some(one => one.type === 'diceRolled' && one.purpose.kind !== 'defense'),
  );

/** The player's own choice that led to the last roll, also to one of the targets'; -1 if there is none. */
export const beforeLastRoll = (past: readonly HistoryStep[]): number =>
  past.slice(0, lastRoll(past) + 1).findLastIndex(step => isOwnStep(step) && 'choice' in step.answer);

/** Back in time, with what is settled now. */
function goBack(step: number): void {
  const settled = table().game?.practice;
  table().goTo(step, 'p1');
  const { game } = table();
  if (settled && game && JSON.stringify(game.practice) !== JSON.stringify(settled)) settle(settled);
}

/** Back to the choice before the last roll. The dice are part of the game: whatever is chosen now, they fall the same. */
export function sameDice(): void {
  const step = beforeLastRoll(table().past);
  if (step >= 0) goBack(step);
}

/** Back to the choice before the last roll, with other dice from there on; where nothing was rolled since, for what comes. */
export function newDice(): void {
  const { past } = table();
  const step = beforeLastRoll(past);
  const reseeded = past.findLastIndex(({ answer }) => 'referee' in answer && answer.referee.kind === 'reseed');
  if (step >= 0 && lastRoll(past) > reseeded) goBack(step);
  byHand({ kind: 'reseed', seed: freshSeed() });
}

/** Back to the player's first choice of the round that was flown last, with the same dice. How it was flown stays in sight. */
export function roundAgain(): void {
  const before = lastTry(table().past);
  if (!before) return;
  useTries.setState({ before });
  goBack(before.at);
}

/** Back to the first dial, with what is settled now and new dice. */
export function startOver(): void {
  const { past } = table();
  useTries.setState({ before: null });
  const first = past.findIndex(
    ({ state, answer }) => state.phase !== 'setup' && !('referee' in answer && answer.player === 'p2'),
  );
  if (first >= 0) goBack(first);
  byHand({ kind: 'reseed', seed: freshSeed() });
}

export const setNextRoll = (dice: 'attack' | 'defense', faces: readonly Face[]): boolean =>
  byHand({ kind: 'setNextRoll', dice, faces });

export function bringBack(ship: ShipId): void {
  const { engine, game, submit, options } = table();
  const answer = engine && game && wayBack(engine, game, ship, options.formation ?? 'apart');
  if (answer) submit(answer);
}
