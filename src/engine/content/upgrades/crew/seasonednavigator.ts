import { card, setsHarder } from '../../words';

/** The revealed dial may be turned to another maneuver of its speed that is not red; that one is a step harder. */
export default card(
  'upgrade:seasonednavigator',
  ...setsHarder((to, from) => to.speed === from.speed && to.difficulty !== 'red'),
);
