import { amount, canCarry, card, docked, instead, isPrimary, may, shipAt, sufferByShieldOf } from '../../words';

/** An Escape Craft can dock with it, and its shields then serve this ship. One die more against stressed ships. */
export default card(
  'upgrade:landosmillenniumfalcon',
  ...canCarry(['shipType:escapecraft']),
  instead('sufferOne', {
    if: scene => docked(scene).some(({ shields }) => shields > 0),
    may: scene => sufferByShieldOf(scene.self, docked(scene)[0]!, scene.effect.damage),
  }),
  instead('loseShield', {
    if: scene => docked(scene).some(({ shields }) => shields > 0),
    may: scene => [{ do: 'loseShield', ship: docked(scene)[0]!.id }],
  }),
  may('lendShield', { who: { is: 'docked' } }),
  amount('attackDice', {
    as: 'attacker',
    if: scene => isPrimary(scene) && (shipAt(scene, scene.attack.defender)?.tokens.stress ?? 0) > 0,
    by: { add: 1 },
  }),
);
