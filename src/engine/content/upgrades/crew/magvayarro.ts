import { at, card, lockOneOf } from '../../words';

/** After an attack has hit it, may lock the attacker. */
export default card(
  'upgrade:magvayarro',
  at('after:attack', {
    as: 'defender',
    if: ({ hit }) => hit,
    may: scene => lockOneOf(scene, scene.self, [scene.attack.attacker]),
  }),
);
