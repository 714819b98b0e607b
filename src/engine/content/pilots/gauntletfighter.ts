import {
  amount,
  asSpeed,
  at,
  canCoordinateLower,
  canGainDice,
  card,
  changeManeuver,
  coordinateLower,
  dice,
  enemy,
  flipConfiguration,
  flown,
  friend,
  gain,
  inArc,
  initiativeOfUnit,
  isEnemyShip,
  isFriendAt,
  isPrimary,
  isStop,
  isUnit,
  jamsWhomItTouches,
  lay,
  meant,
  objectsAhead,
  oneMayLock,
  redOrOrangeOn,
  rerollsUpClose,
  showsSide,
  sureWhileStressed,
  takeOff,
  there,
  treatAction,
  turn,
} from '../words';

export default [
  /** A charge for one more die, as a friendly unit at range 0-2 makes a primary attack from within the defender's rear arc. */
  card(
    'pilot:garsaxon',
    at('before:rollAttack', {
      // Remotes too: its own moment, whoever attacks.
      who: { is: 'any' },
      cost: { charge: 1 },
      if: scene => {
        const { attacker, defender } = scene.attack;
        if (!isPrimary(scene) || !canGainDice(scene)) return false;
        return isFriendAt(scene, attacker, [0, 2]) && inArc(scene, attacker, 'rear', defender);
      },
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('attackDice', { who: { is: 'any' }, while: 'paid', by: { add: 1 } }),
  ),

  card('pilot:chopper-gauntletfighter', jamsWhomItTouches),
  card('pilot:ezrabridger-gauntletfighter', ...sureWhileStressed),
  card('pilot:bokatankryze-armedanddangerous', rerollsUpClose),

  /** Before engaging it may be strained; strained, a blank or focus of a primary attack may become a hit. */
  card(
    'pilot:rookkast',
    at('before:engage', { may: ({ self }) => [gain(self, 'strain')] }),
    dice({
      as: 'attacker',
      if: scene => isPrimary(scene) && scene.self.tokens.strain > 0,
      does: turn(['blank', 'focus'], 'hit', 1),
    }),
  ),

  /** Against an initiative as high as its own or higher, two charges for one more attack die. */
  card(
    'pilot:previzsla',
    at('before:rollAttack', {
      as: 'attacker',
      cost: { charge: 2 },
      if: scene =>
        canGainDice(scene) &&
        initiativeOfUnit(scene, scene.attack.defender) >= initiativeOfUnit(scene, scene.attack.attacker),
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('attackDice', { as: 'attacker', while: 'paid', by: { add: 1 } }),
  ),

  /** Before a friend at range 0-2 activates, a charge: it may be strained to remove a red or orange token, stress aside. */
  card(
    'pilot:bokatankryze-separatistalliance',
    at('before:activate', {
      who: friend(0, 2),
      cost: [{ charge: 1 }, { gain: 'strain', of: 'subject' }],
      choose: {
        oneOf: scene => redOrOrangeOn(scene, scene.subject).filter(({ token }) => token !== 'stress'),
      },
      may: ({ subject }, pick) => [takeOff(subject, pick)],
    }),
  ),

  /** After locking an enemy ship with none at range 0-1, a reinforce token. */
  card(
    'pilot:ursawren-legendsandrelics',
    at('after:lock', {
      if: scene =>
        isUnit(scene, scene.object) && isEnemyShip(scene, scene.object) && there(scene, enemy(0, 1)).length === 0,
      choose: {
        oneOf: () => (['reinforceFore', 'reinforceAft'] as const).map(token => ({ key: token, token })),
      },
      may: ({ self }, { token }) => [gain(self, token)],
    }),
  ),

  /** A stop revealed with Swivel Wing down is flown as a 1 bank sideslip instead, either way and as hard; then the wing flips. */
  card(
    'pilot:captainhark',
    at('after:reveal', {
      if: scene => isStop(scene) && showsSide(scene.self, 'upgrade:swivelwing', 0),
      choose: { oneOf: scene => asSpeed(scene, 1, 'bankLeft', 'bankRight') },
      must: (scene, { maneuver }) => [
        changeManeuver(scene.self, flown({ maneuver }), { slips: true }),
        lay(scene, 'slips', 'activation'),
      ],
    }),
    at('after:execute', {
      while: 'slips',
      if: scene => scene.slips === true && showsSide(scene.self, 'upgrade:swivelwing', 0),
      must: scene => flipConfiguration(scene, scene.self),
    }),
  ),

  /** A coordinate for ships of lower initiative: a Force makes it white and adds a second one; each is strained. */
  card(
    'pilot:maul',
    at('before:action', {
      cost: { force: 1 },
      if: scene => scene.action === 'coordinate' && canCoordinateLower(scene),
      may: () => [treatAction('white'), coordinateLower(1)],
    }),
  ),

  /** After a maneuver fully executed, a deplete token: another friend locks an object at range 1-2 in this ship's front arc, as an action. */
  card(
    'pilot:bokatankryze',
    at('after:execute', {
      cost: { gain: 'deplete' },
      if: ({ fully }) => fully,
      choose: { oneOf: scene => objectsAhead(scene, 1, 2) },
      may: (scene, { key }) => oneMayLock(scene, meant(scene, { is: 'otherFriend' }), key),
    }),
  ),
];
