import { at, card, flown, gain, perform, rollFor } from '../../words';

/** After fully executing a red maneuver, a barrel roll even stressed; then a die: a hit strains, a crit ionizes. */
export default card(
  'upgrade:ionlimiteroverride',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'red',
    may: scene => {
      const { self } = scene;
      const each = [
        { faces: ['hit'], then: [gain(self, 'strain')] },
        { faces: ['crit'], then: [gain(self, 'ion')] },
      ] as const;
      return perform(self, ['barrelRoll'], { evenStressed: true, performed: () => [rollFor(scene, self, 1, each)] });
    },
  }),
);
