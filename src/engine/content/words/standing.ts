import { type Ability, at, type Picked, type Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import type { Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { type Difficulty, SHIP_SIZES, STANDARD_ARCS } from '../../core/vocabulary';
import { barOf } from '../../look/bar';
import { forbidden } from '../../look/rulings';
import { sizeOf } from '../../look/ships';
import { attackNow } from './conditions';
import { revealed } from './maneuvers';
import { lay, noted } from './notes';
import { gain } from './tokens';
import { friendsAmong, inMy, meant, meIn, shipAt } from './who';

/** This ship is behind another, its midway line not crossed; nobody is behind a remote that has none. */
export const isBehind = (scene: Scene, unit: UnitId): boolean =>
  meIn(scene, 'fullRear', unit) && !meIn(scene, 'fullFront', unit);

/** A ship of a larger size than this one; a remote has none. */
export const isLarger = (scene: Scene, unit: UnitId): boolean => {
  const ship = shipAt(scene, unit);
  return ship !== null && SHIP_SIZES.indexOf(sizeOf(scene, ship)) > SHIP_SIZES.indexOf(sizeOf(scene, scene.self));
};

/** To compare: purple is the hardest. */
const LADDER: readonly Difficulty[] = ['blue', 'white', 'red', 'purple'];
/** Both have revealed a maneuver, and this ship's is printed in an easier colour. */
export const fliesEasier = (scene: Scene, unit: UnitId): boolean => {
  const ship = shipAt(scene, unit);
  const [mine, theirs] = [revealed(scene.self), ship && revealed(ship)];
  return mine && theirs ? LADDER.indexOf(mine.difficulty) < LADDER.indexOf(theirs.difficulty) : false;
};

/** The standard arcs with that unit in them, to which this ship may turn its turret: to pick one of. */
export const arcsTowards = (scene: Scene, unit: UnitId): readonly Picked[] =>
  STANDARD_ARCS.filter(arc => inMy(scene, arc, unit) && !forbidden(scene, 'pointTurret', scene.self, { arc })).map(
    arc => ({ key: arc, way: arc }),
  );
export const pointTurret = ({ id }: Ship, key: string): Effects =>
  STANDARD_ARCS.filter(arc => arc === key).map(arc => ({ do: 'pointTurret', ship: id, arc }));

/** Who defends right now; in the aftermath nobody does. */
export const defenderNow = (scene: Scene): UnitId | null => {
  const attack = attackNow(scene);
  return attack && !attack.over ? attack.defender : null;
};

/** After defending without exactly so many defense dice rolled, the attacker is stressed. */
export const stressesUnlessRolled = (count: number): readonly Ability[] => [
  at('after:roll', {
    if: ({ purpose, faces }) => purpose.kind === 'defense' && faces.length === count,
    remembers: true,
    must: scene => [lay(scene, 'rolled', 'attack')],
  }),
  at('after:attack', {
    as: 'defender',
    if: scene => noted(scene, 'rolled') === null && isShipId(scene.attack.attacker),
    must: scene => [gain(shipAt(scene, scene.attack.attacker)!, 'stress', scene.self)],
  }),
];

/** What is on its action bar. */
export const actionsOnBar = (scene: Scene, ship: Ship): readonly ActionKey[] =>
  barOf(scene, ship).map(({ action }) => action);

/** Ships within that range, this one among them, that are no friends of another. */
export const strangersTo = (scene: Scene, ship: Ship, most: number): readonly Ship[] => {
  const all = meant(scene, { is: 'any', range: [0, most] });
  const friends = friendsAmong(scene, all, ship);
  return all.filter(other => other.id !== ship.id && !friends.includes(other));
};
