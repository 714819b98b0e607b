import { card, discardIt, instead, isFaceupShip } from '../../words';

/** A charge discards a faceup Ship damage card that it would be dealt. */
export default card(
  'upgrade:imperviumplating',
  instead('dealDamage', { cost: { charge: 1 }, if: isFaceupShip, may: scene => [discardIt(scene)] }),
);
