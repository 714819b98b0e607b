import { action, card, gain, loseOneOf, ORANGE_TOKENS, repairFacedown, repairFaceup, rollFor } from '../../words';

/** Action: a die for each damage card: hits repair faceup Ship cards, then crits facedown ones; blanks take orange tokens, focus brings focus. */
export default card(
  'upgrade:kuiil',
  action({
    cannot: ({ self }) => (self.damage.length > 0 ? null : { kind: 'nothingToRepair' }),
    then: scene => [
      rollFor(scene, scene.self, scene.self.damage.length, [
        { faces: ['hit'], then: [repairFaceup(scene, scene.self, 'ship')] },
        { faces: ['crit'], then: [repairFacedown(scene.self)] },
        { faces: ['blank'], then: [loseOneOf(scene, scene.self, ORANGE_TOKENS)] },
        { faces: ['focus'], then: [gain(scene.self, 'focus')] },
      ]),
    ],
  }),
);
