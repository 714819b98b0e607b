import { type Ability, type AbilitySource, at, type Picked, type Scene } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { asking, type Effect, type Effects } from '../../core/effect';
import { gains } from '../../core/gains';
import { type DeviceTokenId, isShipId, type ObjectId, type ShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { GREEN_TOKENS, ORANGE_TOKENS, RED_TOKENS, type Token } from '../../core/token';
import type { Slot, UpgradeId } from '../../core/vocabulary';
import { rangeOf } from '../../geometry/range';
import { chargedCard } from '../../look/costs';
import { hiddenFrom, isNearProbe, lockTokensOn } from '../../look/locking';
import { measureTo } from '../../look/objects';
import { forbidden, isRemovable, ruled } from '../../look/rulings';
import { chargesOf, profileOf, shipOf } from '../../look/ships';
import { cannotLock } from '../../look/status';
import { isOfType } from './slots';

export const RED_OR_ORANGE: readonly Token[] = [...ORANGE_TOKENS, ...RED_TOKENS];

export type { Token } from '../../core/token';
export const isGreen = (what: Token | 'lock'): boolean => (GREEN_TOKENS as readonly string[]).includes(what);

/** A token for a ship, put there by its own side if nobody else's. */
export const gain = ({ id, player }: Ship, token: Token, by: Ship | null = null): Effect => ({
  do: 'gainToken',
  ship: id,
  token,
  by: by?.player ?? player,
});

/** So many tokens by one effect: what is set off by gaining one is set off once. */
export const gainSeveral = ({ id, player }: Ship, token: Token, count: number, by: Ship | null = null): Effects =>
  gains(id, token, count, by?.player ?? player);

export const lose = ({ id }: Ship, token: Token): Effect => ({ do: 'removeToken', ship: id, token, spent: false });

/** Every token of a kind. */
export const loseAll = (ship: Ship, token: Token): Effects =>
  Array.from({ length: ship.tokens[token] }, () => lose(ship, token));

/** From one ship to another, by the side of the first: it moves what it tractors. */
export const transfer = (from: Ship, to: Ship, token: Token): Effects => [
  { do: 'transferToken', ship: from.id, to: to.id, token },
];

export { GREEN_TOKENS, ORANGE_TOKENS, RED_TOKENS };
/** Green and orange ones. */
export const isCircular = (token: Token): boolean => [...GREEN_TOKENS, ...ORANGE_TOKENS].some(one => one === token);
export const isStressed = ({ tokens }: Ship): boolean => tokens.stress > 0;

export const greenOn = ({ tokens }: Ship): readonly Token[] => GREEN_TOKENS.filter(token => tokens[token] > 0);
export const greenTokens = ({ tokens }: Ship): number => GREEN_TOKENS.reduce((sum, token) => sum + tokens[token], 0);
/** A ship without green tokens, or a remote, which never has any. */
export const lacksGreen = ({ state }: Pick<Scene, 'state'>, unit: UnitId): boolean =>
  !isShipId(unit) || greenTokens(shipOf(state, unit)) === 0;

/** Red and orange tokens, locks aside. */
export const redOrOrangeTokens = ({ tokens }: Ship): number =>
  [...RED_TOKENS, ...ORANGE_TOKENS].reduce((sum, token) => sum + tokens[token], 0);

type On = Pick<Scene, 'self' | 'source'>;

export const chargesOn = ({ self, source }: On): number => chargesOf(self, chargedCard(source));

export const recoverCharge = ({ self, source }: On): Effect => ({
  do: 'recoverCharge',
  ship: self.id,
  card: chargedCard(source),
});

/** How many charges the card that an ability stands on can hold. */
export const chargeLimit = ({ rules, state, self, source }: Scene): number =>
  source.startsWith('upgrade:')
    ? (rules.catalog.upgrade(source as UpgradeId).charges?.value ?? 0)
    : profileOf({ rules, state }, self).charges;

export const loseCharge = ({ id }: Ship, card: UpgradeId | null = null): Effect => ({
  do: 'loseCharge',
  ship: id,
  card,
});

export const recoverForce = ({ id }: Ship, count = 1): Effect => ({ do: 'recoverForce', ship: id, count });

export const recoverShield = ({ id }: Ship): Effect => ({ do: 'recoverShield', ship: id });
export const lacksShield = (scene: Scene, ship: Ship = scene.self): boolean =>
  ship.shields < profileOf(scene, ship).shields;

/** Whether a card of this ship lacks a charge and may have one back. */
export const mayRecover = (scene: Scene, card: UpgradeId): boolean =>
  chargesOf(scene.self, card) < (scene.rules.catalog.upgrade(card).charges?.value ?? 0) &&
  !forbidden(scene, 'recoverCharge', scene.self, { card });

/** Upgrades of a slot on this ship that lack a charge and can recover it. */
export const spentOf = (scene: Scene, slot: Slot): readonly UpgradeId[] =>
  scene.self.upgrades.flatMap(({ card }) => (isOfType(scene, card, [slot]) && mayRecover(scene, card) ? [card] : []));

/** The same of any ship, to be picked: its card and the ship. */
export const spentOn = (scene: Scene, ship: Ship, slot: Slot): readonly Picked[] =>
  spentOf({ ...scene, self: ship }, slot).map(card => ({ key: `${ship.id}:${card}`, ship: ship.id, card }));

/** All locks on this ship are broken. */
export const breakLocksOn = ({ self, state }: Scene): Effects =>
  lockTokensOn(state, self.id).map(id => ({ do: 'breakLock', ship: id, object: self.id, spent: false }));

/** Those of them that a ship could lock: at range 0-3, or from farther where a card lets it. */
export const lockable = (scene: Scene, ship: Ship, targets: readonly ObjectId[]): readonly ObjectId[] =>
  targets.filter(object => {
    // A remote may have left.
    if (object === ship.id || (object.startsWith('token:') && !scene.state.devices[object as DeviceTokenId]))
      return false;
    const range = rangeOf(measureTo(scene, ship, object).distance);
    const says = ruled(scene, 'lock', ship, { object, range });
    return says === 'may' || (says !== 'cannot' && (range <= 3 || isNearProbe(scene, ship, object, 0, 3)));
  });
/** May lock one of these, as far as it can. Asks, "no" among the answers. */
export const lockOneOf = (scene: Scene, ship: Ship, targets: readonly ObjectId[]): Effects => [
  { do: 'offerLock', ship: ship.id, targets: lockable(scene, ship, targets) },
];

/** Its player may remove one of these tokens; if not, this happens. A remote has none. */
export function unlessLoses(scene: Scene, ship: Ship | null, tokens: readonly Token[], otherwise: Effects): Effects {
  const { self, source } = scene;
  const had = tokens.filter(token => ship && isRemovable(scene, ship, token));
  if (!ship || had.length === 0) return otherwise;
  const options = had.map(
    (token): Option => ({ key: `lose:${token}`, subject: { kind: 'token', token }, then: [lose(ship, token)] }),
  );
  return [
    asking({
      player: ship.player,
      topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
      ask: { kind: 'one' },
      options: [...options, pass(otherwise)],
    }),
  ];
}

/** Its player may have it gain such a token; if not, this happens. */
export const unlessGains = ({ self, source }: Scene, ship: Ship, token: Token, otherwise: Effects): Effects => [
  asking({
    player: ship.player,
    topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
    ask: { kind: 'one' },
    options: [
      { key: `gain:${token}`, subject: { kind: 'token', token }, then: [gain(ship, token, self)] },
      pass(otherwise),
    ],
  }),
];

/** The id of the card that an ability stands on, where it is an upgrade. */
export const thisUpgrade = ({ source }: { readonly source: AbilitySource }): UpgradeId => source as UpgradeId;

/** May acquire a lock on one of these ships, wherever they are. Asks. */
export const offerLock = ({ id }: Ship, objects: readonly ObjectId[]): Effects => {
  const targets = objects.filter(isShipId);
  return targets.length > 0 ? [{ do: 'offerLock', ship: id, targets }] : [];
};

/** Acquires a lock, without a choice. */
export const acquire = ({ id }: Ship, object: ObjectId): Effect => ({ do: 'acquireLock', ship: id, object });

/** Whether a ship could acquire a lock on that: near enough, and nothing keeps it from locking, or that from being locked. */
export const canAcquire = (scene: Scene, ship: Ship, object: ObjectId): boolean =>
  !cannotLock(scene, ship) &&
  lockable(scene, ship, [object]).length > 0 &&
  !(isShipId(object) && hiddenFrom(scene, ship, shipOf(scene.state, object)));

/** Its player may have this ship gain one token to remove another, if it has one. Asks. */
export const mayTrade = (scene: Scene, gained: Token, lost: Token): Effects => {
  const { self, source } = scene;
  if (!isRemovable(scene, self, lost)) return [];
  const trade: Option = {
    key: `lose:${lost}`,
    subject: { kind: 'token', token: lost },
    then: [gain(self, gained), lose(self, lost)],
  };
  return [
    asking({
      player: self.player,
      topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
      ask: { kind: 'one' },
      options: [trade, pass()],
    }),
  ];
};

/** May lock, however far away, the object that a lock action has locked. Asks. */
export const sharesLock = ({ locks }: { readonly locks?: ObjectId }, { id }: Ship): Effects => [
  { do: 'offerLock', ship: id, targets: locks ? [locks] : [] },
];

export const lacksForce = (scene: Scene, ship: Ship = scene.self): boolean => ship.force < profileOf(scene, ship).force;
export const hasAllForce = (scene: Scene): boolean => !lacksForce(scene);
/** A card of this ship brings Force that does not come back by itself. */
export const hasNonRecurringForce = ({ self, rules }: Scene): boolean =>
  self.upgrades.some(({ card }) => rules.catalog.upgrade(card).force?.recovers === 0);

export const recoverOn = ({ id }: Ship, card: UpgradeId): Effect => ({ do: 'recoverCharge', ship: id, card });

/** In the two phases of turns: unstressed, may be stressed so that an enemy close in front gains another such token. */
export const addsToTheirs: Ability = at('after:gain', {
  who: { is: 'enemy', range: [0, 1], inMy: 'front' },
  cost: { gain: 'stress' },
  // A second lock by the same ship would only replace the first.
  if: ({ state, self, token }) =>
    (state.phase === 'activation' || state.phase === 'engagement') && !isStressed(self) && isRedOrOrange(token),
  may: ({ self, subject, token }) => [gain(subject, token, self)],
});
export const isRedOrOrange = (token: Token): boolean => RED_OR_ORANGE.includes(token);

/** After revealing the dial: a charge and a disarm token for a shield. */
export const shieldForDisarm: Ability = at('after:reveal', {
  cost: [{ charge: 1 }, { gain: 'disarm' }],
  if: scene => lacksShield(scene),
  may: ({ self }) => [recoverShield(self)],
});

/** It removes one of these tokens, which one as its player likes; nothing where it has none. A remote has none. */
export function mustLose(scene: Scene, ship: Ship | null, tokens: readonly Token[]): Effects {
  const { self, source } = scene;
  const had = tokens.filter(token => ship && isRemovable(scene, ship, token));
  const [only] = had;
  if (!ship || !only) return [];
  if (had.length === 1) return [lose(ship, only)];
  return [
    asking({
      player: ship.player,
      topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
      ask: { kind: 'one' },
      options: had.map(token => ({
        key: `lose:${token}`,
        subject: { kind: 'token', token },
        then: [lose(ship, token)],
      })),
    }),
  ];
}

/** Locks that lie on something, of whoever. */
const locksOn = ({ state }: Scene, object: ObjectId): readonly UnitId[] =>
  [...Object.values(state.ships), ...Object.values(state.devices)]
    .filter(({ locks }) => locks.includes(object))
    .map(({ id }) => id);

/** The red, or red and orange, tokens on a ship or remote, each lock on it among the red ones: to pick one of. */
export const tokensOn = (scene: Scene, unit: UnitId, tokens: readonly Token[]): readonly Picked[] => {
  const ship = isShipId(unit) ? scene.state.ships[unit] : undefined;
  return [
    ...tokens.filter(token => ship && ship.tokens[token] > 0).map(token => ({ key: token, token })),
    ...locksOn(scene, unit).map(holder => ({ key: `lock:${holder}` })),
  ];
};
/** Those of them that no card keeps where they are. */
export const removableOn = (scene: Scene, unit: UnitId, tokens: readonly Token[]): readonly Picked[] =>
  tokensOn(scene, unit, tokens).filter(({ token }) => {
    const ship = isShipId(unit) ? scene.state.ships[unit] : undefined;
    return !token || (ship && isRemovable(scene, ship, token));
  });
/** The one that was picked goes. */
export const removePicked = (unit: UnitId, key: string): Effect =>
  key.startsWith('lock:')
    ? { do: 'breakLock', ship: key.slice('lock:'.length) as UnitId, object: unit, spent: false }
    : { do: 'removeToken', ship: unit as ShipId, token: key as Token, spent: false };

/** Upgrades of this ship that have spent charges which do not come back by themselves, and could be given one. */
export const spentForGood = (scene: Scene): readonly Picked[] =>
  lastingCharges(scene)
    .filter(
      ({ card, charges, limit }) => charges < limit && ruled(scene, 'recoverCharge', scene.self, { card }) !== 'cannot',
    )
    .map(({ card }) => ({ key: card, card }));
/** Other upgrades of this ship with such a charge to spend. */
export const chargedForGood = (scene: Scene): readonly Picked[] =>
  lastingCharges(scene)
    .filter(({ card, charges }) => charges > 0 && card !== scene.source)
    .map(({ card }) => ({ key: card, card }));
const lastingCharges = ({ self, rules }: Scene) =>
  self.upgrades.flatMap(({ card, charges }) => {
    const printed = rules.catalog.upgrade(card).charges;
    return printed && printed.recovers === 0 ? [{ card, charges, limit: printed.value }] : [];
  });

/** A ship removes a strain or a stress token; where it has both, its player says which. */
export const lessStrain = (scene: Scene, ship: Ship): Effects => mustLose(scene, ship, ['strain', 'stress']);

export const hasRedOrOrange = ({ tokens }: Ship): boolean => RED_OR_ORANGE.some(token => tokens[token] > 0);
