import { at, card, GREEN_TOKENS, lacksShield, loseShield, meant, recoverShield, suffer, unlessLoses } from '../words';

export default [
  /** After attacking, each enemy in the bullseye removes a green token or suffers a hit. */
  card(
    'pilot:toranikulda',
    at('after:attack', {
      as: 'attacker',
      must: scene =>
        meant(scene, { is: 'enemy', inMy: 'bullseye' }).flatMap(ship =>
          unlessLoses(scene, ship, GREEN_TOKENS, [suffer(ship, 'hit')]),
        ),
    }),
  ),

  /** As the Engagement Phase starts, a charge: a ship in the bullseye loses a shield and this one recovers one, both or neither. */
  card(
    'pilot:dalanoberos',
    at('start:engagement', {
      cost: { charge: 1 },
      if: scene => lacksShield(scene),
      choose: { ship: { is: 'other', inMy: 'bullseye' }, also: (_, { shields }) => shields > 0 },
      may: ({ self }, { ship }) => [...loseShield(ship.id), recoverShield(self)],
    }),
  ),
];
