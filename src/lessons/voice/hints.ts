import type { Decision } from '../../engine/core/decision';
import type { Table } from '../../engine/core/table';
import type { Hint } from './hint';
import { onAction } from './onAction';
import { onAttack, onDice } from './onAttack';
import { onDials } from './onDials';

/** What a patient friend would say at this choice; null where there is nothing to say. */
export function hintFor(table: Table, decision: Decision): Hint | null {
  const { topic } = decision;
  switch (topic.kind) {
    case 'setDials':
      return onDials(table, decision);
    case 'chooseAction':
      return onAction(table, decision, topic.ship, topic.why);
    case 'chooseAttack':
      return onAttack(table, decision);
    case 'modifyDice':
      return onDice(table, decision, topic.dice);
    default:
      return PLAIN[topic.kind] ? { kind: topic.kind, basics: PLAIN[topic.kind]!, here: null } : null;
  }
}

const PLAIN: Readonly<Partial<Record<Decision['topic']['kind'], string>>> = {
  chooseShip:
    'These have the same initiative: you choose who goes first. Of two in a row, let the front one clear the way.',
  barrelRoll:
    'A barrel roll slides the ship sideways. It is good for getting out of an arc, or for bringing somebody into yours.',
  boost:
    'A boost is a short hop ahead. Look at the outlines: which of them has an enemy before its nose, or is out of arcs?',
  lock: 'A lock lets you reroll attack dice against that one ship. Choose somebody you will shoot at, now or next round.',
  rerollDice: 'Reroll what shows nothing. Leave hits, critical hits and evades alone.',
  changeDice: 'Choose the die that gains most: one that shows nothing now.',
  mayUse: 'A card of yours may be used now. It says what it does and what it costs; you may also say no.',
  pointTurret: 'Turn the turret to the side on which enemies are, or will be when you shoot.',
  chooseLanding: 'The same maneuver can end in a few places. Take the one that looks best, clear of rocks.',
};

/** How far the voice has come with somebody. */
export interface Heard {
  readonly round: number;
  readonly met: ReadonlySet<string>;
  /** A coach says less every round, at last only what is new; hints go on. */
  readonly fades: boolean;
}

/** From this round on a coach tells only of what is new. */
const SILENT_FROM = 4;

/** What is said aloud: all of it in the first round, then what matters here; null for nothing. */
export function spoken({ kind, basics, here }: Hint, { round, met, fades }: Heard): string | null {
  const all = [basics, here].filter(words => words !== null).join(' ');
  if (round <= 1 || !met.has(kind)) return all;
  if (!fades) return here ?? basics;
  if (round < SILENT_FROM) return here;
  return null;
}

/** All of it, for whoever asks. */
export const whole = ({ basics, here }: Hint): string => [basics, here].filter(words => words !== null).join(' ');
