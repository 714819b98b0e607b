import { type Ability, type AttackScene, at, dice, type Picked, type Scene } from '../../core/ability';
import { pass } from '../../core/decision';
import { asking, type Effects } from '../../core/effect';
import { isShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { GREEN_TOKENS } from '../../core/token';
import type { CardId, UpgradeId } from '../../core/vocabulary';
import { isDevice } from '../../look/devices';
import { isRemovable } from '../../look/rulings';
import { hasOnBar, perform } from './actions';
import { inArc } from './attacks';
import { attacksNow, wasDestroyed } from './conditions';
import { isPrimary, reroll, slotOf } from './dice';
import { flown, isBasic, movedThrough } from './maneuvers';
import { lay } from './notes';
import { isInMy } from './objects';
import { chargedForGood, gain, greenOn, lose, loseCharge, transfer } from './tokens';
import { inPerformActionStep } from './underWay';
import { friend, friendsAmong, meant, shipAt, there } from './who';

/** After a ship at range 1 performs, in its Perform Action step, what is on this ship's bar too: a charge for that, as red. */
export const actsAlike: Ability = at('after:action', {
  who: { is: 'other', range: [1, 1] },
  cost: { charge: 1 },
  if: scene => inPerformActionStep({ ...scene, self: scene.subject }) && hasOnBar(scene, scene.self, scene.action),
  may: ({ self, action }) => perform(self, [action], { as: 'red', fromBar: true }),
});

/** Ships friendly to the attacker, itself among them, are in the left and in the right arc of the defender. */
const isFlanked = (scene: AttackScene & { readonly subject: Ship }): boolean => {
  const { subject, attack } = scene;
  const friends = [subject, ...friendsAmong(scene, there(scene, { is: 'any' }), subject)];
  return (['left', 'right'] as const).every(arc => friends.some(({ id }) => inArc(scene, id, arc, attack.defender)));
};
/** A friend at range 0-2 that attacks who is flanked may reroll a die. */
export const flanks: Ability = dice({ as: 'attacker', who: friend(0, 2), if: isFlanked, does: reroll(1) });

/** Its player may have it lose a charge of an upgrade that does not come back by itself; if not, this happens. */
export const unlessLosesCharge = (scene: Scene, ship: Ship, otherwise: Effects): Effects => {
  const cards = chargedForGood({ ...scene, self: ship }).map(({ key }) => key as UpgradeId);
  if (cards.length === 0) return otherwise;
  const options = cards.map(
    card => ({ key: `lose:${card}`, subject: { kind: 'card', card }, then: [loseCharge(ship, card)] }) as const,
  );
  const topic = { kind: 'mayUse', card: scene.source as CardId, ship: scene.self.id } as const;
  return [asking({ player: ship.player, topic, ask: { kind: 'one' }, options: [...options, pass(otherwise)] })];
};
/** After its attack has dealt the defender a faceup damage card, that is strained or loses such a charge. */
export const strainsByCrit: readonly Ability[] = [
  at('after:deal', {
    who: { is: 'other' },
    if: scene => scene.faceup && attacksNow(scene)?.defender === scene.subject.id,
    remembers: true,
    must: scene => [lay(scene, 'dealt faceup', 'attack')],
  }),
  at('after:attack', {
    as: 'attacker',
    while: 'dealt faceup',
    if: scene => isShipId(scene.attack.defender) && !wasDestroyed(scene, scene.attack.defender),
    must: scene => {
      const defender = shipAt(scene, scene.attack.defender)!;
      return unlessLosesCharge(scene, defender, [gain(defender, 'strain', scene.self)]);
    },
  }),
];

/** After defending, a friend at range 0-2 behind its midway line gains a token like one of its green ones. */
export const passesTheWord: Ability = at('after:attack', {
  as: 'defender',
  choose: {
    oneOf: (scene): readonly Picked[] =>
      meant(scene, friend(0, 2, { inMy: 'fullRear' })).flatMap(({ id }) =>
        greenOn(scene.self).map(token => ({ key: `${id}:${token}`, ship: id, token })),
      ),
  },
  may: (_, { ship, token }) => [gain(ship, token)],
});

/** Friendly devices and calculating friends in the arc of the attack. */
function helpersInArc(scene: AttackScene): number {
  const { state, rules, self, attack } = scene;
  const devices = Object.values(state.devices).filter(
    ({ id, owner, device }) => owner === self.player && isDevice({ rules }, device) && isInMy(scene, attack.arc, id),
  );
  return devices.length + there(scene, { is: 'otherFriend', inAttackArc: true, has: ['calculate'] }).length;
}
/** In a primary or turret attack, one die may be rerolled for each of them. */
export const guidedShots: Ability = dice({
  as: 'attacker',
  if: scene => isPrimary(scene) || slotOf(scene) === 'turret',
  does: scene => {
    const most = helpersInArc(scene);
    return most > 0 ? reroll(most) : null;
  },
});

const isStressedOnce = ({ self }: Scene): boolean => self.tokens.stress === 1;
/** After a red basic maneuver or a red action, a strain token in place of its only stress token. */
export const strainsForStress: readonly Ability[] = [
  at('after:execute', {
    cost: { gain: 'strain' },
    if: scene => isStressedOnce(scene) && flown(scene).difficulty === 'red' && isBasic(flown(scene)),
    may: ({ self }) => [lose(self, 'stress')],
  }),
  at('after:action', {
    cost: { gain: 'strain' },
    if: scene => isStressedOnce(scene) && scene.color === 'red',
    may: ({ self }) => [lose(self, 'stress')],
  }),
];

/** Before engaging, a green token of any ship at range 0-1 in the firing arc becomes its own. */
export const takesGreen: Ability = at('before:engage', {
  choose: {
    oneOf: (scene): readonly Picked[] =>
      meant(scene, { is: 'other', range: [0, 1], inMy: 'firing' }).flatMap(ship =>
        GREEN_TOKENS.filter(token => isRemovable(scene, ship, token)).map(token => ({
          key: `${ship.id}:${token}`,
          ship: ship.id,
          token,
        })),
      ),
  },
  may: ({ self }, { ship, token }) => transfer(ship, self, token),
});

/** After a maneuver fully executed through a friendly ship, an evade action. */
export const evadesThroughFriends: Ability = at('after:execute', {
  if: scene => scene.fully && there(scene, { is: 'otherFriend' }).some(ship => movedThrough(scene, ship)),
  may: ({ self }) => perform(self, ['evade']),
});
