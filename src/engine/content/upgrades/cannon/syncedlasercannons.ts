import { cannot, card, withThis } from '../../words';

/** With a calculate token, the defender has no range bonus. */
export default card(
  'upgrade:syncedlasercannons',
  cannot('applyRangeBonus', {
    as: 'attacker',
    if: scene => scene.side === 'defender' && withThis(scene) && scene.self.tokens.calculate > 0,
  }),
);
