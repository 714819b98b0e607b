import { card, defendsNow, docked, instead, suffer } from '../../words';

/** While it defends, a ship docked with it may suffer the damage in its place. */
export default card(
  'upgrade:malefactor-title',
  instead('sufferOne', {
    if: scene => defendsNow(scene) !== null && docked(scene).length > 0,
    may: scene => [suffer(docked(scene)[0]!, scene.effect.damage)],
  }),
);
