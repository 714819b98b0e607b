import { amount, at, card, eachGains, friend, lay, noted } from '../../words';

/** Before forces are placed an initiative of 0-6 may be chosen for setup. After it, a focus or evade token for each friend at range 0-2. */
export default card(
  'upgrade:hyperspacetrackingdata',
  at('before:setup', {
    choose: { oneOf: () => [0, 1, 2, 3, 4, 5, 6].map(value => ({ key: `${value}` })) },
    may: (scene, { key }) => [lay(scene, 'initiative', 'game', { value: Number(key) })],
  }),
  amount('initiative', {
    while: 'initiative',
    if: ({ state }) => state.phase === 'setup',
    by: scene => ({ set: Number(noted(scene, 'initiative')!.value) }),
  }),
  at('after:setup', { must: scene => eachGains(scene, friend(0, 2), ['focus', 'evade']) }),
);
