import type { Scene } from '../../core/ability';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { shipOf } from '../../look/ships';
import { allThere } from '../../look/terms';

/** Who is there, seen from another ship than the one with the card; those destroyed that are not removed yet among them. */
export const thereNear = (scene: Scene, unit: UnitId, who: Who): readonly Ship[] =>
  isShipId(unit) ? allThere(scene, shipOf(scene.state, unit), who) : [];
