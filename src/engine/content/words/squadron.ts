import { type Ability, type AttackScene, amount, cannot, dice, type Picked, type Scene } from '../../core/ability';
import type { ActionWhy } from '../../core/decision';
import type { Effect, Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { isRemovable } from '../../look/rulings';
import { shipOf } from '../../look/ships';
import { cannotLock } from '../../look/status';
import { areFriends } from '../../look/terms';
import { turn } from './dice';
import { isDamagedUnit } from './exposing';
import { lockersOf } from './removals';
import { acquire, isStressed, transfer } from './tokens';

const whileStressed = { cost: { force: 1 }, if: ({ self }: Scene) => isStressed(self) } as const;
/** While stressed, a Force makes up to two focus results hits, or evades. */
export const sureWhileStressed: readonly Ability[] = [
  dice({ ...whileStressed, as: 'attacker', does: turn(['focus'], 'hit', 2) }),
  dice({ ...whileStressed, as: 'defender', does: turn(['focus'], 'evade', 2) }),
];

/** Defending, crits are neutralized before hits. */
export const critsFirst: Ability = cannot('cancelHitsFirst', { as: 'defender' });

/** One more attack die against a damaged ship. */
export const moreAgainstDamaged: Ability = amount('attackDice', {
  as: 'attacker',
  if: scene => isDamagedUnit(scene, scene.attack.defender),
  by: { add: 1 },
});

type Gift = Picked & { readonly then: Effects };
/** One focus token, evade token or lock of this ship's, for another; not a lock that the other has already. */
export const giftsFor = (scene: Scene, to: Ship): readonly Gift[] => [
  ...(['focus', 'evade'] as const)
    .filter(token => isRemovable(scene, scene.self, token))
    .map(token => ({ key: token, token, then: transfer(scene.self, to, token) })),
  ...scene.self.locks
    .filter(object => object !== to.id && !to.locks.includes(object) && !cannotLock(scene, to))
    .map(object => ({
      key: `lock:${object}`,
      ...(isShipId(object) ? { ship: object } : { object }),
      then: [{ do: 'breakLock', ship: scene.self.id, object, spent: false } as const, acquire(to, object)],
    })),
];

/** All attack dice but the one that was spent for it leave the pool. */
export const cancelTheRest = ({ self, source, attack }: AttackScene): Effect => ({
  do: 'cancelDice',
  dice: 'attack',
  picks: attack.attackDice.slice(1).map((_, index) => `die:${index}`),
  by: `${self.id}:${source}`,
});

/** This ship coordinates another that had so many stress tokens when it was chosen; a red action has brought one since. */
export function coordinatesWithStress({ state, self }: Scene, ship: Ship, stress: number, why: ActionWhy): boolean {
  if (why !== 'coordinated' && why !== 'linked') return false;
  const { agenda } = state;
  const at = agenda.findLastIndex(
    frame => frame.kind === 'step' && frame.name === 'coordinated' && frame.ship === ship.id,
  );
  const by = agenda.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === 'action' || kind === 'ability');
  const isBySelf =
    by?.kind === 'action' ? by.ship === self.id : by?.kind === 'ability' && by.trigger.ref.ship === self.id;
  const since = agenda.slice(at).filter(frame => frame.kind === 'action' && frame.color === 'red').length;
  return isBySelf && ship.tokens.stress - since === stress;
}

/** Friendly ships that have locked this one and not that other, ship or remote: they could hand it their lock. */
export const couldPassLock = (scene: Scene, to: UnitId): readonly Picked[] =>
  lockersOf(scene, scene.self)
    .filter(isShipId)
    .map(id => shipOf(scene.state, id))
    .filter(ship => areFriends(scene, scene.self, ship) && !ship.locks.includes(to))
    .map(({ id }) => ({ key: id, ship: id }));
export const passLock = ({ self }: Scene, holder: Ship, to: UnitId): Effects => [
  { do: 'moveLock', ship: holder.id, object: self.id, to },
];
