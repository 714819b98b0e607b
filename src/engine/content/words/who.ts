import type { Scene } from '../../core/ability';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { ArcName, Who } from '../../core/terms';
import { shipOf, shipsOnTable } from '../../look/ships';
import { allMeant, isInArcOf, isMeant } from '../../look/terms';

type More = Omit<Who, 'is' | 'range'>;

export const friend = (least: number, most: number, more: More = {}): Who => ({
  is: 'friend',
  range: [least, most],
  ...more,
});
export const otherFriend = (least: number, most: number, more: More = {}): Who => ({
  is: 'otherFriend',
  range: [least, most],
  ...more,
});
export const enemy = (least: number, most: number, more: More = {}): Who => ({
  is: 'enemy',
  range: [least, most],
  ...more,
});

/** Whether a ship is in an arc of this one: "in my bullseye". */
export const inMy = (scene: Scene, arc: ArcName, unit: UnitId): boolean =>
  isShipId(unit) && isInArcOf(scene, scene.self, arc, shipOf(scene.state, unit));

/** Whether this ship is in an arc of another. */
export const meIn = (scene: Scene, arc: ArcName, unit: UnitId): boolean =>
  isShipId(unit) && isInArcOf(scene, shipOf(scene.state, unit), arc, scene.self);

export const howMany = (scene: Scene, who: Who): number => allMeant(scene, scene.self, who).length;
export const anyShip = (scene: Scene, who: Who): boolean =>
  shipsOnTable(scene.state).some(ship => !ship.destroyed && isMeant(scene, scene.self, who, ship));

/** Every ship at that range of this one, itself not among them. */
export const atRange = (scene: Scene, least: number, most: number): readonly Ship[] =>
  allMeant(scene, scene.self, { is: 'other', range: [least, most] });

/** Those meant, seen from another ship than the one with the card: "at range 0-1 of the defender". */
export const near = (scene: Scene, unit: UnitId, who: Who): readonly Ship[] =>
  isShipId(unit) ? allMeant(scene, shipOf(scene.state, unit), who) : [];

/** The ship in a part of the attack; null for a remote. */
export const shipAt = ({ state }: Scene, unit: UnitId): Ship | null => (isShipId(unit) ? shipOf(state, unit) : null);
