import { at, card, chargesOn, enemy, lay, meant, rollFor, suffer } from '../../words';

/** Three charges may be spent in the System Phase; with none left as the Activation Phase ends, enemies at range 0-1 each roll: hit or crit hurts. */
export default card(
  'upgrade:niteowlsentries-crew',
  at('during:system', { cost: { charge: 3 }, may: scene => [lay(scene, 'alert', 'round')] }),
  at('end:activation', {
    if: scene => chargesOn(scene) === 0,
    must: scene =>
      meant(scene, enemy(0, 1)).map(ship =>
        rollFor(scene, ship, 1, [{ faces: ['hit', 'crit'], then: [suffer(ship, 'hit')] }]),
      ),
  }),
);
