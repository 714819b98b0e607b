import { addResult, at, card, inMy, withThis } from '../../words';

/** At a ship in the bullseye arc, a focus result is added to the roll. */
export default card(
  'upgrade:precisiontunedcannons-cannon',
  at('after:rollAttack', {
    as: 'attacker',
    if: scene => withThis(scene) && inMy(scene, 'bullseye', scene.attack.defender),
    must: scene => [addResult(scene, 'focus')],
  }),
);
