import type { Face } from '../../engine/core/event';
import type { Scene, SceneKind } from './scene';
import { timeOf } from './way';

type SceneOf<Kind extends SceneKind> = Extract<Scene, { kind: Kind }>;

/** In milliseconds at normal speed. */
export const TIMES = {
  /** A die falls, and the next one comes to rest so much later. */
  fall: 650,
  apart: 140,
  /** So much later comes a last die that decides. */
  decides: 250,
  /** A die is lifted and turned; then there is time to read why. */
  turn: 320,
  read: 480,
  cancel: 200,
  count: 300,
  /** The result stands. */
  told: 1400,
  cardFlies: 300,
  cardTurns: 260,
  /** A card is read for so long at most. */
  cardRead: 6000,
  flash: 80,
  breakUp: 700,
  killTold: 400,
  pointsFly: 600,
} as const;

/** How long a scene is seen. */
export function lastsOf(scene: Scene): number {
  switch (scene.kind) {
    case 'move':
      return timeOf(scene.way);
    case 'dice':
      return diceLast(scene);
    case 'cancel':
      return TIMES.cancel * scene.canceled + TIMES.count;
    case 'result':
      return TIMES.told;
    case 'card':
      return TIMES.cardFlies + TIMES.cardTurns + TIMES.cardRead;
    case 'cardLaid':
      return TIMES.cardFlies;
    case 'kill':
      return TIMES.flash + TIMES.breakUp + TIMES.killTold;
    case 'points':
      return TIMES.pointsFly;
    case 'banner':
      return 700;
    case 'reveal':
    case 'leave':
      return 500;
    case 'attack':
    case 'pops':
      return 400;
    case 'lock':
    case 'ring':
      return 450;
  }
}

function diceLast({ falling, decides }: SceneOf<'dice'>): number {
  if (falling.length === 0) return TIMES.turn + TIMES.read;
  return TIMES.fall + TIMES.apart * falling.length + (decides ? TIMES.decides : 0) + 160;
}

type Falling = Pick<SceneOf<'dice'>, 'after' | 'falling' | 'decides'>;

/** When each falling die begins to fall, in milliseconds: one after the other, crits last. */
export function fallsOf({ after, falling, decides }: Falling): ReadonlyMap<number, number> {
  const isCrit = (die: number): number => Number((after[die] satisfies Face | undefined) === 'crit');
  const ordered = falling.toSorted((a, b) => isCrit(a) - isCrit(b) || a - b);
  const waits = (turn: number): number => (decides && turn === ordered.length - 1 ? TIMES.decides : 0);
  return new Map(ordered.map((die, turn) => [die, turn * TIMES.apart + waits(turn)]));
}

/** Dice that still fall at a time after the first was thrown. */
export function stillFalling(scene: Falling, time: number): readonly number[] {
  return [...fallsOf(scene)].flatMap(([die, begins]) => (time < begins + TIMES.fall ? [die] : []));
}
