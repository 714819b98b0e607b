import { add, card, dice, inMy, isPrimary } from '../../words';

/** In primary attacks on a defender in the bullseye arc, a focus result is added. */
export default card(
  'upgrade:calibratedlasertargeting',
  dice({
    as: 'attacker',
    must: true,
    if: scene => isPrimary(scene) && inMy(scene, 'bullseye', scene.attack.defender),
    does: add('focus'),
  }),
);
