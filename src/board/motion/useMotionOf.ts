import type Konva from 'konva';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { GameEvent } from '../../engine/core/event';
import type { Rules } from '../../engine/core/table';
import { useGame } from '../../store/game';
import { useSettings } from '../../store/settings';
import { beatsOf } from './beats';
import { looksAt } from './looks';
import { useMotion } from './player';
import type { Beat } from './scene';
import { settle, showLooks } from './shipNodes';

/** Plays what each answer caused on this stage. The pieces already lie where they end. */
export function useMotionOf(
  stageRef: RefObject<Konva.Stage | null>,
  boxRef: RefObject<HTMLElement | null>,
  rules: Rules,
  events: readonly GameEvent[],
): void {
  // Listens before anything is played. Ships are back at their start before the screen is painted.
  useLayoutEffect(() => {
    const stopFrames = useMotion.getState().onFrame(moment => {
      const { beats, at } = useMotion.getState();
      if (stageRef.current) showLooks(stageRef.current, looksAt(beats, at, moment));
    });
    const stopWatching = useMotion.subscribe((now, before) => {
      const stage = stageRef.current;
      if (!stage) return;
      if (before.playing && !now.playing) settle(stage, posesAfter(before.beats));
      if (now.playing && !before.playing) showLooks(stage, looksAt(now.beats, 0, 0));
    });
    return () => {
      stopFrames();
      stopWatching();
    };
  }, [stageRef]);

  useLayoutEffect(() => {
    const motion = useMotion.getState();
    // Effects may run twice for the same answer.
    if (motion.events === events) return;
    const { game, past, lastChange, events: newest } = useGame.getState();
    // The board follows a moment after the answer: of two at once only the last is played.
    if (newest !== events) return;
    const news = lastChange === 'answer' || lastChange === 'start';
    if (!game || !news) {
      motion.play({ events, beats: [], leaving: [] }, 'off');
      return;
    }
    const before = past.at(-1)?.state ?? game;
    const leaving = Object.values(before.ships).filter(
      ({ id, where }) => where === 'table' && game.ships[id]?.where !== 'table',
    );
    const beats = beatsOf(events, { rules, before, after: game });
    motion.play({ events, beats, leaving }, useSettings.getState().motion);
  }, [events, rules]);

  useEffect(() => {
    const box = boxRef.current;
    const { goOn } = useMotion.getState();
    const onKey = (event: KeyboardEvent) => {
      if (!useMotion.getState().playing || IDLE_KEYS.has(event.key)) return;
      // This press ends the motion: it must not press a button too.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      goOn();
    };
    box?.addEventListener('pointerdown', goOn, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      box?.removeEventListener('pointerdown', goOn, { capture: true });
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [boxRef]);
}

/** They do nothing by themselves. */
const IDLE_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Every ship that moved, where the game has it now. */
function posesAfter(beats: readonly Beat[]) {
  const ships = useGame.getState().game?.ships ?? {};
  const moved = [...looksAt(beats, beats.length, 1).keys()];
  return new Map(moved.flatMap(id => (ships[id] ? [[id, ships[id].pose] as const] : [])));
}
