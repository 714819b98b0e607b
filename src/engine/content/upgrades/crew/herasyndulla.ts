import { at, card, flown, hit, lose, may } from '../../words';

/** Red maneuvers even while stressed; fully executed with three or more stress tokens, one goes and a hit is suffered. */
export default card(
  'upgrade:herasyndulla',
  may('executeRedWhileStressed'),
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'red' && scene.self.tokens.stress >= 3,
    must: scene => [lose(scene.self, 'stress'), hit(scene)],
  }),
);
