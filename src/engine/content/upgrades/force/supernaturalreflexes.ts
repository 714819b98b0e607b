import { at, card, hasOnBar, hit, perform } from '../../words';

/** Before activating, a Force for a barrel roll or boost; one that is not on its bar costs a hit. */
export default card(
  'upgrade:supernaturalreflexes',
  at('before:activate', {
    cost: { force: 1 },
    may: scene =>
      perform(scene.self, ['barrelRoll', 'boost'], {
        performed: action => (hasOnBar(scene, scene.self, action) ? [] : [hit(scene)]),
      }),
  }),
);
