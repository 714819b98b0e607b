import {
  amount,
  at,
  card,
  coordinate,
  dice,
  enemy,
  friend,
  gain,
  helpsOutnumbered,
  inArc,
  isKept,
  isMeantAs,
  keepable,
  keepToken,
  lacksForce,
  lockOneOf,
  meant,
  otherFriend,
  perform,
  recoverForce,
  redOn,
  takeOff,
  turn,
} from '../words';

export default [
  /** After another friend at range 0-3 has spent Force, it gets one back for one of this ship's. */
  card(
    'pilot:yoda',
    at('after:spend', {
      who: otherFriend(0, 3),
      cost: { force: 1 },
      if: scene => scene.what === 'force' && lacksForce(scene, scene.subject),
      may: ({ subject }) => [recoverForce(subject)],
    }),
  ),

  /** As the End Phase starts, each Force lets a friend at range 0-2 keep a focus or evade token through it. */
  card(
    'pilot:shaakti',
    at('start:end', {
      times: 6,
      cost: { force: 1 },
      choose: { oneOf: scene => keepable(scene, friend(0, 2), ['focus', 'evade']) },
      may: (scene, { ship, token }) => [keepToken(scene, ship, token)],
    }),
    amount('keeps', { who: { is: 'friend' }, while: 'kept', if: isKept, by: { add: 1 } }),
  ),

  /** Whomever an enemy at range 0-1 in the front arc attacks may turn a blank into a focus. */
  card(
    'pilot:aaylasecura',
    dice({
      as: 'defender',
      who: { is: 'any' },
      units: true,
      if: scene => isMeantAs(scene, scene.attack.attacker, enemy(0, 1, { inMy: 'front' })),
      does: turn(['blank'], 'focus', 1),
    }),
  ),

  /** A Force is a focus token for this ship or Anakin Skywalker at range 0-3, outnumbered after a maneuver. */
  card(
    'pilot:obiwankenobi-eta2actis',
    ...helpsOutnumbered('Anakin Skywalker', { may: ({ subject }) => [gain(subject, 'focus')] }),
  ),
  /** A Force is a boost for this ship or Anakin Skywalker at range 0-3, outnumbered after a maneuver fully executed. */
  card(
    'pilot:obiwankenobi-siegeofcoruscant',
    ...helpsOutnumbered('Anakin Skywalker', { fully: true, may: ({ subject }) => perform(subject, ['boost']) }),
  ),

  /** A Force removes a red token of this ship or Obi-Wan Kenobi at range 0-3, outnumbered after a maneuver. */
  card(
    'pilot:anakinskywalker-eta2actis',
    ...helpsOutnumbered('Obi-Wan Kenobi', {
      choose: { oneOf: scene => redOn(scene, scene.subject) },
      may: ({ subject }, pick) => [takeOff(subject, pick)],
    }),
  ),
  /** A Force is a barrel roll for this ship or Obi-Wan Kenobi at range 0-3, outnumbered after a maneuver fully executed. */
  card(
    'pilot:anakinskywalker-siegeofcoruscant',
    ...helpsOutnumbered('Obi-Wan Kenobi', { fully: true, may: ({ subject }) => perform(subject, ['barrelRoll']) }),
  ),

  /** A purple coordinate as the End Phase starts, even while stressed; one more ship if the first was born for this. */
  card(
    'pilot:shaakti-siegeofcoruscant',
    at('start:end', { may: ({ self }) => perform(self, ['coordinate'], { as: 'purple', evenStressed: true }) }),
    at('after:coordinated', {
      who: { is: 'otherFriend', shipAbility: 'shipAbility:bornforthis' },
      if: ({ self, by, color }) => by === self.id && color !== null,
      // Coordinating is no action here: the other may be an enemy.
      choose: { ship: { is: 'other', range: [1, 2] }, also: ({ subject }, ship) => ship.id !== subject.id },
      may: ({ self }, { ship }) => [coordinate(self, ship)],
    }),
  ),

  /** Another friend with its attacker in its bullseye: a Force makes one of its blanks a focus. */
  card(
    'pilot:kitfisto',
    dice({
      as: 'defender',
      who: { is: 'otherFriend' },
      cost: { force: 1 },
      if: scene => inArc(scene, scene.attack.attacker, 'bullseye', scene.attack.defender),
      does: turn(['blank'], 'focus', 1),
    }),
  ),

  /** After a barrel roll or boost action, a lock on a ship in the bullseye. */
  card(
    'pilot:quinlanvos-legendsandrelics',
    at('after:action', {
      if: ({ action }) => action === 'barrelRoll' || action === 'boost',
      may: scene =>
        lockOneOf(
          scene,
          scene.self,
          meant(scene, { is: 'other', inMy: 'bullseye' }).map(({ id }) => id),
        ),
    }),
  ),
];
