import type { Choice, ChosenAnswer, Decision, Option } from '../../src/engine/core/decision';
import type { Pose } from '../../src/engine/core/place';
import type { GameState, Ship } from '../../src/engine/core/state';
import { parseManeuver } from '../../src/engine/core/vocabulary';
import { distanceBetween } from '../../src/engine/geometry/pose';
import { type PreviewedEnd, previewManeuver } from '../../src/engine/geometry/preview';
import { rocksOnTable } from '../../src/engine/look/objects';
import { othersOf, shipsOnTable, sizeOf } from '../../src/engine/look/ships';
import { engine } from './engine';

/** Where the pieces go in setup: obstacles in the order they are placed, ships by id. */
export interface Opening {
  readonly rocks: readonly Pose[];
  readonly ships: Readonly<Record<string, Pose>>;
}

/** A player without a mind: turns towards the nearest enemy, focuses, shoots whenever it can. Nothing is left to chance. */
export function simpleAnswer(state: GameState, decision: Decision, opening: Opening): ChosenAnswer {
  const { id, player } = decision;
  return { decision: id, player, choice: choiceFor(state, decision, opening) };
}

function choiceFor(state: GameState, { topic, options, ask, player }: Decision, opening: Opening): Choice {
  const [first] = options as readonly [Option, ...Option[]];
  switch (topic.kind) {
    case 'placeObstacle': {
      const lying = Object.values(state.rocks).filter(({ pose }) => pose).length;
      return { option: first.key, pose: opening.rocks[lying]! };
    }
    case 'placeShip':
      return { option: first.key, pose: opening.ships[first.key.slice('place:ship:'.length)]! };
    case 'setDials': {
      const unset = shipsOnTable(state).find(ship => ship.player === player && !ship.dial);
      return { option: unset ? bestDial(state, unset, options) : 'ready' };
    }
    case 'chooseAction':
      return { option: (options.find(({ key }) => key.startsWith('action:focus')) ?? options.at(-1)!).key };
    default:
      return ask.kind === 'some' ? { picks: options.slice(0, ask.max).map(({ key }) => key) } : { option: first.key };
  }
}

/** The maneuver after which the ship looks best: at its foe, from near, having met nothing. */
function bestDial(state: GameState, ship: Ship, options: readonly Option[]): string {
  const table = { state, rules: engine.rules };
  const rocks = rocksOnTable(table).map(({ outline }) => outline);
  const { bases } = othersOf(table, ship);
  const foes = shipsOnTable(state).filter(other => other.player !== ship.player);
  let best = { key: options[0]!.key, worth: Number.NEGATIVE_INFINITY };
  for (const { key, subject } of options) {
    if (subject.kind !== 'dial' || subject.ship !== ship.id) continue;
    const { ends, execution } = previewManeuver(
      ship.pose,
      sizeOf(table, ship),
      parseManeuver(subject.maneuver),
      bases,
      rocks,
    );
    const bump = execution?.kind === 'partial' ? 400 : 0;
    const stress = subject.maneuver.endsWith('R') ? 60 : 0;
    const worth = worthOf(ends[0]!, foes) - bump - stress;
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

function worthOf({ pose, flees, met }: PreviewedEnd, foes: readonly Ship[]): number {
  const views = foes.map(foe => {
    const bearing = (Math.atan2(foe.pose.x - pose.x, foe.pose.y - pose.y) * 180) / Math.PI;
    const off = Math.abs(((bearing - pose.heading + 540) % 360) - 180);
    return Math.abs(distanceBetween(pose, foe.pose) - 160) + 2 * off;
  });
  const edge = Math.min(pose.x, pose.y, 914.4 - pose.x, 914.4 - pose.y);
  return (flees ? -5000 : 0) - 800 * met.length - Math.max(0, 120 - edge) * 3 - Math.min(...views, 2000);
}
