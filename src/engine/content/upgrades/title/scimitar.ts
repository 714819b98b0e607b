import { at, card, gain, strikesOnDecloak } from '../../words';

/** May begin cloaked. After decloaking, an enemy ship in the bullseye arc may be jammed. */
export default card(
  'upgrade:scimitar',
  at('after:setup', { may: ({ self }) => [gain(self, 'cloak')] }),
  strikesOnDecloak('jam'),
);
