import { afterHit, cannot, card, loseShield, withThis } from '../../words';

/** Crits are canceled before hits; after it hits, the defender loses a shield. */
export default card(
  'upgrade:plasmatorpedoes',
  cannot('cancelHitsFirst', { as: 'attacker', if: withThis }),
  afterHit(({ attack }) => loseShield(attack.defender)),
);
