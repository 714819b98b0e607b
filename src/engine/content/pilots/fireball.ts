import {
  card,
  facedown,
  initiativeAt,
  initiativeOfUnit,
  instead,
  isBasic,
  isCriticallyDamaged,
  isDamaged,
  may,
  mayDefendWithOneMore,
  mayRollOneMore,
} from '../words';

export default [
  /** With at most two stress tokens, still red basic maneuvers if damaged, and red advanced ones if critically damaged. */
  card(
    'pilot:jarekyeager',
    may('executeRedWhileStressed', {
      if: ({ self, maneuver }) =>
        self.tokens.stress <= 2 && (isBasic(maneuver) ? isDamaged(self) : isCriticallyDamaged(self)),
    }),
  ),

  /** Defending or in a primary attack, one more die against who has more initiative than it has damage cards. */
  card(
    'pilot:kazudaxiono',
    ...mayRollOneMore(scene => initiativeOfUnit(scene, scene.attack.defender) > scene.self.damage.length),
    ...mayDefendWithOneMore(scene => (initiativeAt(scene, scene.attack.attacker) ?? 0) > scene.self.damage.length),
  ),

  /** Before one of its damage cards is exposed, it may look at the facedown ones and pick which. */
  card(
    'pilot:r1j5',
    instead('exposeDamage', {
      if: ({ self, effect }) => effect.id === null && facedown(self) > 1,
      may: ({ effect }) => [{ do: 'exposePicked', ship: effect.ship }],
    }),
  ),
];
