import { assign, at, card, howMany, isLimited, partly } from '../../words';

/** After setup the opponent marks one of their ships, a limited one if they have any, which can be locked from afar. */
export default partly(
  'range is not ignored for locks on the marked ship',
  card(
    'upgrade:trackingfob',
    at('after:setup', {
      asks: 'enemy',
      choose: {
        ship: { is: 'enemy' },
        also: (scene, ship) => isLimited(scene, ship) || howMany(scene, { is: 'enemy', limited: true }) === 0,
      },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:markedforelimination')],
    }),
  ),
);
