import { at, card, lay, may, notRecovered } from '../../words';

/** Before activating, the charge: for the round, stress stops neither actions nor red maneuvers. It never comes back. */
export default card(
  'upgrade:contrabandcybernetics',
  at('before:activate', { cost: { charge: 1 }, may: scene => [lay(scene, 'wired', 'round')] }),
  may('actWhileStressed', { while: 'wired' }),
  may('executeRedWhileStressed', { while: 'wired' }),
  notRecovered,
);
