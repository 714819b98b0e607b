import { at, card, redOn, takeOff } from '../../words';

/** During the End Phase, a hit suffered to be rid of a red token, a lock among them. */
export default card(
  'upgrade:electronicbaffle',
  at('during:end', {
    cost: { suffer: 'hit' },
    choose: { oneOf: scene => redOn(scene, scene.self) },
    may: ({ self }, { key }) => [takeOff(self, { key })],
  }),
);
