import { MISSES, SHOT } from '../../../board/draw/shot';
import { fallsOf, TIMES } from '../../../board/motion/lasts';
import type { Scene } from '../../../board/motion/scene';
import { type Manner, risen, type Sound } from '../../sounds';

/** A sound of a beat, so many milliseconds after the beat begins, at normal speed. */
export interface Cue extends Manner {
  readonly sound: Sound;
  readonly after?: number;
}

const FIFTH = 1.5;
const QUIET = 0.45;
/** A long run of points is not heard to its end. */
const MOST_POINTS = 8;
const POINTS_APART = 70;

const times = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** What a beat sounds like; many are silent. */
export function cuesOf(scene: Scene): readonly Cue[] {
  switch (scene.kind) {
    case 'reveal':
      return [{ sound: 'tick' }];
    case 'move':
      return [{ sound: 'move' }];
    case 'dice':
      return diceCues(scene);
    case 'cancel':
      return times(scene.canceled, pair => ({ sound: 'shield', loud: QUIET, after: pair * TIMES.cancel }));
    case 'result':
      return resultCues(scene);
    case 'card':
      return [{ sound: 'crit', after: TIMES.cardFlies }];
    case 'pops':
      return [{ sound: popSound(scene.pops) }];
    case 'lock':
      return [{ sound: 'token', pitch: FIFTH }];
    case 'kill':
      return [{ sound: 'destroyed' }];
    case 'ring':
      return scene.look === 'placed' ? [] : [{ sound: scene.look === 'destroyed' ? 'destroyed' : 'crit' }];
    case 'points':
      return times(Math.min(MOST_POINTS, scene.to - scene.from), step => ({
        ...{ sound: 'token', ...risen(step), after: step * POINTS_APART },
      }));
    default:
      return [];
  }
}

/** The throw, then a tap as each die comes to rest; a crit is heard softly. A die that is only turned is a token's sound. */
function diceCues(scene: Extract<Scene, { kind: 'dice' }>): readonly Cue[] {
  if (scene.falling.length === 0) return [{ sound: 'token' }];
  const taps = [...fallsOf(scene)].flatMap(([die, begins]): Cue[] => {
    const after = begins + TIMES.fall;
    const tap: Cue = { sound: 'tap', after };
    return scene.after[die] === 'crit' ? [tap, { sound: 'crit', loud: QUIET, after }] : [tap];
  });
  return [{ sound: 'dice' }, ...taps];
}

/** What is fired is heard leaving, then striking; a miss is refused quietly when it has gone by. */
function resultCues({ hit, left, shot }: Extract<Scene, { kind: 'result' }>): readonly Cue[] {
  const ended: Cue = hit ? { sound: 'hit' } : { sound: 'refuse', loud: QUIET };
  if (!shot) return [ended];
  const fired = times(hit ? left.length : MISSES, bolt => ({ sound: 'shot' as const, after: bolt * SHOT.apart }));
  return [...fired, { ...ended, after: SHOT.flies }];
}

function popSound(pops: Extract<Scene, { kind: 'pops' }>['pops']): Sound {
  if (pops.some(({ piece, gained }) => piece === 'damage' && gained)) return 'hit';
  return pops.some(({ piece, gained }) => piece === 'shield' && !gained) ? 'shield' : 'token';
}
