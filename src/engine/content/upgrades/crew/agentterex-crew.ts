import { at, attackNow, card, gain, isMeantAs, shipAt } from '../../words';

/** An attacker at range 1-2 in whose attack an enemy ship was destroyed gains a focus token. */
export default card(
  'upgrade:agentterex-crew',
  at('after:destroyed', {
    who: { is: 'enemy' },
    if: scene => {
      const attack = attackNow(scene);
      return attack !== null && isMeantAs(scene, attack.attacker, { is: 'other', range: [1, 2] });
    },
    must: scene => [gain(shipAt(scene, attackNow(scene)!.attacker)!, 'focus')],
  }),
);
