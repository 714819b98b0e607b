import { at, card, lacksForce, recoverForce } from '../../words';

/** Having suffered damage, may be stressed to recover a Force. That it brings Dark Side cards is for the squad builder. */
export default card(
  'upgrade:maul',
  at('after:suffer', {
    cost: { gain: 'stress' },
    if: scene => lacksForce(scene),
    may: ({ self }) => [recoverForce(self)],
  }),
);
