import {
  type AttackScene,
  action,
  actionsOnBar,
  alsoInto,
  amount,
  at,
  bonusAttack,
  card,
  dice,
  enemy,
  fliesEasier,
  gain,
  howMany,
  isAtRange,
  isLimited,
  isPrimary,
  isShip,
  isStressed,
  isWithin,
  meant,
  otherFriend,
  perform,
  pickShip,
  reroll,
  type Scene,
  type Ship,
  secretConditions,
  shiftsBurdens,
  shipAt,
  strangersTo,
  templates,
  there,
  turn,
  type UnitId,
} from '../words';

/** One die for each enemy ship at range 0-1; a remote that it attacks counts as one. */
const perEnemy = (scene: AttackScene) => {
  const { defender } = scene.attack;
  const remote = !isShip(defender) && isAtRange(scene, defender, 0, 1) ? 1 : 0;
  const most = howMany(scene, enemy(0, 1)) + remote;
  return most > 0 ? reroll(most) : null;
};

const stressed = (scene: Scene, unit: UnitId): boolean => {
  const ship = shipAt(scene, unit);
  return ship !== null && isStressed(ship);
};

/** Of another ship they are white; its own are as on its bar. */
const actsLikeMe = (scene: Scene, ship: Ship) =>
  perform(ship, actionsOnBar(scene, scene.self), {
    evenStressed: true,
    ...(ship.id === scene.self.id ? { fromBar: true } : {}),
  });

export default [
  /** Begins with two charges fewer. In the System Phase she may assign one of her two secret conditions to herself. */
  card('pilot:zamwesell', ...secretConditions('condition:youshouldthankme', 'condition:youdbettermeanbusiness')),

  /** Attacking or defending, a reroll for each enemy ship at range 0-1. */
  card('pilot:bobafett', dice({ as: 'attacker', does: perEnemy }), dice({ as: 'defender', does: perEnemy })),

  /** After another friend has defended, a bonus attack on its attacker, if this ship has locked it. */
  card(
    'pilot:bobafett-armedanddangerous',
    at('after:attack', {
      who: { is: 'otherFriend' },
      as: 'defender',
      grantsAttack: true,
      if: ({ self, attack }) => self.locks.includes(attack.attacker),
      may: scene => bonusAttack(scene, scene.self, { targets: [scene.attack.attacker] }),
    }),
  ),

  /** Defending with no other friend at range 0-2, a blank may become a focus. */
  card(
    'pilot:bobafett-firesprayclasspatrolcraft',
    dice({
      as: 'defender',
      if: scene => howMany(scene, otherFriend(0, 2)) === 0,
      does: turn(['blank'], 'focus', 1),
    }),
  ),

  /** A device that is dropped by the 1 straight may be by the 3 straight or a 3 turn. */
  card(
    'pilot:emonazzameen',
    templates('drop', {
      by: way =>
        way.template === '1straight'
          ? (['3turnLeft', '3straight', '3turnRight'] as const).map(template => ({ ...way, template }))
          : [],
    }),
  ),

  /** One more die in a primary attack with a friend that is not limited at range 0 of the defender. */
  card(
    'pilot:kathscarlet',
    amount('attackDice', {
      as: 'attacker',
      if: scene =>
        isPrimary(scene) &&
        there(scene, { is: 'friend' }).some(
          ship => !isLimited(scene, ship) && isWithin(scene, ship, scene.attack.defender, 0),
        ),
      by: { add: 1 },
    }),
  ),

  /** Against a stressed ship, a die may be rerolled. */
  card(
    'pilot:koshkafrost',
    dice({ as: 'attacker', if: scene => stressed(scene, scene.attack.defender), does: reroll(1) }),
    dice({ as: 'defender', if: scene => stressed(scene, scene.attack.attacker), does: reroll(1) }),
  ),

  /** Front arc special attacks may be made from the rear arc too; in a special attack an attack die may be rerolled. */
  card(
    'pilot:krassistrelix',
    alsoInto('special', 'front', 'rear'),
    dice({ as: 'attacker', if: scene => !isPrimary(scene), does: reroll(1) }),
  ),

  /** Action: two ships at range 0-3 that are no friends, first one and then the other, may do what is on this bar. */
  card(
    'pilot:hondoohnaka',
    action({
      choose: {
        oneOf: scene =>
          meant(scene, { is: 'any', range: [0, 3] })
            .filter(ship => strangersTo(scene, ship, 3).length > 0)
            .map(({ id }) => ({ key: id, ship: id, way: 'acts first' })),
      },
      then: (scene, { ship }) => [
        ...pickShip(scene, strangersTo(scene, ship, 3), 'acts second', other => [
          ...actsLikeMe(scene, ship),
          ...actsLikeMe(scene, other),
          gain(scene.self, 'calculate'),
        ]),
      ],
    }),
  ),

  /** Defending or in a primary attack with the easier maneuver revealed, one of their focus results may become a blank. */
  card(
    'pilot:jangofett',
    dice({
      as: 'attacker',
      if: scene => isPrimary(scene) && fliesEasier(scene, scene.attack.defender),
      does: turn(['focus'], 'blank', 1, { dice: 'defense' }),
    }),
    dice({
      as: 'defender',
      if: scene => fliesEasier(scene, scene.attack.attacker),
      does: turn(['focus'], 'blank', 1, { dice: 'attack' }),
    }),
  ),

  /** Before it engages, a Force moves any orange and red tokens between two enemies at range 0-1. */
  card('pilot:aurrasing', shiftsBurdens),
];
