import { card, isPerforming, templates, tightTurns } from '../../words';

/** For a Force, a boost action by a speed 1 turn. */
export default card(
  'upgrade:extrememaneuvers',
  templates('boost', { cost: { force: 1 }, if: scene => isPerforming(scene, 'boost'), by: tightTurns }),
);
