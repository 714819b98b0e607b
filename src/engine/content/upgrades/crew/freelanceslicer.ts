import { at, card, gain, rollFor, shipAt } from '../../words';

/** Before attack dice are rolled against it, its lock on the attacker jams that ship; a die decides whether this ship is jammed too. */
export default card(
  'upgrade:freelanceslicer',
  at('before:rollAttack', {
    as: 'defender',
    cost: { spend: 'lock' },
    if: scene => shipAt(scene, scene.attack.attacker) !== null,
    may: scene => {
      const jammed = gain(shipAt(scene, scene.attack.attacker)!, 'jam', scene.self);
      return [
        rollFor(scene, scene.self, 1, [
          { faces: ['hit', 'crit'], then: [jammed, gain(scene.self, 'jam')] },
          { faces: ['focus', 'blank'], then: [jammed] },
        ]),
      ];
    },
  }),
);
