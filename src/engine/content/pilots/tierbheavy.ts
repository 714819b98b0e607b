import { at, bonusAttack, card, dice, flown, friend, gainSeveral, isDamaged, meIn, reroll } from '../words';

export default [
  /** A friend at range 0-2 may reroll an attack die if this ship is in the left or right arc of the defender. */
  card(
    'pilot:lyttandree',
    dice({
      as: 'attacker',
      who: friend(0, 2),
      if: scene => meIn(scene, 'left', scene.attack.defender) || meIn(scene, 'right', scene.attack.defender),
      does: reroll(1),
    }),
  ),

  /** After a speed 3-4 maneuver, a ship at range 0-1 in the turret arc may be strained, twice if this one is damaged. */
  card(
    'pilot:rampage',
    at('after:execute', {
      if: scene => [3, 4].includes(flown(scene).speed),
      choose: { ship: { is: 'other', range: [0, 1], inMy: 'turret' } },
      may: ({ self }, { ship }) => gainSeveral(ship, 'strain', isDamaged(self) ? 2 : 1, self),
    }),
  ),

  /** After a friend at range 0-2 has defended and was dealt a damage card, a bonus attack against the attacker. */
  card(
    'pilot:flightleaderubbel',
    at('after:attack', {
      as: 'defender',
      who: friend(0, 2),
      grantsAttack: true,
      if: ({ attack }) => (attack.dealt ?? 0) > 0,
      may: scene => bonusAttack(scene, scene.self, { targets: [scene.attack.attacker] }),
    }),
  ),
];
