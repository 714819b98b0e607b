import { at, card, lose, rollFor } from '../words';

/** After a red action an attack die may be rolled: hit or crit, a stress token goes. */
export default card(
  'shipAbility:highstakes',
  at('after:action', {
    if: ({ color, self }) => color === 'red' && self.tokens.stress > 0,
    may: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [lose(scene.self, 'stress')] }])],
  }),
);
