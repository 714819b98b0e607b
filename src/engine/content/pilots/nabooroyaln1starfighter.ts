import {
  ALL,
  amount,
  assign,
  at,
  barrelRoll,
  calmInCrossfire,
  cannot,
  card,
  dice,
  fasterBy,
  isFaster,
  isPrimary,
  reroll,
} from '../words';

const blanks = reroll(ALL, { only: ['blank'], exactly: true });

export default [
  /** An enemy ship in her front arc that attacks or defends modifies one focus result at most. */
  card('pilot:padmeamidala', amount('focusResults', { who: { is: 'enemy', inMy: 'front' }, by: { max: 1 } })),

  /** After setup a friendly ship with another pilot gets a decoy. */
  card(
    'pilot:naboohandmaiden',
    at('after:setup', {
      choose: { ship: { is: 'friend' }, also: (_, ship) => ship.pilot !== 'pilot:naboohandmaiden' },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:decoyed')],
    }),
  ),

  /** In the front arcs of two enemies at range 1-2, attacking or defending, a blank may become a focus. */
  card('pilot:themandalorian-armedanddangerous', ...calmInCrossfire),

  /** Before the dial is revealed, a Force is a barrel roll that is no action. */
  card(
    'pilot:anakinskywalker-nabooroyaln1starfighter',
    at('before:reveal', { cost: { force: 1 }, may: ({ self }) => barrelRoll(self) }),
  ),

  /** Nobody modifies the dice of an enemy ship that has revealed the same speed. */
  card(
    'pilot:dineeellberger',
    cannot('modify', {
      name: 'defender',
      as: 'attacker',
      if: scene => scene.dice === 'defense' && fasterBy(scene, scene.attack.defender) === 0,
    }),
    cannot('modify', {
      name: 'attacker',
      as: 'defender',
      if: scene => scene.dice === 'attack' && fasterBy(scene, scene.attack.attacker) === 0,
    }),
  ),

  /** Faster than the enemy ship, one more die in primary attacks and in defense. */
  card(
    'pilot:ricolie',
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && isFaster(scene, scene.attack.defender),
      by: { add: 1 },
    }),
    amount('defenseDice', {
      as: 'defender',
      if: scene => isFaster(scene, scene.attack.attacker),
      by: { add: 1 },
    }),
  ),

  /** Faster than the enemy ship, all blanks may be rerolled. */
  card(
    'pilot:gavynsykes',
    dice({ as: 'attacker', if: scene => isFaster(scene, scene.attack.defender), does: blanks }),
    dice({ as: 'defender', if: scene => isFaster(scene, scene.attack.attacker), does: blanks }),
  ),
];
