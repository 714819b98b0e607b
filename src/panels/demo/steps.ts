import type { EventType, GameEvent } from '../../engine/core/event';
import type { ObjectId } from '../../engine/core/ids';
import type { GameState, Phase } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import type { HistoryStep } from '../../store/history';
import { linesFrom, toldAfter } from '../table/log/lines';

/** The parts of what an answer brings about, as somebody who shows the game would take them. */
export const STAGES = [
  'setup',
  'planning',
  'system',
  'reveal',
  'move',
  'act',
  'engage',
  'declare',
  'roll',
  'modify',
  'compare',
  'damage',
  'aftermath',
  'end',
  'scoring',
  'chance',
  'round',
] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Partial<Record<EventType, Stage>> = {
  obstaclePlaced: 'setup',
  markerPlaced: 'setup',
  shipPlaced: 'setup',
  playerReady: 'planning',
  dialRevealed: 'reveal',
  maneuverReplaced: 'reveal',
  maneuverExecuted: 'move',
  actionPerformed: 'act',
  attackDeclined: 'engage',
  attackDeclared: 'declare',
  diceRerolled: 'modify',
  diceChanged: 'modify',
  resultsNeutralized: 'compare',
  damageSuffered: 'damage',
  damageDealt: 'damage',
  shieldLost: 'damage',
  shipDestroyed: 'damage',
  scored: 'scoring',
  roundStarted: 'round',
};

/** One thing to show: what happened, and which pieces it is about. */
export interface DemoStep {
  readonly stage: Stage;
  readonly text: string;
  readonly about: readonly ObjectId[];
}

const remembered = new WeakMap<HistoryStep, readonly DemoStep[]>();

/** What an answer brought about, step by step; what belongs together is one step. */
export function demoSteps(rules: Rules, step: HistoryStep): readonly DemoStep[] {
  const known = remembered.get(step);
  if (known) return known;
  const game = toldAfter(step);
  const steps = groupsOf(step).flatMap(({ stage, events }): readonly DemoStep[] => {
    const lines = linesFrom({ game, rules }, events).filter(({ kind }) => kind !== 'phase');
    const text = lines.map(line => (line.kind === 'round' ? `${line.text} begins.` : line.text)).join(' ');
    return text ? [{ stage, text, about: [...new Set(lines.flatMap(({ about }) => about))] }] : [];
  });
  remembered.set(step, steps);
  return steps;
}

interface Group {
  readonly stage: Stage;
  readonly events: readonly GameEvent[];
}

/** A stage lasts until the next one begins: what has no stage of its own belongs to the one before. A new roll is a new step. */
function groupsOf({ events, state }: HistoryStep): readonly Group[] {
  const groups: { stage: Stage; events: GameEvent[] }[] = [];
  const opening = isAftermath(state) ? 'aftermath' : OPENING[state.phase];
  for (const [at, event] of events.entries()) {
    const last = groups.at(-1);
    const stage = beginsAftermath(events, at) ? 'aftermath' : stageOf(event, opening);
    if (last && (!stage || (stage === last.stage && stage !== 'roll'))) last.events.push(event);
    else groups.push({ stage: stage ?? opening, events: [event] });
  }
  return groups;
}

/** What an answer begins with that has no stage of its own. */
const OPENING: Readonly<Record<Phase, Stage>> = {
  setup: 'setup',
  planning: 'planning',
  system: 'system',
  activation: 'act',
  engagement: 'engage',
  end: 'end',
  over: 'end',
};

function stageOf(event: GameEvent, opening: Stage): Stage | undefined {
  switch (event.type) {
    case 'phaseStarted':
      return BEGINS[event.phase];
    case 'firstPlayerRolled':
      return opening;
    case 'shipMoved':
      return event.how === 'maneuver' ? 'move' : undefined;
    case 'diceRolled':
      return event.purpose.kind === 'attack' || event.purpose.kind === 'defense' ? 'roll' : 'chance';
    default:
      return STAGE_OF[event.type];
  }
}

/** Phases of which something may be told before anything with a stage of its own. */
const BEGINS: Readonly<Partial<Record<Phase, Stage>>> = {
  planning: 'planning',
  system: 'system',
  engagement: 'engage',
  end: 'end',
};

/** A card that is used when the attack has been performed, and before anything else is. */
function beginsAftermath(events: readonly GameEvent[], at: number): boolean {
  if (events[at]!.type !== 'abilityUsed') return false;
  const before = events.slice(0, at).findLast(({ type }) => BOUNDS.has(type));
  return before?.type === 'attackPerformed';
}

const BOUNDS: ReadonlySet<EventType> = new Set([
  'attackDeclared',
  'attackPerformed',
  'initiativeReached',
  'phaseStarted',
]);

const isAftermath = ({ agenda }: GameState): boolean => agenda.some(frame => frame.kind === 'queue' && frame.aftermath);
