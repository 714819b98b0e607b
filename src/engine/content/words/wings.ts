import { type Ability, type AttackScene, amount, at, cannot, dice, type Picked, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { rangeTo } from '../../look/objects';
import { forbidden, isRemovable } from '../../look/rulings';
import { isFrontAttack } from './attacks';
import { isLimited } from './conditions';
import { ALL, isPrimary, reroll, turn, weaponIn } from './dice';
import { meetsRestrictions, movedUpgradesAct } from './lending';
import { revealed } from './maneuvers';
import { lay } from './notes';
import { canGainDice } from './rolling';
import { acquire, canAcquire, chargeLimit, chargesOn, GREEN_TOKENS, recoverCharge } from './tokens';
import { enemy, friend, isAtRange, isMeantAs, meant, shipAt } from './who';

/** Whether a friend is at that range in the left or right arc. */
export const isAtMySide = (scene: Scene, unit: UnitId, least: number, most: number): boolean =>
  (['left', 'right'] as const).some(inMy => isMeantAs(scene, unit, friend(least, most, { inMy })));

/** Objects that this ship has locked at that range. */
export const lockedAt = (scene: Scene, least: number, most: number): readonly ObjectId[] =>
  scene.self.locks.filter(object => {
    const range = rangeTo(scene, scene.self, object);
    return least <= range && range <= most;
  });

/** Its green tokens, for each of these ships. */
export const greenFor = (scene: Scene, ships: readonly Ship[]): readonly Picked[] =>
  ships.flatMap(({ id }) =>
    GREEN_TOKENS.filter(token => isRemovable(scene, scene.self, token)).map(token => ({
      key: `${id}:${token}`,
      ship: id,
      token,
    })),
  );

const involves = (scene: AttackScene, range: number): boolean =>
  scene.attack.range === range &&
  weaponIn(scene).rangeBonus &&
  [scene.attack.attacker, scene.attack.defender].some(
    unit =>
      scene.self.locks.includes(unit) &&
      (isShipId(unit) || unit === scene.attack.defender) &&
      isAtRange(scene, unit, 1, 3),
  );
/** A ship that it has locked at range 1-3 attacks or defends, a remote only defends: a charge, and nobody has a range bonus. */
export const jamsRangeBonuses: readonly Ability[] = [
  ...(['before:rollAttack', 'before:rollDefense'] as const).map(on =>
    at(on, {
      who: { is: 'any' },
      cost: { charge: 1 },
      if: scene => involves(scene, on === 'before:rollAttack' ? 1 : 3),
      may: scene => [lay(scene, 'no bonus', 'attack')],
    }),
  ),
  cannot('applyRangeBonus', { who: { is: 'any' }, while: 'no bonus' }),
];

/** Both have revealed the same bearing, left and right being two. */
const fliesLike = (scene: Scene, unit: UnitId): boolean => {
  const other = shipAt(scene, unit);
  const mine = revealed(scene.self)?.bearing;
  return mine !== undefined && other !== null && revealed(other)?.bearing === mine;
};
/** Against who has revealed the same bearing, one of that ship's focus results may become a blank. */
export const blursTheirFocus: readonly Ability[] = [
  dice({
    as: 'attacker',
    if: scene => fliesLike(scene, scene.attack.defender),
    does: turn(['focus'], 'blank', 1, { dice: 'defense' }),
  }),
  dice({
    as: 'defender',
    if: scene => fliesLike(scene, scene.attack.attacker),
    does: turn(['focus'], 'blank', 1, { dice: 'attack' }),
  }),
];

/** A charge rerolls a die of a primary front attack; a primary rear attack may recover it for one die more. */
export const tradesFrontForRear: readonly Ability[] = [
  dice({
    as: 'attacker',
    cost: { charge: 1 },
    if: scene => isPrimary(scene) && isFrontAttack(scene),
    does: reroll(1),
  }),
  at('before:rollAttack', {
    as: 'attacker',
    if: scene =>
      isPrimary(scene) &&
      canGainDice(scene) &&
      weaponIn(scene).arc === 'rear' &&
      chargesOn(scene) < chargeLimit(scene) &&
      !forbidden(scene, 'recoverCharge', scene.self, { card: null }),
    may: scene => [recoverCharge(scene), lay(scene, 'one more', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'one more', by: { add: 1 } }),
];

/** For a stress token that it spends, attacking or defending, all its focus results become hits or evades. */
export const spendsStress: readonly Ability[] = (['attacker', 'defender'] as const).map(as =>
  dice({ as, cost: { spend: 'stress' }, does: turn(['focus'], as === 'attacker' ? 'hit' : 'evade', ALL) }),
);

/** A friend at range 0-3 locks an enemy ship at range 0-1 of this one. */
export const friendsLockAfterRed = {
  choose: {
    oneOf: (scene: Scene): readonly Picked[] =>
      meant(scene, enemy(0, 1)).flatMap(({ id: object }) =>
        meant(scene, friend(0, 3))
          .filter(ship => canAcquire(scene, ship, object))
          .map(({ id }) => ({ key: `${id}>${object}`, ship: id, way: object })),
      ),
  },
  may: (_: Scene, { ship, key }: { readonly ship: Ship; readonly key: string }): Effects => [
    acquire(ship, key.split('>')[1] as ObjectId),
  ],
};

/** Destroyed, before it leaves, it may assign one of its talents to a friend at range 0-2 that is not limited and could equip it. */
export const passesOnTalent: readonly Ability[] = [
  at('after:destroyed', {
    choose: {
      oneOf: scene =>
        meant(scene, { is: 'otherFriend', range: [0, 2] })
          .filter(ship => !isLimited(scene, ship))
          .flatMap(ship =>
            scene.self.upgrades
              .filter(({ card }) => scene.rules.catalog.upgrade(card).slot === 'talent')
              .filter(
                ({ card }) => ship.upgrades.every(one => one.card !== card) && meetsRestrictions(scene, ship, card),
              )
              .map(({ card }) => ({ key: `${ship.id}:${card}`, ship: ship.id, card })),
          ),
    },
    may: ({ self }, { ship, card }) => [{ do: 'moveUpgrade', ship: ship.id, from: self.id, card, asIs: true }],
  }),
  movedUpgradesAct,
];

/** As the Engagement Phase starts, if such a pilot at range 0-2 is stressed. */
export const comradeIsStressed = (scene: Scene, name: string): boolean =>
  meant(scene, friend(0, 2, { named: [name], has: ['stress'] })).length > 0;
