import type { CardNow } from '../../../../engine';
import type { Measured, Reason } from '../../../../engine/core/reason';
import { whenWords } from '../../../moments';
import { type NameOf, reasonWords } from '../../../reasons';

type Stand = CardNow['abilities'][number]['stand'];

/** Whether a card applies now, in a word and a sentence. */
export interface NowWords {
  readonly look: 'open' | 'works' | 'waits' | 'used' | 'not';
  readonly head: string;
  readonly rest: string | null;
  /** The line behind it. */
  readonly measured: Measured | null;
}

/** Reasons that say little beside those of the card's other abilities. */
const WEAK: readonly Reason['kind'][] = [
  'onlyInAttack',
  'notItsPart',
  'notMeant',
  'nothingLaid',
  'otherSideUp',
  'ownCondition',
  'nothingToRepair',
  'noShieldLost',
];

/** Of a card with several abilities, the one that tells most. */
function weight(stand: Stand): number {
  if (stand.is === 'open') return 5;
  if (stand.is === 'works') return 4;
  if (stand.is === 'waits') return 1;
  if (stand.reason.kind === 'usedUp') return 3;
  return WEAK.includes(stand.reason.kind) ? 0 : 2;
}

/** Of what has no moment of its own: a ruling, or another way to do something. */
const AS_NEEDED = 'As soon as it matters, the table applies it, or asks you.';

/** `measures`: whether the player may know ranges and arcs now. */
export function nowWords({ abilities }: CardNow, nameOf: NameOf, measures: boolean): NowWords {
  const stand = abilities.map(one => one.stand).sort((a, b) => weight(b) - weight(a))[0]!;
  switch (stand.is) {
    case 'open':
      return { look: 'open', head: 'May be used now.', rest: null, measured: null };
    case 'works':
      return { look: 'works', head: 'Works now.', rest: null, measured: null };
    case 'waits': {
      if (!stand.when) return { look: 'waits', head: 'Ready.', rest: AS_NEEDED, measured: null };
      return { look: 'not', head: 'Not now.', rest: `It comes in ${whenWords(stand.when)}.`, measured: null };
    }
    case 'not':
      return notNow(stand.reason, nameOf, measures);
  }
}

function notNow(reason: Reason, nameOf: NameOf, measures: boolean): NowWords {
  if (reason.kind === 'usedUp')
    return { look: 'used', head: `Has worked in this ${reason.limit}.`, rest: null, measured: null };
  const hidden = !measures && (reason.kind === 'outOfRange' || reason.kind === 'notInArc');
  const told: Reason = hidden ? { kind: 'noTarget' } : reason;
  const measured = told.kind === 'outOfRange' ? told.measured : null;
  return { look: 'not', head: 'Not now.', rest: reasonWords(told, nameOf), measured };
}
