import { at, bombsOn, card, dropBomb, isPrimary, rotateTurret } from '../../words';

/** After a primary attack, a bomb or a turn of the turret. When destroyed, a bomb. */
export default card(
  'upgrade:paigetico',
  at('after:attack', {
    as: 'attacker',
    if: isPrimary,
    choose: { oneOf: scene => [...bombsOn(scene), { key: 'rotate' }] },
    may: (scene, { card, key }) => (key === 'rotate' ? rotateTurret(scene.self) : dropBomb(scene, card)),
  }),
  at('after:destroyed', { choose: { oneOf: bombsOn }, may: (scene, { card }) => dropBomb(scene, card) }),
);
