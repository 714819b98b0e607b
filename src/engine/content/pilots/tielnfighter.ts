import { card, friend, instead } from '../words';

export default [
  /** A charge prevents all damage that a friendly TIE/ln at range 0-1 would suffer at once. */
  card(
    'pilot:idenversio',
    instead('sufferDamage', {
      who: friend(0, 1, { shipType: 'shipType:tielnfighter' }),
      cost: { charge: 1 },
      if: ({ effect }) => effect.hits + effect.crits > 0,
      may: ({ self, effect: { ship, hits, crits } }) => [
        { do: 'announce', event: { type: 'damagePrevented', ship, by: self.id, hits, crits } },
      ],
    }),
  ),
];
