import { useMotion } from './player';
import type { Scene } from './scene';

/** Whether a ship moves in one of these beats, from this one on. */
export const fliesFrom = (beats: readonly Pick<Scene, 'kind'>[], at: number): boolean =>
  beats.slice(at).some(({ kind }) => kind === 'move');

/** While a ship has still to fly: arcs, lines and ghosts of the question would begin where nobody is yet. */
export const useFlying = (): boolean => useMotion(({ playing, beats, at }) => playing && fliesFrom(beats, at));
