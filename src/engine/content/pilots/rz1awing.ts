import {
  amount,
  at,
  card,
  changeManeuver,
  dice,
  flown,
  focusForLock,
  friend,
  isBank,
  isTurn,
  lay,
  may,
  meIn,
  perform,
  recoverForce,
  same,
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
];
