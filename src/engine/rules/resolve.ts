import type { Effect, Effects } from '../core/effect';
import type { Table } from '../core/table';
import { unreachable } from '../core/unreachable';
import { topicsIn } from '../look/abilityIndex';
import { actionHandlers } from './actions/perform';
import { togetherHandlers } from './actions/together';
import { declarationHandlers } from './attack/declare';
import { modificationHandlers } from './attack/modify';
import { attackStepHandlers } from './attack/steps';
import { chargeHandlers } from './charges';
import { conditionHandlers } from './conditions';
import { damageHandlers } from './damage';
import { detonationHandlers } from './devices/detonate';
import { exposeOrStrainHandlers } from './devices/exposeOrStrain';
import { devicePlacingHandlers } from './devices/place';
import { remotePlacingHandlers } from './devices/placeRemotes';
import { remoteHandlers } from './devices/remotes';
import { deviceRemovalHandlers } from './devices/remove';
import { mineUnderHandlers } from './devices/under';
import { diceHandlers } from './dice';
import { dockingHandlers } from './docking';
import type { Handlers } from './handlers';
import { machineHandlers } from './machine';
import { decloakHandlers } from './movement/decloak';
import { difficultyHandlers } from './movement/difficulty';
import { maneuverHandlers } from './movement/maneuver';
import { obstacleHandlers } from './movement/obstacles';
import { partialBoostHandlers } from './movement/partialBoost';
import { repositionHandlers } from './movement/reposition';
import { tractorHandlers } from './movement/tractor';
import { noteHandlers } from './notes';
import { activationHandlers } from './phases/activation';
import { endHandlers } from './phases/end';
import { engagementHandlers } from './phases/engagement';
import { planningHandlers } from './phases/planning';
import { roundHandlers } from './phases/round';
import { systemHandlers } from './phases/system';
import { practiceHandlers } from './practice';
import { queueHandlers } from './queue';
import { refereeHandlers } from './referee';
import { replaced } from './replace';
import { reserveHandlers } from './reserve';
import type { Run } from './run';
import { scenarioHandlers } from './scenario';
import { scoringHandlers } from './scoring';
import { componentHandlers } from './setup/components';
import { firstPlayerHandlers } from './setup/firstPlayer';
import { setupHandlers } from './setup/place';
import { shieldHandlers } from './shields';
import { survivalHandlers } from './survival';
import { tokenHandlers } from './tokens';
import { upgradeHandlers } from './upgrades';

/** Which function does which effect: an effect that no table handles is a type error here. */
export const HANDLERS = Object.freeze({
  ...machineHandlers,
  ...queueHandlers,
  ...noteHandlers,
  ...refereeHandlers,
  ...practiceHandlers,
  ...firstPlayerHandlers,
  ...setupHandlers,
  ...componentHandlers,
  ...scenarioHandlers,
  ...scoringHandlers,
  ...roundHandlers,
  ...planningHandlers,
  ...systemHandlers,
  ...activationHandlers,
  ...engagementHandlers,
  ...endHandlers,
  ...maneuverHandlers,
  ...difficultyHandlers,
  ...obstacleHandlers,
  ...repositionHandlers,
  ...partialBoostHandlers,
  ...decloakHandlers,
  ...tractorHandlers,
  ...reserveHandlers,
  ...dockingHandlers,
  ...actionHandlers,
  ...togetherHandlers,
  ...devicePlacingHandlers,
  ...remotePlacingHandlers,
  ...mineUnderHandlers,
  ...detonationHandlers,
  ...deviceRemovalHandlers,
  ...remoteHandlers,
  ...exposeOrStrainHandlers,
  ...tokenHandlers,
  ...chargeHandlers,
  ...shieldHandlers,
  ...diceHandlers,
  ...declarationHandlers,
  ...attackStepHandlers,
  ...modificationHandlers,
  ...conditionHandlers,
  ...upgradeHandlers,
  ...damageHandlers,
  ...survivalHandlers,
}) satisfies Handlers;

/** Does one thing, or what a card has happen instead of it; returns what must follow it, or `wait` to stand until a player answers. */
export function resolve(run: Run, effect: Effect, doers: Doers): Effects | 'wait' {
  const doer = doers.get(effect.do);
  if (!doer) return unreachable(effect as never);
  const instead = doer.isReplaceable ? replaced(run, effect) : null;
  return instead ?? doer.handler(run, effect);
}

type AnyHandler = (run: Run, effect: Effect) => Effects | 'wait';

/** What does an effect, and whether some card in this game can have something else happen: looked up at once for every effect. */
export type Doers = ReadonlyMap<string, { readonly handler: AnyHandler; readonly isReplaceable: boolean }>;

/** V8 finds one of two hundred in a map three times as fast as in an object. */
const doersMade = new WeakMap<ReadonlySet<string>, Doers>();

export function doersIn(table: Table): Doers {
  const replaceable = topicsIn(table, 'instead');
  const known = doersMade.get(replaceable);
  if (known) return known;
  const handlers = Object.entries(HANDLERS) as [string, AnyHandler][];
  const doers = new Map(
    handlers.map(([name, handler]) => [name, { handler, isReplaceable: replaceable.has(name) }] as const),
  );
  doersMade.set(replaceable, doers);
  return doers;
}
