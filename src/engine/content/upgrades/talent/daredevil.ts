import { actionUnderWay, card, isPerforming, templates, tightTurns } from '../../words';

/** A white boost action may be a red one, by a speed 1 turn. */
export default card(
  'upgrade:daredevil',
  templates('boost', {
    cost: { treatAs: 'red' },
    if: scene => isPerforming(scene, 'boost') && actionUnderWay(scene)?.color === 'white',
    by: tightTurns,
  }),
);
