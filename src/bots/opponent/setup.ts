import type { PlayerView } from '../../engine';
import type { ChosenAnswer, Decision, Option } from '../../engine/core/decision';
import type { PlayerId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { PLAY_AREA, RANGE_BAND } from '../../engine/geometry/measures';
import { distanceBetween } from '../../engine/geometry/pose';
import { rocksOnTable } from '../../engine/look/objects';
import { profileOf } from '../../engine/look/ships';
import type { Mind } from './mind';

/** Where pieces are laid before the first round; null where it is not about a place of that kind. */
export function placePiece(mind: Mind, view: PlayerView, decision: Decision): ChosenAnswer | null {
  if (decision.ask.kind !== 'place') return null;
  switch (decision.topic.kind) {
    case 'placeShip':
      return placeShip(mind, view, decision);
    case 'placeObstacle':
      return placeObstacle(mind, view, decision);
    case 'placeMarker':
      return best(sampled(mind, view, decision), pose => -Math.abs(pose.x - MIDDLE));
    default:
      return null;
  }
}

const MIDDLE = PLAY_AREA / 2;
const SAMPLES = 12;

type Placing = ChosenAnswer & { readonly choice: { readonly option: string; readonly pose: Pose } };

/** A few places for the first piece at hand. */
function sampled({ engine, me, chanceFor }: Mind, view: PlayerView, decision: Decision): readonly Placing[] {
  const [option] = decision.options;
  if (!option) return [];
  const one = { ...view, pending: [{ ...decision, options: [option] }] };
  const scatter = Math.floor(chanceFor(decision)() * 1e6);
  return engine.legalAnswers(one, me, scatter, SAMPLES).filter((given): given is Placing => 'pose' in given.choice);
}

function best(places: readonly Placing[], worth: (pose: Pose) => number): Placing | null {
  return places.reduce<Placing | null>(
    (most, one) => (most && worth(most.choice.pose) >= worth(one.choice.pose) ? most : one),
    null,
  );
}

/** From place to place where an obstacle may lie, and by how much two like places may differ in liking. */
const OBSTACLE_STEP = 60;
const WHIM = 120;

/** The best place of a grid that is free; any other where none is. */
function placeObstacle(mind: Mind, view: PlayerView, decision: Decision): ChosenAnswer | null {
  const { engine, me } = mind;
  const [option] = decision.options;
  if (!option) return null;
  const random = mind.chanceFor(decision);
  const found: { readonly pose: Pose; readonly worth: number }[] = [];
  for (let x = 2 * RANGE_BAND; x <= PLAY_AREA - 2 * RANGE_BAND; x += OBSTACLE_STEP) {
    for (let y = 2 * RANGE_BAND; y <= PLAY_AREA - 2 * RANGE_BAND; y += OBSTACLE_STEP) {
      const pose = { x, y, heading: Math.floor(360 * random()) };
      found.push({ pose, worth: obstacleWorth(view, me, pose) + WHIM * random() });
    }
  }
  const free = found
    .sort((a, b) => b.worth - a.worth)
    .find(({ pose }) => engine.checkPlacement(view, decision, option.key, pose).length === 0);
  if (free) return placing(decision, option, free.pose);
  return best(sampled(mind, view, decision), pose => obstacleWorth(view, me, pose));
}

/** In the others' half and off the middle, away from what has to be reached. */
function obstacleWorth({ markers }: PlayerView, me: PlayerId, pose: Pose): number {
  const theirs = me === 'p1' ? pose.y : PLAY_AREA - pose.y;
  const inWay = Object.values(markers).filter(marker => distanceBetween(marker, pose) < RANGE_BAND).length;
  return theirs + 0.5 * Math.abs(pose.x - MIDDLE) - 200 * inWay;
}

/** How close to the edge of the deployment area a ship stands, and from place to place along it. */
const STEP = 20;
/** As far ahead as a ship looks for obstacles. */
const AHEAD = 260;

/** In a line that faces the enemy, close to friends, towards enemies and markers, with nothing right ahead. */
function placeShip({ engine, me }: Mind, view: PlayerView, decision: Decision): ChosenAnswer | null {
  const isNear = me === 'p1';
  for (const option of decision.options) {
    if (option.subject.kind !== 'ship') continue;
    const { size } = profileOf({ state: view, rules: engine.rules }, view.ships[option.subject.ship]!);
    const half = BASE_LENGTH[size] / 2;
    const depth = RANGE_BAND - half - 2;
    const poses: Pose[] = [];
    for (let x = half + STEP; x <= PLAY_AREA - half - STEP; x += STEP)
      poses.push({ x, y: isNear ? depth : PLAY_AREA - depth, heading: isNear ? 0 : 180 });
    const worth = worthOfLine(engine, view, me, half);
    const found = poses
      .map(pose => ({ pose, worth: worth(pose) }))
      .toSorted((a, b) => b.worth - a.worth)
      .find(({ pose }) => engine.checkPlacement(view, decision, option.key, pose).length === 0);
    if (found) return placing(decision, option, found.pose);
  }
  return null;
}

const placing = ({ id, player }: Decision, { key }: Option, pose: Pose): ChosenAnswer => ({
  decision: id,
  player,
  choice: { option: key, pose },
});

function worthOfLine({ rules }: Mind['engine'], view: PlayerView, me: PlayerId, half: number): (pose: Pose) => number {
  const placed = Object.values(view.ships).filter(({ where }) => where === 'table');
  const friends = placed.filter(({ player }) => player === me).map(({ pose }) => pose.x);
  const goals = [
    ...placed.filter(({ player }) => player !== me).map(({ pose }) => pose.x),
    ...Object.values(view.markers).map(({ x }) => x),
  ];
  const rocks = rocksOnTable({ state: view, rules }).map(({ outline }) => outline);
  const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;
  const goal = goals.length > 0 ? mean(goals) : MIDDLE;
  const home = friends.length > 0 ? mean(friends) : goal;
  return pose => {
    const ahead = rocks.filter(
      ({ x, y, radius }) => Math.abs(x - pose.x) < radius + half && Math.abs(y - pose.y) < AHEAD + radius,
    ).length;
    // Two bases side by side turn into each other.
    const crowded = friends.filter(x => Math.abs(x - pose.x) < 2 * half + 15).length;
    return -0.3 * Math.abs(pose.x - goal) - 0.7 * Math.abs(pose.x - home) - 120 * ahead - 60 * crowded;
  };
}
