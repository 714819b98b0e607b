import { amount, anyShip, at, card, greenTokens, isMeantAs, lay, may, shipAt } from '../../words';

/** Jams friends or itself too. Against an attacker without green tokens, or beside a jammed ship in its arc, one more defense die. */
export default card(
  'upgrade:enhancedjammingsuite',
  may('jam', { if: scene => isMeantAs(scene, scene.target, { is: 'friend' }) }),
  at('before:rollDefense', {
    as: 'defender',
    if: scene => {
      const attacker = shipAt(scene, scene.attack.attacker);
      return !attacker || greenTokens(attacker) === 0 || anyShip(scene, { is: 'any', inAttackArc: true, has: ['jam'] });
    },
    may: scene => [lay(scene, 'more', 'attack')],
  }),
  amount('defenseDice', { as: 'defender', while: 'more', by: { add: 1 } }),
);
