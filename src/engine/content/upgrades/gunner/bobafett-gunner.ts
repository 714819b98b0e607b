import { card, dice, there, turn } from '../../words';

/** Attacking, with nobody but the defender in the attack arc, one focus may become a hit. */
export default card(
  'upgrade:bobafett-gunner',
  dice({
    as: 'attacker',
    if: scene => there(scene, { is: 'other', inAttackArc: true }).every(({ id }) => id === scene.attack.defender),
    does: turn(['focus'], 'hit', 1),
  }),
);
