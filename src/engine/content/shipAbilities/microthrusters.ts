import { banksOf, card, templates } from '../words';

/** Barrel rolls by the bank templates, never by the straight one; so do those of a tractor beam or out of a cloak. */
export default card(
  'shipAbility:microthrusters',
  templates('barrelRoll', { instead: true, by: banksOf }),
  templates('decloak', { instead: true, by: way => (way.edge === 'front' ? [way] : banksOf(way)) }),
);
