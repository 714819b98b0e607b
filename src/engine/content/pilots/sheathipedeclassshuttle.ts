import { at, cannot, card, coordinatesWithStress, critsFirst, isStressed, lay, may, sureWhileStressed } from '../words';

export default [
  /** Unstressed, a stress token before an enemy in the firing arc engages: it spends no tokens or locks on dice in its attacks. */
  card(
    'pilot:fennrau-sheathipedeclassshuttle',
    at('before:engage', {
      who: { is: 'enemy', inMy: 'firing' },
      cost: { gain: 'stress' },
      if: ({ self }) => !isStressed(self),
      may: scene => [lay(scene, 'jumpy', 'phase', { on: scene.subject.id })],
    }),
    cannot('modify', {
      as: 'attacker',
      who: { is: 'any' },
      while: 'jumpy',
      if: ({ side, spends }) => side === 'attacker' && spends.length > 0,
    }),
  ),

  /** Stressed, a Force makes up to two focus results hits, or evades. */
  card('pilot:ezrabridger-sheathipedeclassshuttle', ...sureWhileStressed),

  /** Defending, crits are neutralized before hits. */
  card('pilot:zeborrelios-sheathipedeclassshuttle', critsFirst),

  /** Whom it coordinates with exactly one stress token can perform actions. */
  card(
    'pilot:ap5',
    may('actWhileStressed', {
      who: { is: 'otherFriend' },
      if: scene => coordinatesWithStress(scene, scene.subject, 1, scene.why),
    }),
  ),
];
