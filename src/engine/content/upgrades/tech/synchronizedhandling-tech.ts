import { at, card, chargeLimit, chargesOn, flown, gain, recoverCharge } from '../../words';

const LEFT = ['turnLeft', 'bankLeft', 'segnorsLoopLeft'];

/** Before engaging, the charge for a calculate token. It comes back with a left turn, bank or Segnor's loop fully executed. */
export default card(
  'upgrade:synchronizedhandling-tech',
  at('before:engage', { cost: { charge: 1 }, may: ({ self }) => [gain(self, 'calculate')] }),
  at('after:execute', {
    if: scene => scene.fully && LEFT.includes(flown(scene).bearing) && chargesOn(scene) < chargeLimit(scene),
    must: scene => [recoverCharge(scene)],
  }),
);
