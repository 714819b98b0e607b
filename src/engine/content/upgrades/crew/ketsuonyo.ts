import { at, card, enemy, instead, lay } from '../../words';

/** At the start of the End Phase, an enemy at range 0-2 in the firing arc may be made to keep its tractor tokens. */
export default card(
  'upgrade:ketsuonyo',
  at('start:end', {
    choose: { ship: enemy(0, 2, { inMy: 'firing', has: ['tractor'] }) },
    may: (scene, { ship }) => [lay(scene, 'held', 'phase', { on: ship.id })],
  }),
  instead('removeToken', {
    who: { is: 'enemy' },
    while: 'held',
    if: ({ effect }) => effect.token === 'tractor',
    must: () => [],
  }),
);
