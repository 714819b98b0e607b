import { card, fasterOrSlower, templates } from '../../words';

/** A device may be dropped or launched by a template of the same bearing, faster or slower by one. */
export default card(
  'upgrade:skilledbombardier',
  templates('drop', { by: fasterOrSlower }),
  templates('launch', { by: fasterOrSlower }),
);
