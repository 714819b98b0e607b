import {
  arcsTowards,
  at,
  bonusAttack,
  card,
  escapes,
  greenTokens,
  handGreen,
  inMy,
  otherFriend,
  pointTurret,
  same,
} from '../words';

/** After defending, a charge for a bonus attack on the attacker, if it is in the front arc. */
const dengar = card(
  'pilot:dengar',
  at('after:attack', {
    as: 'defender',
    grantsAttack: true,
    cost: { charge: 1 },
    if: scene => inMy(scene, 'front', scene.attack.attacker),
    may: scene => bonusAttack(scene, scene.self, { targets: [scene.attack.attacker] }),
  }),
);

export default [
  dengar,
  same('pilot:dengar-armedanddangerous', dengar),

  /** As the Engagement Phase starts, all green tokens may go to a friend at range 0-1. */
  card(
    'pilot:manaroo',
    at('start:engagement', {
      if: ({ self }) => greenTokens(self) > 0,
      choose: { ship: otherFriend(0, 1) },
      may: ({ self }, { ship }) => handGreen(self, ship),
    }),
  ),

  /** Attacked from outside the turret arc, it turns the turret to a standard arc with the attacker in it. */
  card(
    'pilot:nomlumb',
    at('after:declare', {
      as: 'defender',
      if: scene => !inMy(scene, 'turret', scene.attack.attacker),
      choose: { oneOf: scene => arcsTowards(scene, scene.attack.attacker) },
      must: ({ self }, { key }) => pointTurret(self, key),
    }),
  ),

  /** About to be destroyed: a charge discards its damage cards for five hits; it is back by its edge in the next Planning Phase. */
  card('pilot:teltrevura', ...escapes(5)),
];
