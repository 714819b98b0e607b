import { useEffect } from 'react';
import type { PlayerId } from '../../engine/core/ids';
import { playSound } from '../sounds';

/** A quiet word when it is another player's turn, and when something is refused. */
export function useTurnSounds(asked: PlayerId | null, problem: string | null): void {
  useEffect(() => {
    if (asked) playSound('yourTurn');
  }, [asked]);
  useEffect(() => {
    if (problem) playSound('refuse');
  }, [problem]);
}
