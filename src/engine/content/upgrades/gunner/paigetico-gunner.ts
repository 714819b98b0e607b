import { at, bombsOn, card, dropBomb, isTurret, may, rotateTurret } from '../../words';

/** With exactly one disarm token, turret attacks are still allowed. After an attack, a bomb or a turn of the turret. */
export default card(
  'upgrade:paigetico-gunner',
  may('attackWhileDisarmed', {
    if: scene => scene.self.tokens.disarm === 1 && isTurret(scene, scene.weapon),
  }),
  at('after:attack', {
    as: 'attacker',
    choose: { oneOf: scene => [...bombsOn(scene), { key: 'rotate' }] },
    may: (scene, { card, key }) => (key === 'rotate' ? rotateTurret(scene.self) : dropBomb(scene, card)),
  }),
);
