import { asksFor, card, may } from '../../words';

/** A Force instead of the focus token or lock that a special attack asks for. */
export default card(
  'upgrade:instinctiveaim',
  may('attackWithoutRequirement', { cost: { force: 1 }, if: scene => asksFor(scene, ['focus', 'lock']) }),
);
