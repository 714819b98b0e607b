import { afterHit, card, loseShield } from '../../words';

/** After it hits, the defender loses a shield. */
export default card(
  'upgrade:heavyplasmamissiles-missile',
  afterHit(({ attack }) => loseShield(attack.defender)),
);
