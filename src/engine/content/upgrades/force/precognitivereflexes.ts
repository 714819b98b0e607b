import { at, card, gain, hasOnBar, noMoreActions, perform } from '../../words';

/** After revealing its dial, a Force for a barrel roll or boost, its only action then; one that is not on its bar strains it. */
export default card(
  'upgrade:precognitivereflexes',
  at('after:reveal', {
    cost: { force: 1 },
    may: scene => {
      const { self } = scene;
      return perform(self, ['barrelRoll', 'boost'], {
        cost: [noMoreActions(self)],
        performed: action => (hasOnBar(scene, self, action) ? [] : [gain(self, 'strain')]),
      });
    },
  }),
);
