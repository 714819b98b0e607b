import {
  amount,
  at,
  canGainDice,
  card,
  changeManeuver,
  dice,
  fastFriendsMove,
  flown,
  friend,
  gain,
  hullLeft,
  isBank,
  isPrimary,
  lay,
  meant,
  orangeTokens,
  passesOnTalent,
  perform,
  redButLocks,
  reroll,
  revealed,
  type Ship,
  staysToTheEnd,
} from '../words';

const speedIs = (ship: Ship, rest: 0 | 1): boolean => {
  const maneuver = revealed(ship);
  return maneuver !== null && maneuver.speed % 2 === rest;
};

export default [
  /** Destroyed, one of its talents may go to a friend at range 0-2 that is not limited; when the game is over it is back. */
  card('pilot:knack', ...passesOnTalent),

  /** For two charges, a revealed 2 bank is executed as a sideslip. */
  card(
    'pilot:slider',
    at('after:reveal', {
      cost: { charge: 2 },
      if: scene => flown(scene).speed === 2 && isBank(flown(scene)),
      may: scene => [changeManeuver(scene.self, flown(scene), { slips: true })],
    }),
  ),

  /** As the End Phase starts, friends at range 0-1 that revealed speed 3-5 may be strained for a barrel roll or boost. */
  card('pilot:hawk-clonez95headhunter', fastFriendsMove),

  /** Destroyed in the Engagement Phase, this ship and friends at range 0-2 that are not limited stay until its end. */
  card('pilot:warthog-clonez95headhunter', ...staysToTheEnd),

  /** As the Engagement Phase starts, a boost if a friend at range 0-1 has revealed a blue maneuver. */
  card(
    'pilot:boost',
    at('start:engagement', {
      if: scene => meant(scene, friend(0, 1)).some(ship => revealed(ship)?.difficulty === 'blue'),
      may: ({ self }) => perform(self, ['boost']),
    }),
  ),

  /** With exactly one red token that is no lock, or exactly one orange one, friends at range 0-1 may reroll an attack die. */
  card(
    'pilot:drift',
    dice({
      as: 'attacker',
      who: friend(0, 1),
      if: ({ self }) => redButLocks(self) === 1 || orangeTokens(self) === 1,
      does: reroll(1),
    }),
  ),

  /** One more defense die after an even speed, one more die in a primary attack after an odd one. */
  card(
    'pilot:stub',
    amount('defenseDice', { as: 'defender', if: ({ self }) => speedIs(self, 0), by: { add: 1 } }),
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && speedIs(scene.self, 1),
      by: { add: 1 },
    }),
  ),

  /** Against two or less hull, may roll one more attack die and is depleted after the roll. */
  card(
    'pilot:killer',
    at('before:rollAttack', {
      as: 'attacker',
      if: scene => canGainDice(scene) && hullLeft(scene, scene.attack.defender) <= 2,
      may: scene => [lay(scene, 'one more', 'attack')],
    }),
    amount('attackDice', { as: 'attacker', while: 'one more', by: { add: 1 } }),
    at('after:rollAttack', { as: 'attacker', while: 'one more', must: ({ self }) => [gain(self, 'deplete')] }),
  ),
];
