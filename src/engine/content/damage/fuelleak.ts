import { at, card, hit, repairAction, repairThis } from '../words';

/** The next crit leaks a hit more. The one that brought this card was suffered before it lay there. */
export default card(
  'damage:fuelleak',
  at('after:suffer', {
    if: ({ source, damage, card: brought }) => damage === 'crit' && brought !== source,
    must: scene => [hit(scene), repairThis(scene)],
  }),
  repairAction,
);
