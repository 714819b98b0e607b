import {
  at,
  calmInCrossfire,
  card,
  chargesToSpend,
  dice,
  flown,
  gain,
  isAdvanced,
  oneOf,
  perform,
  turn,
} from '../words';

export default [
  /** After an advanced maneuver fully executed, a calculate or barrel roll action, even while stressed, and strain for it. */
  card(
    'pilot:q90',
    at('after:execute', {
      if: scene => scene.fully && isAdvanced(flown(scene)),
      may: ({ self }) =>
        perform(self, ['calculate', 'barrelRoll'], { evenStressed: true, performed: () => [gain(self, 'strain')] }),
    }),
  ),

  /** In the front arcs of two enemies at range 1-2, attacking or defending, a blank may become a focus. */
  card('pilot:themandalorian', ...calmInCrossfire),

  /** At attack range 1-2, a charge of an illicit upgrade that does not come back makes a focus a crit. */
  card(
    'pilot:guildbountyhunter',
    dice({
      as: 'attacker',
      if: ({ attack: { range } }) => range === 1 || range === 2,
      does: scene => {
        const paid = chargesToSpend(scene, 'illicit');
        return paid.length > 0 ? turn(['focus'], 'crit', 1, { then: oneOf(scene, paid) }) : null;
      },
    }),
  ),
];
