import { at, card, perform } from '../../words';

/** As the Engagement Phase starts, a charge and a jam token for a barrel roll action. */
export default card(
  'upgrade:aceinthehole-talent',
  at('start:engagement', {
    cost: [{ charge: 1 }, { gain: 'jam' }],
    may: ({ self }) => perform(self, ['barrelRoll']),
  }),
);
