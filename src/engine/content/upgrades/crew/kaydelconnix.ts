import { card, isBasic, setsHarder } from '../../words';

/** The revealed dial may be turned to a basic maneuver one speed higher; that one is a step harder. */
export default card('upgrade:kaydelconnix', ...setsHarder((to, from) => to.speed === from.speed + 1 && isBasic(to)));
