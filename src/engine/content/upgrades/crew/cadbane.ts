import { at, card, perform } from '../../words';

/** After dropping or launching a device, a red boost. */
export default card(
  'upgrade:cadbane',
  at('after:device', {
    if: ({ what }) => what !== 'place',
    may: ({ self }) => perform(self, ['boost'], { as: 'red' }),
  }),
);
