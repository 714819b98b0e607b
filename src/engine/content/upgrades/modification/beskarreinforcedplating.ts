import { card, dealtFacedown, discardIt, instead, isFaceupFromAhead } from '../../words';

/** Against an attacker ahead, a charge turns a faceup damage card facedown, or two discard it. */
export default card(
  'upgrade:beskarreinforcedplating',
  instead('dealDamage', {
    name: 'facedown',
    cost: { charge: 1 },
    if: isFaceupFromAhead,
    may: scene => [dealtFacedown(scene)],
  }),
  instead('dealDamage', {
    name: 'discard',
    cost: { charge: 2 },
    if: isFaceupFromAhead,
    may: scene => [discardIt(scene)],
  }),
);
