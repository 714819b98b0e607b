import { at, card, isTurretAttack, mustLose, shipAt } from '../../words';

/** In a turret attack, once defense dice are modified, the defender removes a focus or calculate token, as it likes. */
export default card(
  'upgrade:hotshotgunner',
  at('after:modifyDefense', {
    as: 'attacker',
    if: isTurretAttack,
    must: scene => mustLose(scene, shipAt(scene, scene.attack.defender), ['focus', 'calculate']),
  }),
);
