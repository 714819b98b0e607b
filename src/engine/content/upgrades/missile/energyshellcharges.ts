import { action, card, chargeLimit, chargesOn, dice, thisUpgrade, turn, withThis } from '../../words';

/** A calculate token makes a focus a crit. Its own action reloads it. */
export default card(
  'upgrade:energyshellcharges',
  dice({ as: 'attacker', cost: { spend: 'calculate' }, if: withThis, does: turn(['focus'], 'crit', 1) }),
  action({
    cannot: scene => (chargesOn(scene) < chargeLimit(scene) ? null : { kind: 'fullyCharged' }),
    then: scene => [{ do: 'reloadCard', ship: scene.self.id, card: thisUpgrade(scene) }],
  }),
);
