import { useMemo } from 'react';
import { seenOf, useMotion } from '../../../board/motion/player';
import type { Beat, SceneKind } from '../../../board/motion/scene';
import type { GameEvent } from '../../../engine/core/event';
import type { PlayerId } from '../../../engine/core/ids';
import type { GameState } from '../../../engine/core/state';
import { useGame } from '../../../store/game';
import { useSettings } from '../../../store/settings';
import { beginsTurn, damageAsSeen, flightAsSeen, flyingIn, gameAsTold, roundAsSeen } from './seenGame';
import { isDiceOfAttack } from './story';

/** What is told on the stage, by a card or by a ship that breaks up: until then nothing else tells it. */
function isTold(event: GameEvent): boolean {
  switch (event.type) {
    case 'shipDestroyed':
    case 'damageExposed':
      return true;
    case 'damageDealt':
      return event.faceup;
    default:
      return isDiceOfAttack(event);
  }
}

const ENDS: ReadonlySet<GameEvent['type']> = new Set(['attackPerformed', 'shieldLost', 'damageDealt', 'scored']);

/** How many of an answer's events make up the story that everything waits for; none if there is no such story. */
export function storyLength(events: readonly GameEvent[]): number {
  const last = events.findLastIndex(isTold);
  if (last < 0) return 0;
  const after = events.slice(last + 1).findIndex(({ type }) => !ENDS.has(type));
  return after < 0 ? events.length : last + 1 + after;
}

/** How many of the last answer's events have been told, while a story is told; null when the question may be asked. */
export function useTold(): number | null {
  const events = useGame(store => store.events);
  const answered = useGame(store => store.lastChange === 'answer');
  const moves = useSettings(settings => settings.motion !== 'off');
  const length = useMemo(() => storyLength(events), [events]);
  // Between the answer and its first beat nothing has been told.
  const told = useMotion(motion => (motion.events === events ? seenOf(events, motion) : 0));
  const playing = useMotion(motion => (motion.events === events ? motion.playing : true));
  return answered && moves && playing && told < length ? told : null;
}

/** What the next question is about while it is seen: a ship on its way, a roll beside it, a bomb that goes off. */
const EXPLAINS: ReadonlySet<SceneKind> = new Set(['reveal', 'move', 'dice', 'ring', 'leave']);
const BEGINS: ReadonlySet<GameEvent['type']> = new Set([
  'dialRevealed',
  'maneuverReplaced',
  'diceRolled',
  'deviceDetonated',
]);

export const explains = (event: GameEvent): boolean =>
  event.type === 'shipMoved' ? event.how !== 'referee' : BEGINS.has(event.type);

/** The end of a round is seen before its points are counted, and before anybody looks at new dials. */
const beginsRound = (beat: Beat): boolean => beat.kind === 'banner' && beat.round !== null && beat.round > 1;

/** Something that explains the next question, or who has won, is still to be seen: it waits. */
export function useHeld(): boolean {
  const events = useGame(store => store.events);
  const answered = useGame(store => store.lastChange === 'answer');
  const moves = useSettings(settings => settings.motion !== 'off');
  const telling = useTold() !== null;
  const over = useGame(store => store.game?.outcome != null);
  const begins = useMemo(() => events.some(explains), [events]);
  const seeing = useMotion(({ events: played, beats, at, playing }) => {
    if (played !== events) return begins;
    const explained = beats.slice(at).some(({ kind }) => EXPLAINS.has(kind) || (over && kind === 'points'));
    return playing && (explained || beats.slice(at + 1).some(beginsRound));
  });
  return telling || (answered && moves && seeing);
}

const HURTS: ReadonlySet<GameEvent['type']> = new Set(['shieldLost', 'damageDealt']);

/** How many of the last answer's events have been seen, while those to come hurt a ship or end the round; else null. */
function useSeen(): { readonly seen: number | null; readonly ending: boolean } {
  const events = useGame(store => store.events);
  const hurts = useMemo(() => events.findLastIndex(({ type }) => HURTS.has(type)), [events]);
  const ends = useMemo(() => events.some(event => event.type === 'roundStarted' && event.round > 1), [events]);
  const ending = useMotion(motion =>
    motion.events === events ? motion.playing && motion.beats.slice(motion.at + 1).some(beginsRound) : ends,
  );
  const count = useMotion(motion => (motion.events === events ? seenOf(events, motion) : 0));
  return { seen: ending || count <= hurts ? count : null, ending };
}

/** How many of the last answer's events lead up to the turn that is seen: a new one with every dial that is turned up. */
function useBegun(): number {
  const events = useGame(store => store.events);
  return useMotion(({ events: played, playing, beats, at }) => {
    const until = played !== events ? 0 : playing ? (beats[at]?.until ?? 0) : events.length;
    return events.slice(0, until).findLastIndex(beginsTurn) + 1;
  });
}

/** The game that the screen shows: as far as it has been told. */
export function useGameAsTold(): { readonly game: GameState | null; readonly held: boolean } {
  const game = useGame(store => store.game);
  const events = useGame(store => store.events);
  const before = useGame(store => store.past.at(-1)?.state ?? null);
  const told = useTold();
  const { seen, ending } = useSeen();
  const held = useHeld();
  const begun = useBegun();
  const shown = useMemo(() => {
    if (!game || !before) return game;
    if (told !== null) return gameAsTold(before, game, events.slice(0, told));
    if (!held) return game;
    if (ending && seen !== null) {
      const hurt = damageAsSeen(before, game, events.slice(0, seen));
      return roundAsSeen(before, hurt, events, seen, storyLength(events));
    }
    const flown = flightAsSeen(before, game, events, begun);
    return seen === null ? flown : damageAsSeen(before, flown, events.slice(0, seen));
  }, [told, held, seen, begun, ending, game, before, events]);
  return { game: shown, held: held && before !== null };
}

/** Whose turn it is: while something is told, of whoever caused it; while a ship flies, of whoever flies it. */
export function useTurn(asked: PlayerId | null, shown: GameState | null): PlayerId | null {
  const told = useTold();
  const held = useHeld();
  const last = useGame(store => store.past.at(-1)?.answer.player ?? null);
  const next = useGame(store => store.game?.pending[0]?.player ?? null);
  if (told !== null) return last;
  const flying = shown && flyingIn(shown);
  return held ? ((flying && shown.ships[flying]?.player) ?? next) : asked;
}
