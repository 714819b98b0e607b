import { at, card, isMeantIn, lockOn } from '../words';

/** After an attack on a ship that carries The Child, a lock on it. */
export default card(
  'condition:mercilesspursuit',
  at('after:attack', {
    as: 'attacker',
    if: scene => isMeantIn(scene, scene.attack.defender, { is: 'any', equipped: 'upgrade:thechild' }),
    may: scene => lockOn(scene, scene.attack.defender),
  }),
);
