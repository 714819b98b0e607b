import { banksOf, card, templates } from '../words';

/** For a charge, a barrel roll by a bank template. */
export default card(
  'shipAbility:adaptativemicrothrusters',
  templates('barrelRoll', { cost: { charge: 1 }, by: banksOf }),
);
