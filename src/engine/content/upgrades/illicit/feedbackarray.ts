import { at, card, meant, suffer } from '../../words';

/** Before engaging, an ion and a disarm token for a hit to each ship at range 0: of itself it is, too. */
export default card(
  'upgrade:feedbackarray',
  at('before:engage', {
    cost: [{ gain: 'ion' }, { gain: 'disarm' }],
    may: scene => meant(scene, { is: 'any', range: [0, 0] }).map(ship => suffer(ship, 'hit')),
  }),
);
