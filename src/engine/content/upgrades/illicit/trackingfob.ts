import { assign, at, card, howMany, isLimited, isMarked, may } from '../../words';

/** After setup the opponent marks one of their ships, a limited one if they have any; it can be locked at any range. */
export default card(
  'upgrade:trackingfob',
  at('after:setup', {
    asks: 'enemy',
    choose: {
      ship: { is: 'enemy' },
      also: (scene, ship) => isLimited(scene, ship) || howMany(scene, { is: 'enemy', limited: true }) === 0,
    },
    must: (scene, { ship }) => [assign(scene, ship, 'condition:markedforelimination')],
  }),
  may('lock', { if: scene => isMarked(scene, scene.object, 'condition:markedforelimination') }),
);
