import { acquire, at, card, enemy, lay, speedOnDial } from '../../words';

/** A charge to name the speed on the dial that an enemy at range 0-3 is about to reveal: if right, it is locked. */
export default card(
  'upgrade:thrawn-crew',
  at('before:reveal', {
    who: enemy(0, 3),
    cost: { charge: 1 },
    choose: { oneOf: () => ['0', '1', '2', '3', '4', '5'].map(key => ({ key })) },
    // No ship of the game has energy to recover.
    may: (scene, { key }) => [
      lay(scene, 'named', 'activation', { value: key }),
      ...(speedOnDial(scene.subject) === Number(key) ? [acquire(scene.self, scene.subject.id)] : []),
    ],
  }),
);
