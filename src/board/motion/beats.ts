import type { GameEvent } from '../../engine/core/event';
import { middleOf, type Telling } from './places';
import type { Beat, Scene, SceneKind } from './scene';
import { sceneOf } from './sceneOf';
import { timeOf } from './way';

/** In milliseconds at normal speed. A move takes as long as its way. */
const LASTS: Readonly<Record<Exclude<SceneKind, 'move'>, number>> = {
  banner: 700,
  reveal: 500,
  attack: 400,
  dice: 600,
  result: 600,
  pops: 400,
  card: 900,
  lock: 450,
  ring: 450,
  leave: 500,
  points: 600,
};

/** A whole answer takes no longer: with much to show, everything goes quicker. */
export const LONGEST_ANSWER = 2500;

/** From what one answer caused to a short timeline, one beat after the other. */
export function beatsOf(events: readonly GameEvent[], telling: Telling): readonly Beat[] {
  const middle = middleOf(telling);
  const scenes: { scene: Scene; until: number }[] = [];
  events.forEach((event, index) => {
    const scene = sceneOf(event, telling, middle);
    middle.follow(event);
    const last = scenes.at(-1);
    if (!scene) return;
    const together = last && joined(last.scene, scene);
    if (together) scenes[scenes.length - 1] = { scene: together, until: index + 1 };
    else scenes.push({ scene, until: index + 1 });
  });
  const total = scenes.reduce((sum, { scene }) => sum + lasts(scene), 0);
  const quicker = Math.min(1, LONGEST_ANSWER / total);
  return scenes.map(({ scene, until }, index) => ({
    ...scene,
    lasts: lasts(scene) * quicker,
    until: index === scenes.length - 1 ? events.length : until,
  }));
}

const lasts = (scene: Scene): number => (scene.kind === 'move' ? timeOf(scene.way) : LASTS[scene.kind]);

/** Two scenes that are seen at once: tokens that come and go together, phases in which nothing happens. */
function joined(one: Scene, next: Scene): Scene | null {
  if (one.kind === 'pops' && next.kind === 'pops') return { kind: 'pops', pops: [...one.pops, ...next.pops] };
  if (one.kind === 'banner' && next.kind === 'banner') {
    return { kind: 'banner', round: next.round ?? one.round, phase: next.phase ?? one.phase };
  }
  if (one.kind === 'leave' && next.kind === 'leave') {
    return { kind: 'leave', ships: [...new Set([...one.ships, ...next.ships])] };
  }
  if (one.kind === 'points' && next.kind === 'points' && one.player === next.player) return { ...one, to: next.to };
  return null;
}
