import { card, instead, repairAction } from '../words';

/** Hits count as crits. */
export default card(
  'damage:hullbreach',
  instead('sufferDamage', {
    if: ({ effect }) => effect.hits > 0,
    must: ({ effect }) => [{ ...effect, hits: 0, crits: effect.hits + effect.crits }],
  }),
  repairAction,
);
