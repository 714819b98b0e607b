import { at, card, dice, friend, loseCharge, recoverCharge, thisUpgrade, turn } from '../../words';

/** Begins with a charge less; each damage card dealt to a friend at range 0-3 recovers one. Two make a focus a crit. */
export default card(
  'upgrade:chewbacca-crew-swz19',
  at('before:setup', { must: scene => [loseCharge(scene.self, thisUpgrade(scene))] }),
  at('after:deal', { who: friend(0, 3), must: scene => [recoverCharge(scene)] }),
  dice({ as: 'attacker', cost: { charge: 2 }, does: turn(['focus'], 'crit', 1) }),
);
