import { at, card, isStressed, lose, overdrive } from '../../words';

/** Red boosts, barrel rolls and SLAMs must use a template one speed higher; then a strain token for a stress token. */
export default card(
  'upgrade:primedoverdrivethrusters-tech',
  ...overdrive,
  at('after:action', {
    cost: { gain: 'strain' },
    if: ({ action, color, self }) =>
      color === 'red' && ['boost', 'barrelRoll', 'slam'].includes(action) && isStressed(self),
    may: ({ self }) => [lose(self, 'stress')],
  }),
);
