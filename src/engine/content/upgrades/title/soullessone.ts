import { card, dice, inMy, reroll } from '../../words';

/** Against an attacker outside its firing arcs, it may reroll one defense die. */
export default card(
  'upgrade:soullessone',
  dice({ as: 'defender', if: scene => !inMy(scene, 'firing', scene.attack.attacker), does: reroll(1) }),
);
