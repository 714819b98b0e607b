import { type Ability, at, cannot, type Picked, type Scene, type Way } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import { isRockId, type ObjectId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Token } from '../../core/token';
import type { TemplateName } from '../../core/vocabulary';
import type { Windows } from '../../core/window';
import { baseOverlaps } from '../../geometry/baseOverlap';
import { turned } from '../../geometry/pose';
import { kindOfRock, obstaclesOnTable, rangeTo, rocksAtRangeZero } from '../../look/objects';
import { ignoresObstacle } from '../../look/obstacles';
import { baseOf } from '../../look/ships';
import { allMeant } from '../../look/terms';
import { gain } from './tokens';

/** Boosts without an action. Asks, "no" among the answers unless it must. */
export const boost = ({ id }: Ship, must?: 'must'): Effects => [
  { do: 'offerMove', ship: id, how: 'boost', must: must !== undefined },
];

/** It was a barrel roll, by an action or not, by a tractor beam or out of a cloak. */
export const barrelRolled = ({ how, rolled }: Windows['after:move']): boolean =>
  how === 'barrelRoll' || rolled === true;

/** After it decloaked, an enemy ship in its bullseye arc may be given a token. */
export const strikesOnDecloak = (token: Token): Ability =>
  at('after:move', {
    name: 'decloaked',
    if: ({ how }) => how === 'decloak',
    choose: { ship: { is: 'enemy', inMy: 'bullseye' } },
    may: ({ self }, { ship }) => [gain(ship, token, self)],
  });

/** Turns its turret without an action. Asks, "no" among the answers. */
export const rotateTurret = ({ id }: Ship): Effects => [{ do: 'offerRotation', ship: id }];

const HIGHEST: Readonly<Record<string, number>> = { straight: 5 };
/** The same bearing, faster and slower by one, as far as there is such a template. */
export const fasterOrSlower = (way: Way): readonly Way[] => {
  if (!way.template) return [];
  const [speed, bearing] = [Number(way.template[0]), way.template.slice(1)];
  return [speed - 1, speed + 1]
    .filter(one => one >= 1 && one <= (HIGHEST[bearing] ?? 3))
    .map(one => ({ ...way, template: `${one}${bearing}` as TemplateName }));
};

/** The same, straight ahead. */
export const boostStraight = ({ id }: Ship): Effects => [
  { do: 'offerMove', ship: id, how: 'boost', must: false, only: ['1straight'] },
];

/** The speed 1 turns instead of any template. */
export const tightTurns = (way: Way): readonly Way[] =>
  way.template
    ? [
        { ...way, template: '1turnLeft' },
        { ...way, template: '1turnRight' },
      ]
    : [];

/** The banks of a straight template's speed. */
export const banksOf = (way: Way): readonly Way[] => {
  if (!way.template?.endsWith('straight') || Number(way.template[0]) > 3) return [];
  const bank = (side: 'Left' | 'Right') => `${way.template![0]}bank${side}` as TemplateName;
  return [
    { ...way, template: bank('Left') },
    { ...way, template: bank('Right') },
  ];
};

/** The same template at the hashmarks of the left and right sides. */
export const fromTheSides = (way: Way): readonly Way[] =>
  way.template
    ? [
        { ...way, edge: 'left' },
        { ...way, edge: 'right' },
      ]
    : [];

/** The ways to turn a ship on the spot: left, right, around. */
export const TURNS = { 'turn:left': -90, 'turn:right': 90, 'turn:around': 180 } as const;
export const turnings = {
  oneOf: ({ self }: Pick<Scene, 'self'>): readonly Picked[] =>
    Object.entries(TURNS).map(([key, by]) => ({ key, pose: turned(self.pose, by) })),
};
export const turnShip = ({ id }: Ship, way: string): Effect => ({
  do: 'rotateShip',
  ship: id,
  by: TURNS[way as keyof typeof TURNS],
});

/** An asteroid or a debris cloud. */
export const isRock = (scene: Scene, object: ObjectId): boolean =>
  isRockId(object) && kindOfRock(scene, object) !== 'gas';
/** Those that a ship stands on: this one, if not said. */
export const rocksUnder = (scene: Scene, ship: Ship = scene.self): readonly ObjectId[] =>
  rocksAtRangeZero(scene, baseOf(scene, ship))
    .map(({ id }) => id)
    .filter(id => isRock(scene, id));
/** How many other friendly ships stand on an obstacle. */
export const othersOn = (scene: Scene, object: ObjectId): number =>
  allMeant(scene, scene.self, { is: 'otherFriend' }).filter(ship => rangeTo(scene, ship, object) === 0).length;
export const isAtRangeZero = (scene: Scene, object: ObjectId): boolean => rangeTo(scene, scene.self, object) === 0;
/** Its Execute Maneuver step does not take place. */
export const skipManeuver = ({ id }: Ship): Effect => ({ do: 'skipManeuver', ship: id });

export const isAsteroid = (scene: Scene, object: ObjectId): boolean =>
  isRockId(object) && kindOfRock(scene, object) === 'asteroid';

/** Whether this ship's base lies on an obstacle. */
export const overlaps = (scene: Scene, object: ObjectId): boolean =>
  obstaclesOnTable(scene).some(({ id, outline }) => id === object && baseOverlaps(baseOf(scene, scene.self), outline));

export const onlyFrontOrRear = cannot('pointTurret', { if: ({ arc }) => arc === 'left' || arc === 'right' });

/** Whether what an obstacle does would not reach this ship as it moves. */
export const isIgnoring = (scene: Scene, object: ObjectId, overlapped: boolean): boolean =>
  ignoresObstacle(scene, scene.self, object, 'moving', overlapped);
