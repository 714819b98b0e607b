import { anyShip, at, card, perform } from '../../words';

/** After a reload or rotate action in an enemy's firing arc, a red calculate. */
export default card(
  'upgrade:watchfulastromech',
  at('after:action', {
    if: scene =>
      (scene.action === 'reload' || scene.action === 'rotate') && anyShip(scene, { is: 'enemy', meIn: 'firing' }),
    may: ({ self }) => perform(self, ['calculate'], { as: 'red' }),
  }),
);
