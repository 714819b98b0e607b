import type { Answer, Choice, Decision } from '../../src/engine/core/decision';
import type { GameState, Ship } from '../../src/engine/core/state';
import { parseManeuver } from '../../src/engine/core/vocabulary';
import { distanceBetween } from '../../src/engine/geometry/pose';
import { previewManeuver } from '../../src/engine/geometry/preview';
import { cacheOn } from '../../src/engine/look/markers';
import { rocksOnTable } from '../../src/engine/look/objects';
import { othersOf, shipsOnTable, sizeOf } from '../../src/engine/look/ships';
import { engine } from './engine';

/** A player with nothing but the mission in mind: flies to the markers, does what the mission offers, shoots if asked. */
export function missionAnswer(state: GameState, decision: Decision): Answer {
  return { decision: decision.id, player: decision.player, choice: choiceFor(state, decision) };
}

function choiceFor(state: GameState, decision: Decision): Choice {
  const { topic, options, ask, player } = decision;
  if (ask.kind === 'place') {
    const legal = engine.legalAnswers(state, player, state.asked * 101);
    return legal[state.asked % legal.length]!.choice;
  }
  if (ask.kind === 'some') return { picks: options.slice(0, Math.max(ask.min, 1)).map(({ key }) => key) };
  if (topic.kind === 'setDials') {
    const unset = shipsOnTable(state).find(ship => ship.player === player && !ship.dial);
    return { option: unset ? dialFor(state, unset, decision) : 'ready' };
  }
  if (topic.kind === 'chooseAction') {
    const keys = options.map(({ key }) => key);
    return { option: keys.find(key => key.startsWith('action:scenario:')) ?? keys[0]! };
  }
  // Now and then a cache is let go.
  if (topic.kind === 'mayUse' && options[0]!.key.startsWith('use:scenario:') && state.asked % 3 > 0) {
    return { option: 'pass' };
  }
  return { option: options[0]!.key };
}

/** As close as can be to the marker that this ship is for, without flying off or into things. */
function dialFor(state: GameState, ship: Ship, { options }: Decision): string {
  const table = { state, rules: engine.rules };
  const goals = Object.values(state.markers).filter(({ onShip }) => !onShip);
  const goal = cacheOn(table, ship.id) ? null : (goals[ship.number % (goals.length || 1)] ?? null);
  const rocks = rocksOnTable(table).map(({ outline }) => outline);
  const { bases } = othersOf(table, ship);
  let best = { key: options[0]!.key, worth: Number.NEGATIVE_INFINITY };
  for (const { key, subject } of options) {
    if (subject.kind !== 'dial' || subject.ship !== ship.id) continue;
    const maneuver = parseManeuver(subject.maneuver);
    const { ends, execution } = previewManeuver(ship.pose, sizeOf(table, ship), maneuver, bases, rocks);
    const { pose, flees, met } = ends[0]!;
    const off = (flees ? 5000 : 0) + 300 * met.length + (execution?.kind === 'partial' ? 300 : 0);
    const red = maneuver.difficulty === 'red' ? 200 : 0;
    const worth = -distanceBetween(pose, goal ?? { x: 457, y: 457 }) - off - red;
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}
