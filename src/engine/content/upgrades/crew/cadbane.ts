import { at, card, isDeviceLaid, perform } from '../../words';

/** After dropping or launching a device, a red boost. */
export default card(
  'upgrade:cadbane',
  at('after:device', {
    if: scene => isDeviceLaid(scene),
    may: ({ self }) => perform(self, ['boost'], { as: 'red' }),
  }),
);
