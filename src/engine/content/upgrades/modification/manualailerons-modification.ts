import { banksOf, card, templates } from '../../words';

/** Decloaking by the 2 straight, a charge for the 2 banks. */
export default card(
  'upgrade:manualailerons-modification',
  templates('decloak', { cost: { charge: 1 }, by: way => (way.template === '2straight' ? banksOf(way) : []) }),
);
