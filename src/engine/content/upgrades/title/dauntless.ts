import { at, card, perform } from '../../words';

/** After a maneuver executed partially, one of its white actions as a red one. */
export default card(
  'upgrade:dauntless',
  at('after:execute', {
    if: ({ fully }) => !fully,
    may: ({ self }) => perform(self, null, { as: 'red', whiteOnly: true }),
  }),
);
