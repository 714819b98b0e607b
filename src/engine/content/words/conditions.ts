import { type Ability, type AttackScene, at, type Picked, type Scene } from '../../core/ability';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Attack } from '../../core/frame';
import {
  type DamageCardId,
  type DeviceTokenId,
  isShipId,
  type ObjectId,
  opponentOf,
  type PlayerId,
  type UnitId,
} from '../../core/ids';
import type { Note } from '../../core/note';
import { BOARD_EDGES, type BoardEdge, type Pose } from '../../core/place';
import { pointsOf } from '../../core/score';
import type { DeviceToken, Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { GREEN_TOKENS, type Token } from '../../core/token';
import type {
  ConditionId,
  DamageTrait,
  DeviceId,
  DeviceKind,
  ShipTypeId,
  Slot,
  UpgradeId,
} from '../../core/vocabulary';
import { spanFromEdge } from '../../geometry/playArea';
import { attackIn } from '../../look/abilities';
import { conditionOn } from '../../look/conditions';
import { chargedCard } from '../../look/costs';
import { deviceOf, rangeToDevice } from '../../look/devices';
import { initiativeOf } from '../../look/initiative';
import { baseOf, chargesOf, playerOf, shipOf } from '../../look/ships';
import { allMeant, isMeant } from '../../look/terms';
import { noted } from './notes';
import { isOfType } from './slots';

export { hasCondition } from '../../look/conditions';

/** This card assigns a condition, faceup unless it is secret. */
export const assign = ({ self, source }: Scene, { id }: Ship, condition: ConditionId, faceup = true): Effect => ({
  do: 'assignCondition',
  ship: id,
  card: condition,
  from: { ship: self.id, source },
  faceup,
});

/** This condition goes on to another ship as it is. */
export const passOn = ({ self, source }: Scene, { id }: Ship): Effect => ({
  do: 'assignCondition',
  ship: id,
  ...conditionOn(self, source)!,
});

export const removeThis = ({ self, source }: Scene): Effect => ({
  do: 'loseCondition',
  ship: self.id,
  condition: source as ConditionId,
});
export const revealThis = ({ self, source }: Scene): Effect => ({
  do: 'revealCondition',
  ship: self.id,
  condition: source as ConditionId,
});
export const isFacedown = ({ self, source }: Scene): boolean => conditionOn(self, source)?.faceup === false;

/** The ship whose card assigned this condition: "Captain Rex". */
export const isGiver = ({ self, source }: Scene, unit: UnitId): boolean =>
  conditionOn(self, source)?.from?.ship === unit;
export const giver = (scene: Scene): Ship => shipOf(scene.state, conditionOn(scene.self, scene.source)!.from!.ship);

/** The card that assigned this condition recovers a charge. */
export function giverRecovers({ self, source }: Scene, count = 1): Effects {
  const from = conditionOn(self, source)?.from;
  const card = from?.source.startsWith('upgrade:') ? (from.source as `upgrade:${string}`) : null;
  return from ? Array.from({ length: count }, () => ({ do: 'recoverCharge', ship: from.ship, card })) : [];
}

/** A green token, and not a charge or the like. */
export const isGreenToken = (what: string): boolean => (GREEN_TOKENS as readonly string[]).includes(what);

/** Dial faceup before its time. */
export const showDial = ({ id }: Ship): Effect => ({ do: 'showDial', ship: id });

/** The attack under way; its aftermath is no part of it. */
function beforeAftermath(scene: Scene): Attack | null {
  const attack = attackIn(scene);
  return attack?.over ? null : attack;
}
/** The enemy of this ship in the attack under way; null where it is in none. */
export function opponentInAttack(scene: Scene): Ship | null {
  const attack = beforeAftermath(scene);
  if (!attack) return null;
  const other =
    attack.attacker === scene.self.id ? attack.defender : attack.defender === scene.self.id ? attack.attacker : null;
  return other && isShipId(other) ? shipOf(scene.state, other) : null;
}
/** The attack under way or in its aftermath, whoever is in it. */
export const attackNow = (scene: Scene) => attackIn(scene);
/** The attack that this ship makes now, or the one it defends against. */
export const attacksNow = (scene: Scene) => {
  const attack = beforeAftermath(scene);
  return attack?.attacker === scene.self.id ? attack : null;
};
export const defendsNow = (scene: Scene) => {
  const attack = beforeAftermath(scene);
  return attack?.defender === scene.self.id ? attack : null;
};

/** Devices of some kind within that range. */
export const devicesNear = (scene: Scene, most: number, kinds: readonly DeviceKind[]): readonly DeviceToken[] =>
  Object.values(scene.state.devices).filter(
    token => kinds.includes(kindOf(scene, token.device)) && isNearMe(scene, token, most),
  );
export const kindOf = ({ rules }: Scene, device: DeviceId): DeviceKind => rules.catalog.device(device).kind;
export const isNearMe = (scene: Scene, token: DeviceToken, most: number): boolean =>
  rangeToDevice(scene, token, baseOf(scene, scene.self)) <= most;
export const enemyRemoteNear = (scene: Scene, most: number): boolean =>
  devicesNear(scene, most, ['remote']).some(({ owner }) => owner === opponentOf(scene.self.player));

/** One of these, as the ship's player likes, or another; what does nothing is no choice, and a single one is not asked for. */
export function either(
  { self, source }: Scene,
  ways: Readonly<Record<string, Effects>>,
  player: PlayerId = self.player,
): Effects {
  const open = Object.entries(ways).filter(([, then]) => then.length > 0);
  const [only] = open;
  if (!only || open.length === 1) return only?.[1] ?? [];
  return [
    asking({
      player,
      topic: { kind: 'mayUse', card: source as never, ship: self.id },
      ask: { kind: 'one' },
      options: open.map(([key, then]) => ({ key, subject: { kind: 'choice', name: key }, then })),
    }),
  ];
}

/** By how many mission points the player of that unit leads this ship's. */
export const pointsAhead = ({ state, self }: Scene, unit: UnitId): number =>
  pointsOf(state.score, playerOf(state, unit)) - pointsOf(state.score, self.player);
/** A point of that unit's player is laid on this condition; and what lies on it is scored. */
export const layPointOf = ({ state, self, source }: Scene, unit: UnitId): Effect => ({
  do: 'layPoint',
  ship: self.id,
  condition: source as ConditionId,
  from: playerOf(state, unit),
});
export const scoreThis = ({ self, source }: Scene): Effect => ({
  do: 'scorePoints',
  ship: self.id,
  condition: source as ConditionId,
});
export const isEnemyShip = ({ state, self }: Scene, unit: UnitId): boolean =>
  isShipId(unit) && playerOf(state, unit) !== self.player;

/** What lies on this condition. */
export const held = ({ self, source }: Scene): DamageCardId | null => conditionOn(self, source)?.holds ?? null;
export const dealHeld = (scene: Scene): Effect => ({
  do: 'dealDamage',
  ship: scene.self.id,
  faceup: true,
  id: held(scene)!,
});
/** Whoever assigned this condition looks for such a damage card, to lay it on it. */
export const searchFor = (scene: Scene, trait: DamageTrait): Effect => ({
  do: 'searchFor',
  ship: scene.self.id,
  condition: scene.source as ConditionId,
  by: giver(scene).player,
  trait,
});

/** The card that assigned this condition has all its charges. */
export function giverIsCharged(scene: Scene): boolean {
  const card = conditionOn(scene.self, scene.source)?.from?.source as UpgradeId;
  const limit = scene.rules.catalog.upgrade(card).charges?.value ?? 0;
  return chargesOf(giver(scene), card) >= limit;
}

/** Secret conditions of a card: two charges are lost at setup; one may be assigned in the System Phase, facedown. */
export const secretConditions = (...conditions: readonly ConditionId[]): readonly Ability[] => [
  at('before:setup', {
    must: ({ self, source }) =>
      Array.from({ length: 2 }, () => ({ do: 'loseCharge', ship: self.id, card: chargedCard(source) })),
  }),
  at('during:system', {
    choose: { oneOf: () => conditions.map(card => ({ key: card, card })) },
    may: (scene, { key }) => [assign(scene, scene.self, key as ConditionId, false)],
  }),
];

/** Whether one side of an attack is a ship of those meant. */
export const isMeantIn = (scene: Scene, unit: UnitId, who: Who): boolean =>
  isShipId(unit) && isMeant(scene, scene.self, who, shipOf(scene.state, unit));
export const isShip = (unit: UnitId): boolean => isShipId(unit);
export const isShipType = ({ rules, self }: Scene, type: ShipTypeId): boolean =>
  rules.catalog.pilot(self.pilot).shipType === type;
export const isLimited = ({ rules }: Scene, { pilot }: Ship): boolean => rules.catalog.pilot(pilot).limited > 0;

/** May lock what it names. */
export const lockOn = ({ self }: Scene, object: UnitId): Effects => [
  { do: 'offerLock', ship: self.id, targets: [object] },
];

/** A ship loses a shield, or turns a facedown damage card faceup, as far as it has one. */
export const lossesOf = ({ id, shields, damage }: Ship): Readonly<Record<string, Effects>> => ({
  'lose a shield': shields > 0 ? [{ do: 'loseShield', ship: id }] : [],
  'turn a damage card faceup': damage.some(({ faceup }) => !faceup) ? [{ do: 'exposeDamage', ship: id, id: null }] : [],
});

/** `from`: where it left from, if that is not where it stands. */
export const toReserve = ({ id }: Ship, from?: Pose): Effect => ({
  do: 'placeInReserve',
  ship: id,
  ...(from ? { from } : {}),
});
/** The edges over which this ship lies outside the play area. */
export const edgesLeft = (scene: Scene): readonly BoardEdge[] =>
  BOARD_EDGES.filter(edge => spanFromEdge(baseOf(scene, scene.self), edge).closest < 0);
/** Back from reserve by one of the edges that a note names. */
export const deployAt = ({ id }: Ship, { value }: Note): Effect => ({
  do: 'deploy',
  ship: id,
  edges: `${value}`.split(',') as BoardEdge[],
});
/** Back from reserve by any edge, beyond that range of every enemy. */
export const deployAnywhere = ({ id }: Ship, beyond: number): Effect => ({
  do: 'deploy',
  ship: id,
  edges: BOARD_EDGES,
  beyond,
});

/** From reserve, at range 0 of an obstacle and beyond that range of every enemy. */
export const deployAtObstacle = ({ id }: Ship, beyond: number): Effect => ({
  do: 'deploy',
  ship: id,
  edges: [],
  beyond,
  atObstacle: true,
});

export const spendCharges = ({ self, source }: Scene, count: number): Effects =>
  Array.from({ length: count }, () => ({ do: 'spendCharge', ship: self.id, card: chargedCard(source) }));

/** Whether what recovers does so by the arrows on its card, in the End Phase. */
export const isRecurring = ({ state }: Scene): boolean => {
  const frame = state.agenda.at(-1);
  return frame?.kind === 'step' && frame.name === 'recoverCharges';
};

/** What it would be dealt is drawn from among so many, as this ship's player picks. */
export const drawAndDeal = ({ self }: Scene, { ship, suffered }: EffectNamed<'dealDamage'>, count: number): Effect => ({
  do: 'drawDamage',
  ship,
  count,
  by: self.player,
  ...(suffered ? { suffered } : {}),
});

/** One of the kinds of green token that a defender could spend; reinforce, which hardly anything does, only if it has one. */
export const greenKinds = ({ state, attack: { defender } }: AttackScene): readonly Picked[] =>
  GREEN_TOKENS.filter(
    token => !token.startsWith('reinforce') || (isShipId(defender) && shipOf(state, defender).tokens[token] > 0),
  ).map(token => ({ key: token, token }));

/** Of these tokens, those that lie on this card as notes. */
export const onThisCard = (scene: Scene, tokens: readonly Token[]): readonly Picked[] =>
  tokens.filter(token => noted(scene, token)).map(token => ({ key: token, token }));

/** The initiative of a ship in the attack; null for a remote. */
export const initiativeAt = (scene: Scene, unit: UnitId): number | null =>
  isShipId(unit) ? initiativeOf(scene, shipOf(scene.state, unit)) : null;

/** Of a ship or a remote. */
export const initiativeOfUnit = (scene: Scene, unit: UnitId): number =>
  initiativeAt(scene, unit) ??
  scene.rules.catalog.device(deviceOf(scene, unit as DeviceTokenId).device).initiative ??
  0;

/** Ships of the same side that are no friends. */
export const allies = (scene: Scene, more: Omit<Who, 'is'>): readonly Ship[] =>
  allMeant(scene, scene.self, { is: 'ally', ...more });

/** The attack that this ship is in, on either side. */
export const inFight = (scene: Scene) => attacksNow(scene) ?? defendsNow(scene);
export const wasDestroyed = ({ state }: Scene, unit: UnitId): boolean =>
  isShipId(unit) ? shipOf(state, unit).destroyed : (state.devices[unit]?.destroyed ?? true);

/** It carries no upgrade of that slot. */
export const hasNo = (scene: Scene, { upgrades }: Ship, slot: Slot): boolean =>
  !upgrades.some(({ card }) => isOfType(scene, card, [slot]));

/** Whether what is to be locked is a ship with that condition. */
export const isMarked = ({ state }: Scene, object: ObjectId, condition: ConditionId): boolean =>
  isShipId(object) && conditionOn(shipOf(state, object), condition) !== null;
