import type { ActionKey } from '../../core/action';
import type { ActionWhy } from '../../core/decision';
import { gathered } from '../../core/list';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { ACTION_COLORS, type ActionColor } from '../../core/vocabulary';
import { abilitiesFor, sceneOf } from '../../look/abilities';
import { sourcesIn } from '../../look/abilityIndex';
import { barOf } from '../../look/bar';
import { canSpendForce, forbidden, holds, ruled } from '../../look/rulings';
import { isIonized, isStressed } from '../../look/status';
import { findFrame } from '../run';
import { cardActions } from './cards';
import { impossible } from './possible';
import { scenarioActions } from './scenario';

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
  /** Of what a card names: "a red evade". Of what the ship has, the colour it is treated as, whatever is printed. */
  readonly as: ActionColor | null;
  readonly evenWhileStressed: boolean;
  /** Only what is on its bar, in the colour that it has there. */
  readonly fromBar?: true;
  /** Only what is white as printed. */
  readonly whiteOnly?: true;
}

export function actionChoices(table: Table, ship: Ship, grant: Grant): readonly ActionChoice[] {
  const all = named(table, ship, grant);
  if (!grant.whiteOnly && grant.as !== 'red') return choicesAmong(table, ship, all, grant);
  const found = all.filter(
    // What is purple is harder than red, and cannot be performed as red.
    ({ color }) => (!grant.whiteOnly || color === 'white') && !(grant.as === 'red' && color === 'purple'),
  );
  return choicesAmong(table, ship, found, grant);
}

/** What cards make of the colour of an action. */
function changesBy(table: Table, ship: Ship, { action, color }: Colored): readonly ActionColor[] {
  if (!sourcesIn(table, 'treated', action)) return UNCHANGED;
  return gathered(abilitiesFor(table, 'treated', action, [ship.id]), one => {
    const { ability } = one;
    if (ability.kind !== 'treated' || (ability.from && ability.from !== color)) return [];
    return holds(table, one, ship, { ...sceneOf(table, one), subject: ship } as never) ? [ability.to] : [];
  });
}

const UNCHANGED: readonly ActionColor[] = [];

/** What a card names by itself, even if the ship does not have it. */
const isNamed = ({ why, only, fromBar }: Grant): boolean => why === 'card' && only !== null && !fromBar;

/** It is white whatever the bar says, if the card does not say otherwise. */
function named(table: Table, ship: Ship, grant: Grant): readonly Colored[] {
  const { only, as, fromBar } = grant;
  if (fromBar) return barOf(table, ship).filter(({ action }) => only?.includes(action) ?? true);
  if (!only) return actionsOf(table, ship);
  if (isNamed(grant)) return only.map(action => ({ action, color: as ?? 'white' }));
  return actionsOf(table, ship).filter(({ action }) => only.includes(action));
}

/** The actions linked to one just performed. Any action with that link opens it, whoever granted it. */
export function linkChoices(table: Table, ship: Ship, after: ActionKey): readonly ActionChoice[] {
  const links = gathered(barOf(table, ship), ({ action, link }) => (action === after && link ? [link] : []));
  return choicesAmong(table, ship, links, { why: 'linked', only: null, as: null, evenWhileStressed: false });
}

interface Colored {
  readonly action: ActionKey;
  readonly color: ActionColor;
}

/** A bar may hold an action twice, for two links or from two cards: it is one choice all the same, a colour apart. */
function choicesAmong(table: Table, ship: Ship, actions: readonly Colored[], grant: Grant): readonly ActionChoice[] {
  const found: ActionChoice[] = [];
  const treats = grant.as && !isNamed(grant) ? [grant.as] : UNCHANGED;
  for (const one of actions) {
    const { action } = one;
    const changes = changesBy(table, ship, one);
    const color = treatedAs(one.color, [...treats, ...changes]);
    if (found.some(other => other.action === action && other.color === color)) continue;
    found.push({ action, color, blocked: blockOf(table, ship, action, color, grant) });
  }
  return found;
}

/** The bar, what is printed on cards, the repairs of faceup damage among it, and the mission's own. */
function actionsOf(table: Table, ship: Ship): readonly Colored[] {
  const bar = barOf(table, ship);
  const printed = cardActions(table, ship);
  const ofMission = scenarioActions(table);
  if (printed.length + ofMission.length === 0) return bar;
  const white = ({ key }: { readonly key: ActionKey }): Colored => ({ action: key, color: 'white' });
  return [...bar, ...printed.map(white), ...ofMission.map(white)];
}

/** Effects that change the colour outdo the printed one; among several of them the most restrictive applies. */
export const treatedAs = (printed: ActionColor, changes: readonly ActionColor[]): ActionColor =>
  changes.length === 0 ? printed : (ACTION_COLORS.findLast(color => changes.includes(color)) ?? printed);

export function blockOf(table: Table, ship: Ship, action: ActionKey, color: ActionColor, grant: Grant): Reason | null {
  if (
    isStressed(ship) &&
    !grant.evenWhileStressed &&
    ruled(table, 'actWhileStressed', ship, { action, color, why: grant.why }) !== 'may'
  )
    return { kind: 'stressed' };
  if (isIonized(table, ship) && action !== 'focus' && ruled(table, 'actWhileIonized', ship, { action }) !== 'may')
    return { kind: 'ionized' };
  const activation = findFrame(table.state, 'activation');
  const last = activation?.ship === ship.id && activation.noMoreActions;
  if (last && grant.why !== 'overlap') return { kind: 'noMoreActions' };
  if (ship.round.actions.includes(action)) return { kind: 'alreadyThisRound', action };
  if (color === 'purple' && !canSpendForce(table, ship)) return { kind: 'noForce' };
  const early = isMission(action) ? missionMoment(table, grant) : null;
  return early ?? forbidden(table, 'perform', ship, { action }) ?? impossible(table, ship, action);
}

const isMission = (action: ActionKey): boolean => action.startsWith('scenario:');

/** Not as an action granted at any other time, and not in the first round. */
function missionMoment({ state }: Table, { why }: Grant): Reason | null {
  if (why !== 'activation') return { kind: 'onlyInPerformAction' };
  return state.round < 2 ? { kind: 'fromRoundTwo' } : null;
}
