import { type Behaviors, targetAnswer } from '../../bots/target';
import type { Engine } from '../../engine';
import type { ShipId } from '../../engine/core/ids';
import { layOut } from '../layOut';
import type { Drill, Flown, Moment, Stand, Way } from './drill';

/** More answers than any drill takes. */
const MOST_ANSWERS = 400;

/** Dials as listed; whatever else is asked is answered as a target would. */
const fliersOf = (way: Way): Behaviors =>
  Object.fromEntries(Object.entries(way).map(([ship, maneuvers]) => [ship as ShipId, { kind: 'list', maneuvers }]));

/** A drill flown by the engine in a given way, until it is over. */
export function fly(engine: Engine, drill: Drill, way: Way): { readonly flown: Flown; readonly stand: Stand } {
  const { state: start } = layOut(engine, drill);
  const fliers = fliersOf(way);
  const moments: Moment[] = [];
  const flown: Flown = { rules: engine.rules, start, moments };
  let state = start;
  let stand = drill.measure(flown);
  while (stand.verdict === 'going' && moments.length < MOST_ANSWERS) {
    const answer = targetAnswer(engine, state, 'p1', fliers) ?? targetAnswer(engine, state, 'p2', drill.targets);
    const outcome = answer && engine.answer(state, answer);
    if (!outcome?.ok) break;
    state = outcome.step.state;
    moments.push({ events: outcome.step.events, after: state });
    stand = drill.measure(flown);
  }
  return { flown, stand };
}
