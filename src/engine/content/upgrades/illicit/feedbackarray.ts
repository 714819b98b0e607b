import { at, atRange, card, suffer } from '../../words';

/** Before engaging, an ion and a disarm token for a hit to each ship at range 0. */
export default card(
  'upgrade:feedbackarray',
  at('before:engage', {
    cost: [{ gain: 'ion' }, { gain: 'disarm' }],
    may: scene => atRange(scene, 0, 0).map(ship => suffer(ship, 'hit')),
  }),
);
