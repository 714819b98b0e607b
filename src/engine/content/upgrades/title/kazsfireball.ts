import { card, dealSearched, inDeck, instead, isSetup, may } from '../../words';

/** The damage card of its ship ability may be a Ship card of choice. Actions of damage cards even while ionized. */
export default card(
  'upgrade:kazsfireball',
  instead('dealDamage', {
    if: scene => isSetup(scene),
    choose: { oneOf: scene => inDeck(scene, 'ship') },
    may: ({ self }, { key }) => [dealSearched(self, key)],
  }),
  may('actWhileIonized', { if: ({ action }) => action.startsWith('repair:') }),
);
