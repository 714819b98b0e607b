import { at, card, hit, lose } from '../words';

/** With three or more stress tokens at the end of the Activation Phase, one goes and a hit is suffered. */
export default card(
  'shipAbility:enduringlimitations',
  at('end:activation', {
    if: ({ self }) => self.tokens.stress >= 3,
    must: scene => [lose(scene.self, 'stress'), hit(scene)],
  }),
);
