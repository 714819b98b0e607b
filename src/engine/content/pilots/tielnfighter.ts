import { assign, at, card, friend, instead, shipAt } from '../words';

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
  /** After an attack, Suppressive Fire on the defender. */
  card(
    'pilot:captainrex',
    at('after:attack', {
      as: 'attacker',
      if: scene => shipAt(scene, scene.attack.defender) !== null,
      must: scene => [assign(scene, shipAt(scene, scene.attack.defender)!, 'condition:suppressivefire')],
    }),
  ),
];
