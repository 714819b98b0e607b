import { cannot, card, may } from '../words';

/** Locks beyond range 3, but not at range 1. */
export default card(
  'shipAbility:experimentalscanners',
  may('lock', { if: ({ range }) => range > 3 }),
  cannot('lock', { if: ({ range }) => range === 1 }),
);
