import { type Behaviors, targetAnswer } from '../../bots/target';
import type { Engine } from '../../engine';
import type { ShipId } from '../../engine/core/ids';
import { layOut } from '../layOut';
import type { Drill, Flown, Moment, Stand, Way } from './drill';

/** More answers than any drill takes. */
const MOST_ANSWERS = 400;

/** Dials as listed; whatever else is asked is answered as a target would. */
export const fliersOf = (way: Way): Behaviors =>
  Object.fromEntries(Object.entries(way).map(([ship, maneuvers]) => [ship as ShipId, { kind: 'list', maneuvers }]));

export interface Flight {
  readonly flown: Flown;
  readonly stand: Stand;
}

/** A drill flown by the engine in a given way until it is over, an answer at a time: whoever waits can rest between them. */
export function* flight(engine: Engine, drill: Drill, way: Way): Generator<undefined, Flight> {
  const { state: start } = layOut(engine, drill);
  const fliers = fliersOf(way);
  const moments: Moment[] = [];
  const flown: Flown = { rules: engine.rules, start, moments };
  let state = start;
  let stand = drill.measure(flown);
  while (stand.verdict === 'going' && moments.length < MOST_ANSWERS) {
    yield;
    const answer = targetAnswer(engine, state, 'p1', fliers) ?? targetAnswer(engine, state, 'p2', drill.targets);
    const outcome = answer && engine.answer(state, answer);
    if (!outcome?.ok) break;
    state = outcome.step.state;
    moments.push({ events: outcome.step.events, after: state });
    stand = drill.measure(flown);
  }
  return { flown, stand };
}

/** All of it at once. */
export function fly(engine: Engine, drill: Drill, way: Way): Flight {
  const flying = flight(engine, drill, way);
  for (;;) {
    const step = flying.next();
    if (step.done) return step.value;
  }
}
