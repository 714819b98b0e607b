import { card, may } from '../../words';

/** In a lock action, a charge for an object at any range. */
export default card(
  'upgrade:longrangescanners-sensor',
  may('lock', { cost: { charge: 1 }, if: ({ action }) => action === true }),
);
