import { at, banksOf, card, enemy, gain, hasOnBar, perform, templates } from '../words';

export default [
  /** After its attack hits, an evade token. */
  card(
    'pilot:whisper',
    at('after:attack', { as: 'attacker', if: ({ hit }) => hit, must: ({ self }) => [gain(self, 'evade')] }),
  ),

  /** After an attack, a charge for a cloak action. */
  card(
    'pilot:whisper-ssl',
    at('after:attack', { as: 'attacker', cost: { charge: 1 }, may: ({ self }) => perform(self, ['cloak']) }),
  ),

  /** Decloaks by the 2 bank templates, never by the straight one. */
  card('pilot:echo', templates('decloak', { instead: true, by: banksOf })),

  /** After an enemy at range 0-1 has performed an action of its bar, a charge for the same, as a white one. */
  card(
    'pilot:echo-ssl',
    at('after:action', {
      who: enemy(0, 1),
      cost: { charge: 1 },
      if: scene => hasOnBar(scene, scene.subject, scene.action),
      may: ({ self, action }) => perform(self, [action], { as: 'white' }),
    }),
  ),
];
