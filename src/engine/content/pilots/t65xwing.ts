import {
  amount,
  at,
  cancel,
  card,
  couldPassLock,
  couldPerform,
  dice,
  findsWeakSpots,
  flipConfiguration,
  friend,
  GREEN_TOKENS,
  gain,
  hit,
  inAttackArc,
  inFiringArcOf,
  initiativeAt,
  isOutOfIt,
  isPrimary,
  isShip,
  isStressed,
  jamIt,
  lacksForce,
  lay,
  lift,
  locksDefender,
  lose,
  noted,
  otherFriend,
  passLock,
  perform,
  recoverForce,
  reroll,
  rollFor,
  same,
  there,
} from '../words';

const shield = {
  as: 'defender',
  who: otherFriend(0, 1),
  at: 'before:neutralize',
  shares: 'damage',
  if: inAttackArc,
} as const;

/** As the defender, before dice are rolled, a Force comes back: nobody says no to that. */
const luke = card(
  'pilot:lukeskywalker',
  at('after:declare', { as: 'defender', if: lacksForce, must: ({ self }) => [recoverForce(self)] }),
);

/** After a stress token, a die to be rid of it: a hit hurts. */
const porkins = card(
  'pilot:jekporkins',
  at('after:gain', {
    if: ({ token, self }) => token === 'stress' && isStressed(self),
    may: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit'], then: [hit(scene)] }]), lose(scene.self, 'stress')],
  }),
);

/** After it has spent a focus token, a friend at range 1-3 may gain one. */
const garven = card(
  'pilot:garvendreis-t65xwing',
  at('after:spend', {
    if: ({ what }) => what === 'focus',
    choose: { ship: friend(1, 3) },
    may: (_, { ship }) => [gain(ship, 'focus')],
  }),
);

const FOCUS_OR_EVADE = ['focus', 'evade'] as const;

const jams = (as: 'attacker' | 'defender') =>
  at('after:attack', {
    name: as,
    as,
    cost: { charge: 1 },
    if: scene => {
      const other = as === 'attacker' ? scene.attack.defender : scene.attack.attacker;
      return isShip(other) && !isOutOfIt(scene, other);
    },
    may: scene => jamIt(scene, as === 'attacker' ? scene.attack.defender : scene.attack.attacker),
  });

export default [
  luke,
  same('pilot:lukeskywalker-battleofyavin', luke),
  same('pilot:lukeskywalker-swz106', luke),
  porkins,
  same('pilot:jekporkins-battleofyavin', porkins),
  same('pilot:jekporkins-swz106', porkins),

  /** In the attack arc, for another friend at range 0-1: suffers one hit or crit, and one such result is canceled. */
  card(
    'pilot:biggsdarklighter',
    dice({ ...shield, name: 'hit', cost: { suffer: 'hit' }, does: cancel(['hit'], 1, { dice: 'attack' }) }),
    dice({ ...shield, name: 'crit', cost: { suffer: 'crit' }, does: cancel(['crit'], 1, { dice: 'attack' }) }),
  ),

  garven,
  same('pilot:garvendreis-battleofyavin', garven),

  /** Before activating with a focus token, an action. */
  card(
    'pilot:edriotwotubes',
    at('before:activate', { if: ({ self }) => self.tokens.focus > 0, may: ({ self }) => perform(self, null) }),
  ),

  /** After a barrel roll or boost action, a red evade. */
  card(
    'pilot:leevantenza',
    at('after:action', {
      if: ({ action }) => action === 'barrelRoll' || action === 'boost',
      may: ({ self }) => perform(self, ['evade'], { as: 'red' }),
    }),
  ),

  /** After a barrel roll or boost action, its configuration may be flipped. */
  card(
    'pilot:kullbeesperado',
    at('after:action', {
      if: scene =>
        (scene.action === 'barrelRoll' || scene.action === 'boost') && flipConfiguration(scene, scene.self).length > 0,
      may: scene => flipConfiguration(scene, scene.self),
    }),
  ),

  /** In the System Phase, the initiative of a friend at range 1 until the Activation Phase ends. */
  card(
    'pilot:biggsdarklighter-battleofyavin',
    at('during:system', {
      choose: {
        ship: friend(1, 1),
        also: (scene, ship) => initiativeAt(scene, ship.id) !== initiativeAt(scene, scene.self.id),
      },
      may: (scene, { ship }) => [lay(scene, 'equal', 'round', { value: initiativeAt(scene, ship.id)! })],
    }),
    amount('initiative', { while: 'equal', by: scene => ({ set: Number(noted(scene, 'equal')!.value) }) }),
    at('end:activation', { while: 'equal', must: scene => [lift(noted(scene, 'equal')!)] }),
  ),

  /** Whom it attacks, with whatever weapon, rolls one defense die less. */
  card('pilot:wedgeantilles', amount('defenseDice', { as: 'attacker', by: { add: -1 } })),

  /** In a primary attack, one defense die less if another friend is in a firing arc of the defender. */
  card(
    'pilot:wedgeantilles-battleofyavin',
    amount('defenseDice', {
      as: 'attacker',
      if: scene =>
        isPrimary(scene) &&
        there(scene, { is: 'otherFriend' }).some(ship =>
          inFiringArcOf({ ...scene, self: ship }, scene.attack.defender),
        ),
      by: { add: -1 },
    }),
  ),
  /** After its attack has hit, a focus token. */
  card(
    'pilot:wedgeantilles-battleoverendor',
    at('after:attack', { as: 'attacker', if: ({ hit: isHit }) => isHit, must: ({ self }) => [gain(self, 'focus')] }),
  ),

  /** With the defender locked, a friend that has locked this ship may move that lock to the defender. */
  card(
    'pilot:corranhorn-t65xwing',
    at('after:declare', {
      as: 'attacker',
      if: locksDefender,
      choose: { oneOf: scene => couldPassLock(scene, scene.attack.defender) },
      may: (scene, { ship }) => passLock(scene, ship, scene.attack.defender),
    }),
  ),

  /** After attacking or defending, a charge jams the enemy ship. */
  card('pilot:wesjanson', ...(['attacker', 'defender'] as const).map(jams)),

  /** After spending a green token, a strain token lets a friend at range 1-3 focus or evade, in red. */
  card(
    'pilot:kendyidele-battleoverendor',
    at('after:spend', {
      cost: { gain: 'strain' },
      if: ({ what }) => GREEN_TOKENS.some(token => token === what),
      choose: {
        ship: friend(1, 3),
        also: (scene, ship) => FOCUS_OR_EVADE.some(action => couldPerform(scene, ship, action, 'red')),
      },
      may: (_, { ship }) => perform(ship, FOCUS_OR_EVADE, { as: 'red' }),
    }),
  ),

  /** In a primary attack, a strain token to reroll a blank. */
  card(
    'pilot:yendor-battleoverendor',
    dice({ as: 'attacker', cost: { gain: 'strain' }, if: isPrimary, does: reroll(1, { only: ['blank'] }) }),
  ),

  /** Any result but a blank may be spent to look at the defender's facedown damage cards and expose one. */
  card('pilot:thanekyrell', ...findsWeakSpots),
];
