import { bareId } from '../../../catalog/catalog';
import { slugOf } from '../../../catalog/shipAbility';
import type { DeviceTokenId, ObjectId, PlayerId, RockId, ShipId } from '../../../engine/core/ids';
import { isRockId, isShipId } from '../../../engine/core/ids';
import type { MarkerKind } from '../../../engine/core/scenario';
import type { ConditionOnShip, GameState } from '../../../engine/core/state';
import type { Rules } from '../../../engine/core/table';
import type { DamageId, ScenarioId } from '../../../engine/core/vocabulary';
import { isSecretFrom } from '../../../engine/look/conditions';
import { numberOf } from '../../../engine/look/numbers';
import { profileOf } from '../../../engine/look/ships';
import { damageOf as damageIn } from '../../../engine/rules/setup/components';
import { OBSTACLE_NAMES } from '../../../squads/names';
import { SCENARIO_NAMES } from '../../setup/words';

/** What topics, subjects and pieces are called by. */
export interface Names {
  readonly game: GameState;
  readonly rules: Rules;
}

/** The ID on its markers: `A1`. */
export const shipTag = (ship: ShipId): string => bareId(ship);

const PIECE = /^(rock|token|marker):/;

/** `A1 Wedge Antilles`, `asteroid 3`, `satellite 2`: with the ID or the number that the board shows too. */
export function pieceName(names: Names, id: ObjectId): string {
  if (isShipId(id)) return shipName(names, id);
  if (!PIECE.test(id)) return cardName(names, id);
  const number = numberOf({ state: names.game, rules: names.rules }, id);
  return number === null ? kindName(names, id) : `${kindName(names, id)} ${number}`;
}

function kindName(names: Names, id: ObjectId): string {
  if (isRockId(id)) return rockName(names, id);
  return id.startsWith('marker:') ? markerKindName(names) : deviceName(names, id as DeviceTokenId);
}

function shipName({ game, rules }: Names, id: ShipId): string {
  return `${shipTag(id)} ${rules.profilesOf(game.setup)[id]?.name ?? ''}`.trim();
}

function rockName({ game, rules }: Names, id: RockId): string {
  const rock = game.rocks[id];
  return rock ? OBSTACLE_NAMES[rules.catalog.obstacle(rock.obstacle).kind] : 'obstacle';
}

const MARKER_NAMES: Readonly<Record<MarkerKind, string>> = {
  satellite: 'satellite',
  supplyCache: 'supply cache',
  dataCache: 'data cache',
};

/** What the mission's markers are. */
export function markerKindName({ game, rules }: Names): string {
  return MARKER_NAMES[rules.scenarioOf(game.setup.scenario).marker];
}

/** One that has left the table is just a device. */
function deviceName({ game, rules }: Names, id: DeviceTokenId): string {
  const token = game.devices[id];
  return token ? rules.catalog.device(token.device).name : 'device';
}

/** On one screen a facedown condition is nobody's to read but the one's who assigned it, while they peek. */
export const isKnown = (one: ConditionOnShip, peeking: PlayerId | null): boolean =>
  one.faceup || (peeking !== null && !isSecretFrom(one, peeking));

/** A secret one has a name only for whoever assigned it. What lies on it is told too. */
export function conditionName(names: Names, one: ConditionOnShip, peeking: PlayerId | null): string {
  const { card, faceup, holds } = one;
  const { catalog } = names.rules;
  if (!isKnown(one, peeking) || !catalog.hasCondition(card)) return 'Secret condition';
  const held = holds ? `, with ${catalog.damageCard(damageIn(names.rules, holds)).name} on it` : '';
  return `${catalog.condition(card).name}${faceup ? '' : ' (facedown)'}${held}`;
}

/** A card by whatever stands for it: a card's id, a damage card's copy, a ship ability's, a rule's or mission's name. */
export function cardName(names: Names, id: string): string {
  const { catalog } = names.rules;
  if (catalog.hasUpgrade(id)) return catalog.upgrade(id).name;
  if (catalog.hasPilot(id)) return catalog.pilot(id).name;
  if (catalog.hasCondition(id)) return catalog.condition(id).name;
  if (catalog.hasDevice(id)) return catalog.device(id).name;
  if (catalog.hasShipType(id)) return catalog.shipType(id).name;
  if (id.startsWith('damage:')) return catalog.damageCard(id as DamageId).name;
  if (id.startsWith('card:')) return damageName(names, id);
  if (id.startsWith('shipAbility:')) return shipAbilityName(names, bareId(id)) ?? 'ship ability';
  if (id.startsWith('scenario:')) return SCENARIO_NAMES[bareId(id) as ScenarioId] ?? 'mission';
  return RULES[id] ?? 'card';
}

const RULES: Readonly<Record<string, string>> = {
  'rule:linkedAction': 'linked action',
  'rule:decloak': 'decloak',
};

/** Only a faceup copy has a name: what a facedown card is, nobody knows. */
export function damageOf({ game }: Names, copy: string): DamageId | null {
  const all = Object.values(game.ships).flatMap(({ damage }) => damage);
  const found = all.find(({ id }) => id === copy);
  return found?.faceup ? found.card : null;
}

function damageName(names: Names, copy: string): string {
  const card = damageOf(names, copy);
  return card ? names.rules.catalog.damageCard(card).name : 'damage card';
}

/** Printed on a pilot's card, on its ship type's or on an upgrade. */
function shipAbilityName({ game, rules }: Names, slug: string): string | null {
  const printed = Object.values(game.ships).map(ship => profileOf({ state: game, rules }, ship).shipAbility);
  return printed.find(name => name && slugOf(name) === slug) ?? null;
}
