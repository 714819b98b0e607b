import { type Ability, at, dice, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import { isShipId, type ObjectId } from '../../core/ids';
import type { ArcName } from '../../core/terms';
import type { Token } from '../../core/token';
import { inAttackArc } from './attacks';
import { ALL, cancel, turn } from './dice';
import { gain, lacksForce, recoverForce } from './tokens';
import { anyShip, inMy, otherFriend, shipAt } from './who';

/** Jammed at any range, by this ship's side. Only ships can be. */
export const jamIt = ({ self }: Scene, object: ObjectId): Effects =>
  isShipId(object) ? [{ do: 'gainToken', ship: object, token: 'jam', by: self.player }] : [];

/** May lock whatever a lock action could. Asks. */
export const lockAny = ({ self }: Scene): Effects => [{ do: 'offerLock', ship: self.id, targets: null }];

/** As the Engagement Phase starts in an enemy's front arc, a strain token for a Force. */
export const roilingAnger: Ability = at('start:engagement', {
  cost: { gain: 'strain' },
  if: scene => lacksForce(scene) && anyShip(scene, { is: 'enemy', meIn: 'front' }),
  may: ({ self }) => [recoverForce(self)],
});

/** After defending against a ship in that arc, a charge strains it. */
export const strainsAttackerIn = (arc: ArcName): Ability =>
  at('after:attack', {
    as: 'defender',
    cost: { charge: 1 },
    if: scene => isShipId(scene.attack.attacker) && inMy(scene, arc, scene.attack.attacker),
    may: scene => [gain(shipAt(scene, scene.attack.attacker)!, 'strain', scene.self)],
  });

/** In the attack arc on another friend at range 0-1, it suffers a crit to cancel one. */
export const selfless: Ability = dice({
  as: 'defender',
  who: otherFriend(0, 1),
  at: 'before:neutralize',
  if: inAttackArc,
  cost: { suffer: 'crit' },
  does: cancel(['crit'], 1, { dice: 'attack' }),
});

const lent = (token: Token) =>
  ({
    as: 'defender',
    who: otherFriend(0, 2),
    cost: [{ spend: token }, { gain: 'strain' }],
    if: ({ self }: Scene) => self.tokens.strain === 0,
  }) as const;

/** Unless strained, another friend at range 0-2 that defends may spend this ship's focus and evades, which strains it. */
export const bornForThis: readonly Ability[] = [
  dice({ ...lent('focus'), name: 'focus', does: turn(['focus'], 'evade', ALL) }),
  dice({ ...lent('evade'), name: 'evade:blank', does: turn(['blank'], 'evade', 1) }),
  dice({ ...lent('evade'), name: 'evade:focus', does: turn(['focus'], 'evade', 1) }),
];
