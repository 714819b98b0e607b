import { amount, at, card, isPrimary, isStressed, lay } from '../words';

export default [
  /** Unstressed, gains stress for one more die in the primary attack of a friend in the firing arc. */
  card(
    'pilot:janors',
    at('before:rollAttack', {
      as: 'attacker',
      who: { is: 'friend', inMy: 'firing' },
      cost: { gain: 'stress' },
      if: scene => isPrimary(scene) && !isStressed(scene.self),
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('attackDice', { as: 'attacker', who: { is: 'friend' }, while: 'paid', by: { add: 1 } }),
  ),

  /** At the start of the Engagement Phase, a ship in the firing arc may be made to engage at initiative 7. */
  card(
    'pilot:roarkgarnet',
    at('start:engagement', {
      choose: { ship: { is: 'any', inMy: 'firing' } },
      may: (scene, { ship }) => [lay(scene, 'seven', 'phase', { on: ship.id })],
    }),
    amount('engagesAt', { who: { is: 'any' }, while: 'seven', by: { set: 7 } }),
  ),
];
