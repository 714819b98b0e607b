import { at, card, either, flip, gain, isMeantAs, lacksForce, otherSide, recoverForce, shipAt } from '../../words';

/** Palpatine: after defending, a Force stresses an attacker at range 0-2; in the End Phase he may be flipped. Sidious: whom a purple coordinate reached is stressed, and gains a focus token or a Force. */
export default card(
  'upgrade:chancellorpalpatine',
  at('after:attack', {
    side: 0,
    as: 'defender',
    cost: { force: 1 },
    if: scene => isMeantAs(scene, scene.attack.attacker, { is: 'any', range: [0, 2] }),
    may: scene => [gain(shipAt(scene, scene.attack.attacker)!, 'stress', scene.self)],
  }),
  at('during:end', { side: 0, choose: otherSide, may: scene => [flip(scene)] }),
  at('after:coordinated', {
    side: 1,
    who: { is: 'other' },
    if: ({ by, self, color }) => by === self.id && color === 'purple',
    must: scene => [
      gain(scene.subject, 'stress', scene.self),
      ...either(scene, {
        'gain a focus token': [gain(scene.subject, 'focus')],
        'recover a Force': lacksForce(scene, scene.subject) ? [recoverForce(scene.subject)] : [],
      }),
    ],
  }),
);
