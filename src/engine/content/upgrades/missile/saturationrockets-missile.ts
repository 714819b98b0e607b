import { card, partly, weaponRule } from '../../words';

/** Two charges an attack. */
export default partly(
  'The other uses of its charges.',
  card('upgrade:saturationrockets-missile', weaponRule({ charges: 2 })),
);
