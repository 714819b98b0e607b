import { amount, anyShip, at, card, isMeantAs, lacksGreen, lay, may } from '../../words';

/** Jams friends or itself too. Against an attacker without green tokens, or beside a jammed ship in its arc, one more defense die. */
export default card(
  'upgrade:enhancedjammingsuite',
  may('jam', { if: scene => isMeantAs(scene, scene.target, { is: 'friend' }) }),
  at('before:rollDefense', {
    as: 'defender',
    if: scene =>
      lacksGreen(scene, scene.attack.attacker) || anyShip(scene, { is: 'any', inAttackArc: true, has: ['jam'] }),
    may: scene => [lay(scene, 'more', 'attack')],
  }),
  amount('defenseDice', { as: 'defender', while: 'more', by: { add: 1 } }),
);
