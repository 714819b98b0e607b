import { at, card, isTractored, transfer } from '../../words';

/** Tractored at the end of the Activation Phase, it hands a tractor token to a ship at range 0-1 in its turret arc. */
export default card(
  'upgrade:ensnare',
  at('end:activation', {
    if: scene => isTractored(scene, scene.self),
    choose: { ship: { is: 'other', range: [0, 1], inMy: 'turret' } },
    may: ({ self }, { ship }) => transfer(self, ship, 'tractor'),
  }),
);
