import {
  ALL,
  type AttackScene,
  at,
  cancel,
  card,
  damageOn,
  dice,
  enemy,
  friend,
  greenTokens,
  handGreen,
  handLocks,
  inMy,
  isMeantAs,
  otherFriend,
  perform,
  reroll,
  rocksUnder,
  same,
  transfer,
  turn,
  undone,
} from '../words';

/** As the Engagement Phase starts, a calculate token may go to another friend at range 0-3. */
const dfs311 = card(
  'pilot:dfs311',
  at('start:engagement', {
    if: ({ self }) => self.tokens.calculate > 0,
    choose: { ship: otherFriend(0, 3) },
    may: ({ self }, { ship }) => transfer(self, ship, 'calculate'),
  }),
);

const isOtherFriend = (scene: AttackScene): boolean => isMeantAs(scene, scene.attack.defender, { is: 'otherFriend' });

export default [
  /** Attacking who is in the bullseye, one blank may be rerolled. */
  card(
    'pilot:precisehunter',
    dice({
      as: 'attacker',
      if: scene => inMy(scene, 'bullseye', scene.attack.defender),
      does: reroll(1, { only: ['blank'] }),
    }),
  ),

  /** An enemy in the bullseye at range 0-2 turns on another friend: a calculate or lock action. */
  card(
    'pilot:haorchallprototype',
    at('after:declare', {
      who: enemy(0, 2, { inMy: 'bullseye' }),
      as: 'attacker',
      if: isOtherFriend,
      may: ({ self }) => perform(self, ['calculate', 'lock']),
    }),
  ),
  /** The same at any range; nothing of a scenario is ever attacked in the missions of 2025. */
  card(
    'pilot:haorchallprototype-siegeofcoruscant',
    at('after:declare', {
      who: { is: 'enemy', inMy: 'bullseye' },
      as: 'attacker',
      if: isOtherFriend,
      may: ({ self }) => perform(self, ['calculate', 'lock']),
    }),
  ),

  /** A friend at range 0-1 that defends may spend a calculate token: every crit becomes a hit. */
  card(
    'pilot:dfs081',
    dice({
      as: 'defender',
      who: friend(0, 1),
      cost: { spend: 'calculate', of: 'subject' },
      does: turn(['crit'], 'hit', ALL, { dice: 'attack' }),
    }),
  ),
  /** Defending, a charge and a calculate token cancel a crit. */
  card(
    'pilot:dfs081-siegeofcoruscant',
    dice({
      as: 'defender',
      cost: [{ charge: 1 }, { spend: 'calculate' }],
      does: cancel(['crit'], 1, { dice: 'attack' }),
    }),
  ),

  dfs311,
  same('pilot:dfs311-siegeofcoruscant', dfs311),

  /** A friend at range 0-1 that stays on an asteroid or debris cloud instead of moving may repair a damage, for a charge. */
  card(
    'pilot:theironassembler',
    at('after:skipManeuver', {
      who: friend(0, 1),
      cost: { charge: 1 },
      if: scene => rocksUnder(scene, scene.subject).length > 0,
      choose: { oneOf: ({ subject }) => damageOn(subject) },
      may: (scene, { key }) => [undone({ ...scene, self: scene.subject }, key)],
    }),
  ),

  /** Destroyed, its locks and green tokens go to another Holdout at range 0-3. */
  card(
    'pilot:kelrodoaiholdout',
    at('after:destroyed', {
      if: ({ self }) => self.locks.length + greenTokens(self) > 0,
      choose: { ship: otherFriend(0, 3, { pilot: 'pilot:kelrodoaiholdout' }) },
      may: ({ self }, { ship }) => [...handLocks(self, ship), ...handGreen(self, ship)],
    }),
  ),
];
