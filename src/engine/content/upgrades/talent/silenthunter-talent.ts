import { at, card, lockOneOf, meant } from '../../words';

/** After decloaking, a lock on an enemy in the bullseye arc. */
export default card(
  'upgrade:silenthunter-talent',
  at('after:move', {
    if: ({ how }) => how === 'decloak',
    may: scene =>
      lockOneOf(
        scene,
        scene.self,
        meant(scene, { is: 'enemy', inMy: 'bullseye' }).map(({ id }) => id),
      ),
  }),
);
