import { useEffect, useLayoutEffect } from 'react';
import { useCamera } from '../../board/camera';
import { useMotion } from '../../board/motion/player';
import type { GameState } from '../../engine/core/state';
import { useGame } from '../../store/game';
import { isToLayOut, layOut } from '../../store/practice';
import { useScreen } from '../../store/screen';
import { answerOfTargets, anyAnswerOfTargets } from './driver';

/** Long enough for the board to begin showing what the last answer caused. */
const PAUSE = 40;

/** The table plays the targets while this is on the screen: one answer at a time, each after the last has been seen. */
export function useTargets(): void {
  const toLayOut = useGame(isToLayOut);
  useLayoutEffect(() => {
    if (!toLayOut) return;
    layOut();
    if (useGame.getState().options.formation !== 'hand') return;
    useScreen.getState().show({ tool: 'referee' });
    useCamera.getState().fit();
  }, [toLayOut]);
  useEffect(() => {
    let timer = 0;
    let refused: GameState | null = null;
    const answer = () => {
      if (useMotion.getState().playing) return;
      const table = useGame.getState();
      const given = answerOfTargets(table);
      if (!given || table.game === refused || table.submit(given)) return;
      // Asked once more only: a table that refuses everything is left to the player's hands.
      refused = table.game;
      const other = anyAnswerOfTargets(table);
      if (other) table.submit(other);
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(answer, PAUSE);
    };
    const forget = [useGame.subscribe(later), useMotion.subscribe(later)];
    later();
    return () => {
      window.clearTimeout(timer);
      for (const stop of forget) stop();
    };
  }, []);
  // Nothing is hidden from somebody who practises, so they always look.
  const looking = useScreen(screen => screen.looking);
  const show = useScreen(screen => screen.show);
  useEffect(() => {
    if (looking !== 'p1') show({ looking: 'p1' });
  }, [looking, show]);
}
