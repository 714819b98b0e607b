import type { ActionKey } from '../../core/action';
import type { ActionWhy } from '../../core/decision';
import type { DamageCardId } from '../../core/ids';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import type { ActionColor } from '../../core/vocabulary';
import { forbidden } from '../../look/abilities';
import { profileOf } from '../../look/ships';
import { isIonized, isStressed } from '../../look/status';
import { findFrame } from '../run';
import { impossible } from './possible';

/** An action that a ship has, and what stands in its way. */
export interface ActionChoice {
  readonly action: ActionKey;
  readonly color: ActionColor;
  readonly blocked: Reason | null;
}

/** How an action was granted. */
export interface Grant {
  readonly why: ActionWhy;
  /** Only these; null for any that the ship has. */
  readonly only: readonly ActionKey[] | null;
  /** The colour it is treated as, if harder than its own. */
  readonly as: ActionColor | null;
  readonly evenWhileStressed: boolean;
}

export function actionChoices(table: Table, ship: Ship, grant: Grant): readonly ActionChoice[] {
  return actionsOf(table, ship)
    .filter(({ action }) => !grant.only || grant.only.includes(action))
    .map(({ action, color }) => {
      const treated = harder(color, grant.as);
      return { action, color: treated, blocked: blockOf(table, ship, action, treated, grant) };
    });
}

/** The bar (an action may stand on it twice, with different links) and the repairs of faceup damage cards. */
function actionsOf(table: Table, ship: Ship): readonly { readonly action: ActionKey; readonly color: ActionColor }[] {
  const { bar } = profileOf(table, ship);
  const seen = new Set<string>();
  const own = bar.filter(({ action, color }) => {
    const key = `${action}:${color}`;
    return !seen.has(key) && seen.add(key);
  });
  const repairs = ship.damage
    .filter(({ card, faceup }) => faceup && table.rules.abilitiesOf(card).some(({ kind }) => kind === 'action'))
    .map(({ id }) => ({ action: repairKey(id), color: 'white' as const }));
  return [...own, ...repairs];
}

export const repairKey = (id: DamageCardId): ActionKey => `repair:${id}`;

const HARDNESS: readonly ActionColor[] = ['white', 'red', 'purple'];
/** The most restrictive of the colours applies. */
export const harder = (color: ActionColor, as: ActionColor | null): ActionColor =>
  as && HARDNESS.indexOf(as) > HARDNESS.indexOf(color) ? as : color;

export function blockOf(table: Table, ship: Ship, action: ActionKey, color: ActionColor, grant: Grant): Reason | null {
  if (isStressed(ship) && !grant.evenWhileStressed) return { kind: 'stressed' };
  if (isIonized(table, ship) && action !== 'focus') return { kind: 'ionized' };
  const activation = findFrame(table.state, 'activation');
  if (activation?.ship === ship.id && activation.noMoreActions) return { kind: 'noMoreActions' };
  if (ship.round.actions.includes(action)) return { kind: 'alreadyThisRound', action };
  if (color === 'purple' && ship.force === 0) return { kind: 'noForce' };
  return forbidden(table, 'perform', { ship, action }) ?? impossible(table, ship, action);
}
