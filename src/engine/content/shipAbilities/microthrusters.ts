import { banksOf, card, templates } from '../words';

/** Barrel rolls by the bank templates, never by the straight one. */
export default card('shipAbility:microthrusters', templates('barrelRoll', { instead: true, by: banksOf }));
