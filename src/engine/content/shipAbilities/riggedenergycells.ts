import { at, atRange, card, destroy, loseCharge, partly, sufferCrit } from '../words';

/** In the System Phase a charge goes. Without any at the end of the Activation Phase it blows up: a crit to all at range 0-1. */
export default partly(
  'docked, it keeps its charge',
  card(
    'shipAbility:riggedenergycells',
    at('during:system', { if: ({ self }) => self.charges > 0, must: ({ self }) => [loseCharge(self)] }),
    at('end:activation', {
      if: ({ self }) => self.charges === 0,
      must: scene => [destroy(scene.self), ...atRange(scene, 0, 1).map(sufferCrit)],
    }),
  ),
);
