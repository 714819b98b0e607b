import type { Engine, PlayerView } from '../../engine';
import type { Choice, Decision } from '../../engine/core/decision';
import type { ShipId } from '../../engine/core/ids';
import { distanceOfBases } from '../../engine/geometry/distance';
import { rangeOf } from '../../engine/geometry/range';
import { baseOf, shipsOnTable } from '../../engine/look/ships';
import { changeDice } from './attackDice';
import { tryAll } from './forks';
import type { Found, Mind } from './mind';
import { bestMarker } from './mission';
import { chooseShip } from './order';
import { chooseTarget } from './targets';
import { shipOfTopic } from './topic';

/** What to answer to a question that is not about dials or the setup; null where nothing is known of it. */
export function choose(mind: Mind, view: PlayerView, decision: Decision): Found | null {
  const { options, ask } = decision;
  const [only] = options;
  if (only && options.length === 1 && ask.kind === 'one') return simply(decision, { option: only.key });
  return byKind(mind, view, decision) ?? tryAll(mind, view, decision);
}

function byKind(mind: Mind, view: PlayerView, decision: Decision): Found | null {
  switch (decision.topic.kind) {
    case 'modifyDice':
    case 'rerollDice':
    case 'changeDice':
    case 'cancelDice':
      return changeDice(mind, view, decision);
    case 'chooseAttack':
      return chooseTarget(mind, view, decision);
    case 'chooseShip':
      return chooseShip(mind, view, decision);
    case 'chooseAction':
      return mind.level.triesActions ? null : byHabit(mind, view, decision);
    case 'guessDial':
      return guessDial(mind, view, decision);
    default:
      return null;
  }
}

const simply = ({ topic }: Decision, choice: Choice): Found => ({
  choice,
  ship: shipOfTopic(topic),
  terms: null,
  second: null,
  targets: [],
});

const SCENARIO = 'action:scenario:';
const HABITS = [
  SCENARIO,
  'action:focus:white',
  'action:calculate:white',
  'action:evade:white',
  'action:lock:white',
  'pass',
];

/** Something that helps whatever comes: what the mission pays for, no lock on a rock. */
function byHabit(mind: Mind, view: PlayerView, decision: Decision): Found | null {
  const ship = shipOfTopic(decision.topic);
  const useful = HABITS.filter(start => {
    if (start === SCENARIO) return earnsByAction(mind, view, ship);
    return !start.includes(':lock:') || (ship && hasEnemyNear(mind.engine, view, ship));
  });
  const keys = useful.flatMap(start => decision.options.find(({ key }) => key.startsWith(start))?.key ?? []);
  return keys[0] ? simply(decision, { option: keys[0] }) : null;
}

function earnsByAction({ modelFor }: Mind, view: PlayerView, ship: ShipId | null): boolean {
  const model = modelFor(view);
  const unit = model.units.find(({ id }) => id === ship);
  return unit !== undefined && bestMarker(model, unit, unit.start) > 0;
}

function hasEnemyNear({ rules }: Engine, view: PlayerView, id: ShipId): boolean {
  const table = { state: view, rules };
  const self = view.ships[id]!;
  return shipsOnTable(view).some(
    other => other.player !== self.player && rangeOf(distanceOfBases(baseOf(table, self), baseOf(table, other))) <= 3,
  );
}

/** Which maneuver a dial shows: the one that is guessed most often. */
function guessDial(mind: Mind, view: PlayerView, decision: Decision): Found | null {
  const { topic, options } = decision;
  if (topic.kind !== 'guessDial') return null;
  const belief = mind.beliefIn(view);
  const likely = (key: string) => {
    const subject = options.find(one => one.key === key)?.subject;
    const code = subject && 'maneuver' in subject ? subject.maneuver : null;
    return belief.filter(codes => codes.get(topic.ship) === code).length;
  };
  const [best] = options.map(({ key }) => key).toSorted((a, b) => likely(b) - likely(a));
  return best ? simply(decision, { option: best }) : null;
}
