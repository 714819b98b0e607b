import { anyShip, at, cannot, card, enemy, opponentInAttack, showDial } from '../words';

/** The dial faceup in the System Phase with the enemy Vi Moradi at range 0-3; no focus spent in attacks with her. */
export default card(
  'condition:compromisingintel',
  at('during:system', {
    if: scene => anyShip(scene, enemy(0, 3, { pilot: 'pilot:vimoradi' })),
    must: ({ self }) => [showDial(self)],
  }),
  cannot('spend', { if: scene => scene.token === 'focus' && opponentInAttack(scene)?.pilot === 'pilot:vimoradi' }),
);
