import {
  amount,
  at,
  attackerRollsFewer,
  canGainDice,
  card,
  deniesRecovery,
  enemy,
  gainSeveral,
  inMy,
  isPrimary,
  isStressed,
  lastingTokens,
  lay,
  takesFocusOrEvade,
  transfer,
} from '../words';

export default [
  /** Unstressed, gains stress for one more die in the primary attack of a friend in the firing arc. */
  card(
    'pilot:janors',
    at('before:rollAttack', {
      as: 'attacker',
      who: { is: 'friend', inMy: 'firing' },
      cost: { gain: 'stress' },
      if: scene => isPrimary(scene) && canGainDice(scene) && !isStressed(scene.self),
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('attackDice', { as: 'attacker', who: { is: 'friend' }, while: 'paid', by: { add: 1 } }),
  ),

  /** At the start of the Engagement Phase, a ship in the firing arc may be made to engage at initiative 7. */
  card(
    'pilot:roarkgarnet',
    at('start:engagement', {
      choose: { ship: { is: 'any', inMy: 'firing' } },
      may: (scene, { ship }) => [lay(scene, 'seven', 'phase', { on: ship.id })],
    }),
    amount('engagesAt', { who: { is: 'any' }, while: 'seven', by: { set: 7 } }),
  ),

  /** As the Engagement Phase starts, one of its focus tokens may go to a friend in the firing arc. */
  card(
    'pilot:kylekatarn',
    at('start:engagement', {
      if: ({ self }) => self.tokens.focus > 0,
      choose: { ship: { is: 'otherFriend', inMy: 'firing' } },
      may: ({ self }, { ship }) => transfer(self, ship, 'focus'),
    }),
  ),

  /** As the Engagement Phase starts, a focus or evade token of an enemy at range 0-2 in the firing arc may come over. */
  card('pilot:palobgodalhi', takesFocusOrEvade(enemy(0, 2, { inMy: 'firing' }))),

  /** After an enemy at range 0-3 gains ion tokens, three charges give it two more. */
  card(
    'pilot:dacebonearm',
    at('after:gain', {
      who: enemy(0, 3),
      cost: { charge: 3 },
      if: ({ token }) => token === 'ion',
      may: ({ self, subject }) => gainSeveral(subject, 'ion', 2, self),
    }),
  ),

  /** At the start of the Engagement Phase, a ship in the firing arc may be made to engage at initiative 0. */
  card(
    'pilot:torkilmux',
    at('start:engagement', {
      choose: { ship: { is: 'any', inMy: 'firing' } },
      may: (scene, { ship }) => [lay(scene, 'last', 'phase', { on: ship.id })],
    }),
    amount('engagesAt', { who: { is: 'any' }, while: 'last', by: { set: 0 } }),
  ),

  /** While this ship or one in its turret arc, a remote too, defends, a Force: the attacker rolls one attack die fewer. */
  card('pilot:kananjarrus-hwk290lightfreighter', ...attackerRollsFewer('turret')),

  /** As the End Phase starts, two charges let this ship or one in its turret arc keep its circular tokens through it. */
  card('pilot:gamutkey', ...lastingTokens({}, (scene, { id }) => id === scene.self.id || inMy(scene, 'turret', id))),

  /** In the End Phase, two charges keep an enemy in the turret arc from recovering a recurring charge or Force. */
  card('pilot:tapusk', ...deniesRecovery({ is: 'enemy', inMy: 'turret' })),
];
