import {
  amount,
  at,
  cannot,
  card,
  inMy,
  isInMy,
  isPrimary,
  lay,
  RED_OR_ORANGE,
  removableOn,
  removePicked,
} from '../../words';

/**
 * Its lock action reaches only what is in its front or rear arc. In a primary attack on a target in either, removing a red
 * or orange token from that one brings another die, up to four.
 */
export default card(
  'upgrade:garsaxon-gunner',
  cannot('lock', {
    if: scene => scene.action === true && !isInMy(scene, 'front', scene.object) && !isInMy(scene, 'rear', scene.object),
  }),
  at('before:rollAttack', {
    as: 'attacker',
    if: scene => {
      const { range, defender } = scene.attack;
      return isPrimary(scene) && range > 0 && (inMy(scene, 'front', defender) || inMy(scene, 'rear', defender));
    },
    choose: { oneOf: scene => removableOn(scene, scene.attack.defender, RED_OR_ORANGE) },
    may: (scene, { key }) => [removePicked(scene.attack.defender, key), lay(scene, 'paid', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'paid', by: { add: 1, max: 4 } }),
);
