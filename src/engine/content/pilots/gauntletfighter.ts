import { amount, at, card, inArc, isFriendAt, isPrimary, lay } from '../words';

export default [
  /** A charge for one more die, as a friendly unit at range 0-2 makes a primary attack from within the defender's rear arc. */
  card(
    'pilot:garsaxon',
    at('before:rollAttack', {
      // Remotes too: its own moment, whoever attacks.
      who: { is: 'any' },
      cost: { charge: 1 },
      if: scene => {
        const { attacker, defender } = scene.attack;
        return isPrimary(scene) && isFriendAt(scene, attacker, [0, 2]) && inArc(scene, attacker, 'rear', defender);
      },
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('attackDice', { who: { is: 'any' }, while: 'paid', by: { add: 1 } }),
  ),
];
