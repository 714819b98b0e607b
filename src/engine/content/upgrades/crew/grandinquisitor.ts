import { at, card, enemy, perform } from '../../words';

/** After an enemy at range 0-2 has revealed its dial, a Force for one of the bar's white actions, as red. */
export default card(
  'upgrade:grandinquisitor',
  at('after:reveal', {
    who: enemy(0, 2),
    cost: { force: 1 },
    may: ({ self }) => perform(self, null, { as: 'red', fromBar: true, whiteOnly: true }),
  }),
);
