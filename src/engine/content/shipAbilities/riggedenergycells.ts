import { at, atRange, card, destroy, loseCharge, sufferCrit } from '../words';

/** Unless docked, a charge goes in the System Phase. Without any at the end of the Activation Phase it blows up: a crit to all at range 0-1. */
export default card(
  'shipAbility:riggedenergycells',
  at('during:system', { if: ({ self }) => self.charges > 0, must: ({ self }) => [loseCharge(self)] }),
  at('end:activation', {
    if: ({ self }) => self.charges === 0,
    must: scene => [destroy(scene.self), ...atRange(scene, 0, 1).map(sufferCrit)],
  }),
);
