import { card, lends } from '../words';

/** Docked, its carrier has this pilot's ability too. */
export default card(
  'shipAbility:copilot',
  lends(({ self }) => (self.carrier ? [{ to: self.carrier, card: self.pilot }] : []), { inReserve: true }),
);
