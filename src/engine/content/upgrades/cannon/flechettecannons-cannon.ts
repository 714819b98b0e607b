import { afterHit, card, inflict, inMy } from '../../words';

/** After it hits a ship in the bullseye arc, a strain token for it. */
export default card(
  'upgrade:flechettecannons-cannon',
  afterHit(
    ({ attack, self }) => inflict(attack.defender, 'strain', 1, self.player),
    scene => inMy(scene, 'bullseye', scene.attack.defender),
  ),
);
