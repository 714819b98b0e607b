import { add, amount, at, cancel, cannot, card, dice, isPrimary, lay, weaponIn } from '../words';

export default [
  /** Before the results of a primary attack are neutralized, two Force cancel an evade. */
  card(
    'pilot:seventhsister',
    dice({
      as: 'attacker',
      at: 'before:neutralize',
      cost: { force: 2 },
      if: isPrimary,
      does: cancel(['evade'], 1, { dice: 'defense' }),
    }),
  ),

  /** Defending at range 1, a Force denies the range 1 bonus; attacking at range 2-3, a Force takes it. Ordnance has none. */
  card(
    'pilot:grandinquisitor',
    at('before:rollAttack', {
      name: 'denied',
      as: 'defender',
      cost: { force: 1 },
      if: scene => scene.attack.range === 1 && weaponIn(scene).rangeBonus,
      may: scene => [lay(scene, 'denied', 'attack')],
    }),
    cannot('applyRangeBonus', { as: 'defender', while: 'denied', if: ({ side }) => side === 'attacker' }),
    at('before:rollAttack', {
      name: 'taken',
      as: 'attacker',
      cost: { force: 1 },
      if: scene => scene.attack.range >= 2 && weaponIn(scene).rangeBonus,
      may: scene => [lay(scene, 'taken', 'attack')],
    }),
    amount('attackDice', { as: 'attacker', while: 'taken', by: { add: 1 } }),
  ),

  /** After results are neutralized, if the attack hit, two Force add a crit. */
  card(
    'pilot:fifthbrother',
    dice({
      as: 'attacker',
      at: 'after:neutralize',
      cost: { force: 2 },
      if: ({ attack }) => attack.hit === true,
      does: add('crit'),
    }),
  ),
];
