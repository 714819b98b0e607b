import { at, card, recoverOn, spentOf } from '../../words';

/** A reload action may recover one charge more on a device, for a charge and a strain token. */
export default card(
  'upgrade:nixjerd-crew',
  at('after:action', {
    if: ({ action }) => action === 'reload',
    cost: [{ charge: 1 }, { gain: 'strain' }],
    choose: { oneOf: scene => spentOf(scene, 'device').map(card => ({ key: card, card })) },
    may: ({ self }, { card }) => [recoverOn(self, card)],
  }),
);
