import { attacksNow, cannot, card, dice, locksDefender, reroll, usedThis } from '../../words';

/** Against a locked defender, one die is rerolled; the lock is then not spent in this attack. */
export default card(
  'upgrade:firecontrolsystem',
  dice({ as: 'attacker', if: locksDefender, does: reroll(1) }),
  cannot('spend', {
    if: scene => {
      const attack = attacksNow(scene);
      return attack !== null && scene.token === 'lock' && usedThis({ ...scene, attack });
    },
  }),
);
