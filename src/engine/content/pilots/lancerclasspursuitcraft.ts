import { add, card, dice, enemy, isMeantAs } from '../words';

export default [
  /** Defending against an attacker at range 0-2 in the turret arc, a focus may be added. */
  card(
    'pilot:sabinewren-lancerclasspursuitcraft',
    dice({
      as: 'defender',
      if: scene => isMeantAs(scene, scene.attack.attacker, enemy(0, 2, { inMy: 'turret' })),
      does: add('focus'),
    }),
  ),
];
