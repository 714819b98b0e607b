import type { Scene } from '../../core/ability';
import { type DeviceTokenId, isRockId, isShipId, type ObjectId } from '../../core/ids';
import type { ArcName } from '../../core/terms';
import type { PrintedArc } from '../../core/vocabulary';
import { rangeInArcToPolygon } from '../../geometry/arc';
import { isDevice } from '../../look/devices';
import { obstaclesOnTable, outlineOfDevice, outlineOfRock, rangeTo } from '../../look/objects';
import { baseOf, shipOf, shipsOnTable } from '../../look/ships';
import { isInMyArc } from '../../look/terms';

/** Ships and devices of the other side; obstacles that are no devices are nobody's. */
export const enemyObjects = ({ state, rules, self }: Scene): readonly ObjectId[] => [
  ...shipsOnTable(state).flatMap(({ id, player, destroyed }) => (player === self.player || destroyed ? [] : [id])),
  ...Object.values(state.devices).flatMap(({ id, owner, device }) =>
    owner === self.player || !isDevice({ rules }, device) ? [] : [id],
  ),
];

/** Other ships, devices and obstacles in the play area. */
export const otherObjects = ({ state, self }: Scene): readonly ObjectId[] => [
  ...shipsOnTable(state).flatMap(({ id }) => (id === self.id ? [] : [id])),
  ...Object.values(state.devices).map(({ id }) => id),
  ...Object.values(state.rocks).flatMap(({ id, pose }) => (pose ? [id] : [])),
];

/** Whether anything that lies on the table is in an arc of this ship. */
export function isInMy(scene: Scene, arc: PrintedArc & ArcName, object: ObjectId): boolean {
  if (isShipId(object)) return isInMyArc(scene, scene.self, arc, shipOf(scene.state, object));
  const { rocks, devices } = scene.state;
  const rock = isRockId(object) ? rocks[object] : undefined;
  const device = devices[object as DeviceTokenId];
  const outline = rock?.pose ? outlineOfRock(scene, rock, rock.pose) : device && outlineOfDevice(scene, device);
  return outline !== undefined && rangeInArcToPolygon(baseOf(scene, scene.self), arc, outline) !== null;
}

/** An obstacle or a scenario feature lies at that range of this ship. */
export const anyFeatureAt = (scene: Scene, range: number): boolean =>
  [...obstaclesOnTable(scene), ...Object.values(scene.state.markers).filter(({ onShip }) => onShip === null)].some(
    ({ id }) => rangeTo(scene, scene.self, id) === range,
  );
