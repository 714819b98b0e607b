import { type Ability, type AttackScene, dice, type Picked, type Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import type { Slot, UpgradeId } from '../../core/vocabulary';
import { forbidden } from '../../look/rulings';
import { turn } from './dice';
import { lockedByFriends } from './lockTaking';
import { revealed } from './maneuvers';
import { acquire, chargedForGood, isGreen, type Token } from './tokens';
import { enemy, howMany, isAtRange, meant, meIn, shipAt } from './who';

/** A remote that it attacks counts as a ship. */
function isInCrossfire(scene: AttackScene): boolean {
  const { defender } = scene.attack;
  const remote = !isShipId(defender) && isAtRange(scene, defender, 1, 2) && meIn(scene, 'front', defender) ? 1 : 0;
  return howMany(scene, enemy(1, 2, { meIn: 'front' })) + remote >= 2;
}
/** In the front arcs of two enemies at range 1-2, attacking or defending, a blank may become a focus. */
export const calmInCrossfire: readonly Ability[] = (['attacker', 'defender'] as const).map(as =>
  dice({ as, if: isInCrossfire, does: turn(['blank'], 'focus', 1) }),
);

/** Barrel rolls without an action. Asks, "no" among the answers. */
export const barrelRoll = ({ id }: Ship): Effects => [{ do: 'offerMove', ship: id, how: 'barrelRoll', must: false }];

/** By how much this ship's revealed maneuver is faster than the other's; null unless both have revealed one. */
export function fasterBy(scene: Scene, unit: UnitId): number | null {
  const other = shipAt(scene, unit);
  const [mine, theirs] = [revealed(scene.self), other && revealed(other)];
  return mine && theirs ? mine.speed - theirs.speed : null;
}
export const isFaster = (scene: Scene, unit: UnitId): boolean => (fasterBy(scene, unit) ?? 0) > 0;

/** Those meant that this ship has locked, if it may spend the lock. */
export const lockedToSpend = (scene: Scene, who: Who): readonly Picked[] =>
  forbidden(scene, 'spend', scene.self, { token: 'lock', for: scene.source })
    ? []
    : meant(scene, who)
        .filter(({ id }) => scene.self.locks.includes(id))
        .map(({ id }) => ({ key: id, ship: id }));

/** What friends have locked at that range and it has not: to lock one of them. */
export const locksToJoin = (scene: Scene, least: number, most: number): readonly Picked[] =>
  lockedByFriends(scene, least, most).filter(({ key }) => !scene.self.locks.some(object => object === key));
export const joinLock = (ship: Ship, key: string): Effect => acquire(ship, key as ObjectId);

/** Its green tokens that it could spend, for each of these ships. */
export const greenToSpend = (scene: Scene, ships: readonly Ship[]): readonly Picked[] =>
  ships.flatMap(({ id }) =>
    (Object.keys(scene.self.tokens) as Token[])
      .filter(token => isGreen(token) && scene.self.tokens[token] > 0)
      .filter(token => !forbidden(scene, 'spend', scene.self, { token }))
      .map(token => ({ key: `${id}:${token}`, ship: id, token })),
  );

/** Upgrades of a slot on this ship with a charge that does not come back by itself, each to spend it. */
export const chargesToSpend = (scene: Scene, slot: Slot): readonly (Picked & { readonly then: Effects })[] =>
  chargedForGood(scene)
    .filter(({ key }) => scene.rules.catalog.upgrade(key as UpgradeId).slot === slot)
    .map(pick => ({ ...pick, then: [spendChargeOf(scene.self, pick.key as UpgradeId)] }));
const spendChargeOf = ({ id }: Ship, card: UpgradeId): Effect => ({ do: 'spendCharge', ship: id, card });
