import {
  amount,
  at,
  attacksNow,
  bonusAttack,
  cancel,
  cannot,
  card,
  dice,
  executeAs,
  exposeOf,
  flown,
  inAttackArc,
  isIonized,
  isLocked,
  isPrimary,
  lay,
  lockOneOf,
  otherFriend,
  strainsForAction,
  turn,
  weaponsIn,
} from '../words';

export default [
  /** A straight maneuver may be executed as a Koiogran turn, one step harder. */
  card(
    'pilot:countessryad',
    at('before:execute', {
      if: scene => scene.kind === 'revealed' && flown(scene).bearing === 'straight',
      may: scene => [lay(scene, 'harder', 'maneuver'), executeAs(scene, 'koiogranTurn')],
    }),
    amount('difficulty', { while: 'harder', by: { add: 1 } }),
  ),

  /** Attacking who is locked, a remote too, after the attack roll, it may lock it too. */
  card(
    'pilot:colonelvessery',
    at('after:rollAttack', {
      as: 'attacker',
      if: scene => {
        const { defender } = scene.attack;
        return isLocked(scene, defender) && !scene.self.locks.includes(defender);
      },
      may: scene => lockOneOf(scene, scene.self, [scene.attack.defender]),
    }),
  ),

  /** After its attack hits, with an evade token, a damage card of the defender is exposed. */
  card(
    'pilot:rexlerbrath',
    at('after:attack', {
      as: 'attacker',
      if: scene => scene.hit && scene.self.tokens.evade > 0,
      must: scene => exposeOf(scene, scene.attack.defender),
    }),
  ),

  /** A strain token recovers the charge, and before engaging that is an action. */
  card('pilot:vultskerris', ...strainsForAction),

  /** In the attack arc on another friend at range 0-1 and not ionized, an ion token cancels a hit. */
  card(
    'pilot:captaindobbs',
    dice({
      as: 'defender',
      who: otherFriend(0, 1),
      at: 'before:neutralize',
      cost: { gain: 'ion' },
      if: scene => inAttackArc(scene) && !isIonized(scene, scene.self),
      does: cancel(['hit'], 1, { dice: 'attack' }),
    }),
  ),

  /** After a primary attack has hit, a charge for a bonus cannon attack. */
  card(
    'pilot:captainyorr-battleoverendor',
    at('after:attack', {
      as: 'attacker',
      cost: { charge: 1 },
      grantsAttack: true,
      if: scene => scene.hit && isPrimary(scene),
      may: scene => bonusAttack(scene, scene.self, { weapons: weaponsIn(scene, scene.self, 'cannon') }),
    }),
  ),

  /** Defending without shields, a blank may become a focus. */
  card(
    'pilot:coloneljendon-battleoverendor',
    dice({ as: 'defender', if: ({ self }) => self.shields === 0, does: turn(['blank'], 'focus', 1) }),
  ),

  /** Spends Force only while it attacks; then one makes a blank a hit. */
  card(
    'pilot:darthvader-tieddefender',
    cannot('spend', { if: scene => scene.token === 'force' && attacksNow(scene) === null }),
    dice({ as: 'attacker', cost: { force: 1 }, does: turn(['blank'], 'hit', 1) }),
  ),
];
