import type { GameEvent } from '../../../engine/core/event';
import type { ObjectId } from '../../../engine/core/ids';
import type { GameState } from '../../../engine/core/state';
import type { Rules } from '../../../engine/core/table';
import type { HistoryStep } from '../../../store/history';
import { counted, tallied } from '../../text';
import type { Names } from '../labels';
import { causeOf, isToldByAction } from './cause';
import { listed, nameOf, tokenName } from './names';
import { piecesOf } from './piecesOf';
import { PHASE_NAMES, sentence } from './sentences';

/** One line of the log: a sentence about some pieces, or the heading of a round or phase. */
export interface Line {
  readonly kind: 'line' | 'round' | 'phase';
  readonly text: string;
  readonly about: readonly ObjectId[];
}

const remembered = new WeakMap<HistoryStep, readonly Line[]>();

/** What an answer brought about. Told once: steps never change. */
export function linesOf(rules: Rules, step: HistoryStep): readonly Line[] {
  const known = remembered.get(step);
  if (known) return known;
  const lines = linesFrom({ rules, game: toldAfter(step) }, step.events);
  remembered.set(step, lines);
  return lines;
}

/** A device may be gone after the step, or not be there before it: it has its name all the same. */
export const toldAfter = ({ state, after }: HistoryStep): GameState => ({
  ...after,
  devices: { ...state.devices, ...after.devices },
});

export function linesFrom(names: Names, events: readonly GameEvent[]): readonly Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < events.length; ) {
    const tokens = tokensLeaving(events, at);
    const shields = shieldsLost(events, at);
    if (tokens.length > 2) lines.push(tokensLine(names, tokens));
    else if (shields.length > 1) lines.push(shieldsLine(names, shields));
    else lines.push(...lineOf(names, events, at));
    at += tokens.length > 2 ? tokens.length : Math.max(1, 2 * shields.length - 1);
  }
  return repeatsTold(lines);
}

/** The same again and again, as three charges that are spent, is said once. */
function repeatsTold(lines: readonly Line[]): readonly Line[] {
  const told: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const other = lines.findIndex(({ text }, index) => index > at && text !== line.text);
    const times = (other < 0 ? lines.length : other) - at;
    told.push(
      times > 1 ? { ...line, text: line.text.replace(/\.$/, times > 2 ? `, ${times} times.` : ', twice.') } : line,
    );
    at += times;
  }
  return told;
}

function lineOf(names: Names, events: readonly GameEvent[], at: number): readonly Line[] {
  const event = events[at]!;
  if (event.type === 'roundStarted') return [{ kind: 'round', text: `Round ${event.round}`, about: [] }];
  if (event.type === 'phaseStarted') {
    const empty = events[at + 1]?.type === 'phaseEnded';
    return [{ kind: 'phase', text: `${PHASE_NAMES[event.phase]}${empty ? ': nobody has a choice' : ''}`, about: [] }];
  }
  if (isToldByAction(events, at) || isUsedOn(names, events, at)) return [];
  const text = sentence(names, event, causeOf(names, events, at));
  return text === null ? [] : [{ kind: 'line', text, about: piecesOf(event) }];
}

/** A card that goes on with what it began is used once. */
function isUsedOn(names: Names, events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  if (event?.type !== 'abilityUsed') return false;
  const before = events.slice(0, at).findLast(one => sentence(names, one) !== null);
  if (before?.type !== 'abilityUsed') return false;
  const [one, other] = [before.ref, event.ref];
  return one.ship === other.ship && one.source === other.source && !event.on && !event.how;
}

type Leaving = Extract<GameEvent, { type: 'tokenRemoved' }>;

/** Tokens that leave one after the other without being spent, as in every End Phase. */
function tokensLeaving(events: readonly GameEvent[], from: number): readonly Leaving[] {
  const leaving: Leaving[] = [];
  for (let at = from; at < events.length; at++) {
    const event = events[at]!;
    if (event.type !== 'tokenRemoved' || event.spent) break;
    leaving.push(event);
  }
  return leaving;
}

function tokensLine(names: Names, leaving: readonly Leaving[]): Line {
  const all = leaving.map(({ ship, token }) => `${nameOf(names, ship)} ${tokenName(token).replace(/ token$/, '')}`);
  return {
    kind: 'line',
    text: `Tokens leave: ${listed(tallied(all))}.`,
    about: [...new Set(leaving.map(({ ship }) => ship))],
  };
}

type Shield = Extract<GameEvent, { type: 'shieldLost' }>;

/** Shields that one ship loses one after the other; between them stands only that it suffers the damage. */
function shieldsLost(events: readonly GameEvent[], from: number): readonly Shield[] {
  const lost: Shield[] = [];
  for (let at = from; at < events.length; at += 2) {
    const event = events[at]!;
    if (event.type !== 'shieldLost' || event.ship !== (lost[0] ?? event).ship) break;
    lost.push(event);
    if (events[at + 1]?.type !== 'damageSuffered') break;
  }
  return lost;
}

function shieldsLine(names: Names, lost: readonly Shield[]): Line {
  const { ship, left } = lost.at(-1)!;
  return {
    kind: 'line',
    text: `${nameOf(names, ship)} loses ${counted(lost.length, 'shield')}: ${left} left.`,
    about: [ship],
  };
}
