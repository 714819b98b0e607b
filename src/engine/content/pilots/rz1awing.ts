import {
  amount,
  at,
  card,
  changeManeuver,
  dice,
  flown,
  focusForLock,
  friend,
  handsOverInFight,
  inMy,
  isBank,
  isDisarmed,
  isOfSlot,
  isPrimary,
  isTurn,
  lay,
  may,
  meIn,
  otherFriend,
  perform,
  recoverForce,
  redOn,
  type Scene,
  same,
  slotOf,
  takeOff,
  turn,
} from '../words';

/** A boost that a ship is in the way of ends against that ship; an attack at range 0 is one at range 1. */
const arvel = card(
  'pilot:arvelcrynyd',
  may('boostPartially'),
  amount('attackRange', { as: 'attacker', if: ({ attack }) => attack.range === 0, by: { set: 1 } }),
);

/** After a barrel roll or boost, a friend at range 0-1 may focus. */
const jake = card(
  'pilot:jakefarrell',
  at('after:action', {
    if: ({ action }) => action === 'barrelRoll' || action === 'boost',
    choose: { ship: friend(0, 1) },
    may: (_, { ship }) => perform(ship, ['focus']),
  }),
);

const ownRed = { oneOf: (scene: Scene) => redOn(scene, scene.self) };

const shara = card('pilot:sharabey-rz1awing', ...focusForLock);

export default [
  arvel,
  same('pilot:arvelcrynyd-swz106', arvel),
  jake,
  same('pilot:jakefarrell-swz106', jake),
  shara,
  same('pilot:sharabey-swz106', shara),

  /** Defending, a strain token makes a focus an evade. */
  card(
    'pilot:arvelcrynyd-battleoverendor',
    dice({ as: 'defender', cost: { gain: 'strain' }, does: turn(['focus'], 'evade', 1) }),
  ),

  /** Without Force, a revealed bank or turn may be flown as a sideslip, one step harder, and a Force comes back. */
  card(
    'pilot:keovenzee',
    at('after:reveal', {
      if: scene => scene.self.force === 0 && (isBank(flown(scene)) || isTurn(flown(scene))),
      may: scene => [
        lay(scene, 'harder', 'activation'),
        changeManeuver(scene.self, flown(scene), { slips: true }),
        recoverForce(scene.self),
      ],
    }),
    amount('difficulty', { while: 'harder', by: { add: 1 } }),
  ),

  /** Actions even while stressed, with no more than two stress tokens. */
  card('pilot:tychocelchu', may('actWhileStressed', { if: ({ self }) => self.tokens.stress <= 2 })),

  /** At attack range 1 in the enemy's front arc, one result may become a hit, or an evade. */
  card(
    'pilot:sabinewren-rz1awing',
    dice({
      as: 'attacker',
      if: scene => scene.attack.range === 1 && meIn(scene, 'front', scene.attack.defender),
      does: turn(['blank', 'focus', 'crit'], 'hit', 1),
    }),
    dice({
      as: 'defender',
      if: scene => scene.attack.range === 1 && meIn(scene, 'front', scene.attack.attacker),
      does: turn(['blank', 'focus'], 'evade', 1),
    }),
  ),

  /** As another friend at range 1-2 modifies its dice, it may be handed a focus token, an evade token or a lock. */
  card('pilot:herasyndulla-rz1awing', ...handsOverInFight(otherFriend(1, 2))),

  /** In a primary attack on whom it has in its front arc, one defense die less. */
  card(
    'pilot:wedgeantilles-rz1awing',
    amount('defenseDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && inMy(scene, 'front', scene.attack.defender),
      by: { add: -1 },
    }),
  ),

  /** After acquiring or spending a lock, one of its red tokens may go. */
  card(
    'pilot:derekklivian',
    at('after:lock', { choose: ownRed, may: ({ self }, pick) => [takeOff(self, pick)] }),
    at('after:spend', {
      if: ({ what }) => what === 'lock',
      choose: ownRed,
      may: ({ self }, pick) => [takeOff(self, pick)],
    }),
  ),

  /** After a maneuver fully executed, two Force let a friend at range 1-2 perform an action, even while stressed. */
  card(
    'pilot:ahsokatano-rz1awing',
    at('after:execute', {
      cost: { force: 2 },
      if: ({ fully }) => fully,
      choose: { ship: friend(1, 2) },
      may: (_, { ship }) => perform(ship, null, { evenStressed: true }),
    }),
  ),

  /** Defending, a strain token makes up to two blanks focus results. */
  card(
    'pilot:gemmersojan-battleoverendor',
    dice({ as: 'defender', cost: { gain: 'strain' }, does: turn(['blank'], 'focus', 2) }),
  ),

  /** Missiles even while disarmed, with at most four dice. */
  card(
    'pilot:tychocelchu-battleoverendor',
    may('attackWhileDisarmed', { if: scene => isOfSlot(scene, scene.weapon, ['missile']) }),
    amount('attackDice', {
      as: 'attacker',
      if: scene => isDisarmed(scene.self) && slotOf(scene) === 'missile',
      by: { max: 4 },
    }),
  ),
];
