import { at, cannot, card, hasOnBar, meIn, perform } from '../../words';

/** Outside the attacker’s bullseye arc, crits are neutralized before hits. After a crit, a calculate or focus of its bar, red, even stressed. */
export default card(
  'upgrade:enduring',
  cannot('cancelHitsFirst', { as: 'defender', if: scene => !meIn(scene, 'bullseye', scene.attack.attacker) }),
  at('after:suffer', {
    if: ({ damage }) => damage === 'crit',
    may: scene => {
      const { self } = scene;
      const barred = (['calculate', 'focus'] as const).filter(action => hasOnBar(scene, self, action));
      return perform(self, barred, { as: 'red', evenStressed: true });
    },
  }),
);
