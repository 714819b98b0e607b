import { action, at, card, isOpenTo, rollFor } from '../../words';

/** Action: a charge for a cloak action. As the Planning Phase starts, a die: on a focus it decloaks or loses the cloak token. */
export default card(
  'upgrade:cloakingdevice',
  action({
    cost: { charge: 1 },
    cannot: ({ self }) => (self.tokens.cloak > 0 ? { kind: 'alreadyCloaked' } : null),
    if: scene => isOpenTo(scene, scene.self, 'cloak'),
    then: ({ self }) => [{ do: 'performAction', ship: self.id, action: 'cloak', color: 'white', linked: false }],
  }),
  at('start:planning', {
    if: ({ self }) => self.tokens.cloak > 0,
    must: scene => {
      const decloaks = { do: 'offerDecloak', ship: scene.self.id, orLoses: true } as const;
      return [rollFor(scene, scene.self, 1, [{ faces: ['focus'], then: [decloaks] }])];
    },
  }),
);
