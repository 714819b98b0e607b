import { at, cannot, card, meIn, perform } from '../../words';

/** Outside the attacker’s bullseye arc, crits are neutralized before hits. After a crit, a calculate or focus of its bar, red, even stressed. */
export default card(
  'upgrade:enduring',
  cannot('cancelHitsFirst', { as: 'defender', if: scene => !meIn(scene, 'bullseye', scene.attack.attacker) }),
  at('after:suffer', {
    if: ({ damage }) => damage === 'crit',
    may: ({ self }) => perform(self, ['calculate', 'focus'], { as: 'red', evenStressed: true, fromBar: true }),
  }),
);
