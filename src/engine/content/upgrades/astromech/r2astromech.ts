import { at, card, lacksShield, recoverShield } from '../../words';

/** After revealing the dial: a charge and a disarm token for a shield. */
export default card(
  'upgrade:r2astromech',
  at('after:reveal', {
    cost: [{ charge: 1 }, { gain: 'disarm' }],
    if: scene => lacksShield(scene),
    may: ({ self }) => [recoverShield(self)],
  }),
);
