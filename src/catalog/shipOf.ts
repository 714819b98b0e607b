import type { ManeuverCode } from '../engine/core/vocabulary';
import type { BarAction, LinkedAction, ShipWeapon } from './schemas/parts';
import type { Pilot } from './schemas/pilot';
import type { ShipType } from './schemas/shipType';

/** The printed numbers of a pilot's ship. */
export interface ShipStats {
  readonly weapons: readonly ShipWeapon[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly dial: readonly ManeuverCode[];
}

export function statsOf({ overrides }: Pilot, shipType: ShipType): ShipStats {
  return {
    weapons: overrides.weapons ?? shipType.weapons,
    agility: shipType.agility,
    hull: overrides.hull ?? shipType.hull,
    shields: overrides.shields ?? shipType.shields,
    dial: overrides.dial ?? shipType.dial,
  };
}

/** The printed action bar, before upgrades. Droids calculate where others focus. */
export function actionBarOf(pilot: Pilot, shipType: ShipType): readonly BarAction[] {
  const bar = pilot.overrides.actions ?? shipType.actions;
  return pilot.keywords.includes('Droid') ? bar.map(asDroid) : bar;
}

function asDroid({ link, ...action }: BarAction): BarAction {
  return link ? { ...calculating(action), link: calculating(link) } : calculating(action);
}

const calculating = (action: LinkedAction): LinkedAction =>
  action.action === 'focus' ? { ...action, action: 'calculate' } : action;
