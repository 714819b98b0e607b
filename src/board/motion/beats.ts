import type { GameEvent } from '../../engine/core/event';
import { lastsOf } from './lasts';
import { type Middle, middleOf, type Telling } from './places';
import type { Beat, Scene, SceneKind } from './scene';
import { sceneOf } from './sceneOf';

/** What is played so that somebody can follow it: it is never hurried, and what it tells is told when it has been seen. */
const WEIGHTY: ReadonlySet<SceneKind> = new Set(['dice', 'cancel', 'result', 'card', 'cardLaid', 'kill', 'points']);

export const isWeighty = ({ kind }: Scene): boolean => WEIGHTY.has(kind);

/** All else that an answer caused takes no longer together: with much to show, it goes quicker. */
export const LONGEST_ANSWER = 2500;

interface Timed {
  readonly scene: Scene;
  readonly until: number;
}

/** From what one answer caused to a short timeline, one beat after the other. */
export function beatsOf(events: readonly GameEvent[], telling: Telling): readonly Beat[] {
  const middle = middleOf(telling);
  const timed: Timed[] = [];
  events.forEach((event, index) => {
    const scene = sceneOf(event, telling, middle);
    middle.follow(event);
    const last = timed.at(-1);
    if (!scene) return;
    const together = last && joined(last.scene, scene);
    if (together) timed[timed.length - 1] = { scene: together, until: index + 1 };
    else for (const part of partsOf(event, scene, middle)) timed.push({ scene: part, until: index + 1 });
  });
  const light = timed.reduce((sum, { scene }) => sum + (isWeighty(scene) ? 0 : lastsOf(scene)), 0);
  const quicker = Math.min(1, LONGEST_ANSWER / light);
  return timed.map(({ scene, until }, index) => ({
    ...scene,
    lasts: lastsOf(scene) * (isWeighty(scene) ? 1 : quicker),
    until: index === timed.length - 1 ? events.length : until,
  }));
}

/** Evades cancel, then the result stands; a card is read, then laid to its ship. */
function partsOf(event: GameEvent, scene: Scene, middle: Middle): readonly Scene[] {
  if (event.type === 'resultsNeutralized')
    return [scene, { kind: 'result', hit: event.hit, left: event.attack, shot: middle.shot() }];
  return scene.kind === 'card' ? [scene, { ...scene, kind: 'cardLaid' }] : [scene];
}

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
