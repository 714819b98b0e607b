import { at, card, repairsShieldsOrDevices, undone } from '../../words';

/** After activating, a charge and a deplete token repair a damage card, recover a shield or remove a device at range 0-1. */
export default card(
  'upgrade:r2d2-republic',
  at('after:activate', {
    cost: [{ charge: 1 }, { gain: 'deplete' }],
    choose: { oneOf: repairsShieldsOrDevices },
    may: (scene, { key }) => [undone(scene, key)],
  }),
);
