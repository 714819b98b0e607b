import { at, card, gain, lay, lift, noted, onThisCard } from '../../words';

const TOKENS = ['ion', 'jam', 'stress', 'tractor'] as const;

/** One token of each kind lies on the card; a ship that has suffered the effect of a friendly bomb may be given one of them. */
export default card(
  'upgrade:sabinewren',
  at('before:setup', { must: scene => TOKENS.map(token => lay(scene, token, 'game')) }),
  at('after:bomb', {
    who: { is: 'any' },
    if: ({ self, owner, subject }) => owner === self.player && subject.where === 'table',
    choose: { oneOf: scene => onThisCard(scene, TOKENS) },
    may: (scene, { token }) => [lift(noted(scene, token)!), gain(scene.subject, token, scene.self)],
  }),
);
