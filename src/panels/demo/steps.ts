import type { EventType, GameEvent } from '../../engine/core/event';
import type { ObjectId } from '../../engine/core/ids';
import type { Rules } from '../../engine/core/table';
import type { HistoryStep } from '../../store/history';
import { linesFrom } from '../table/log/lines';

/** The parts of what an answer brings about, as somebody who shows the game would take them. */
export const STAGES = [
  'setup',
  'reveal',
  'move',
  'act',
  'declare',
  'roll',
  'modify',
  'compare',
  'damage',
  'scoring',
  'round',
] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Partial<Record<EventType, Stage>> = {
  firstPlayerRolled: 'setup',
  obstaclePlaced: 'setup',
  markerPlaced: 'setup',
  shipPlaced: 'setup',
  dialRevealed: 'reveal',
  maneuverReplaced: 'reveal',
  maneuverExecuted: 'move',
  shipMoved: 'move',
  actionPerformed: 'act',
  attackDeclared: 'declare',
  diceRolled: 'roll',
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
  const game = { ...step.after, devices: { ...step.state.devices, ...step.after.devices } };
  const steps = groupsOf(step.events).flatMap(({ stage, events }): readonly DemoStep[] => {
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
function groupsOf(events: readonly GameEvent[]): readonly Group[] {
  const groups: { stage: Stage; events: GameEvent[] }[] = [];
  for (const event of events) {
    const stage = STAGE_OF[event.type];
    const last = groups.at(-1);
    if (last && (!stage || (stage === last.stage && stage !== 'roll'))) last.events.push(event);
    else groups.push({ stage: stage ?? 'act', events: [event] });
  }
  return groups;
}
