import { at, card, kindOf } from '../../words';

/** A bomb or mine that it drops, launches or places may have a fuse; of a set, one of its mines. */
export default card(
  'upgrade:delayedfuses',
  at('after:device', {
    if: scene => ['bomb', 'mine'].includes(kindOf(scene, scene.device)),
    choose: {
      oneOf: ({ tokens, state }) => tokens.filter(token => state.devices[token]).map(token => ({ key: token })),
    },
    may: (_, { key }) => [{ do: 'placeFuse', token: key as `token:${number}` }],
  }),
);
