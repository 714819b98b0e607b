import { at, card, perform, whiteOnBar } from '../../words';

/** After a SLAM fully flown, a white action of its bar as a red one. */
export default card(
  'upgrade:advancedslam',
  at('after:action', {
    if: ({ action, partly }) => action === 'slam' && !partly,
    may: scene => perform(scene.self, whiteOnBar(scene, scene.self), { as: 'red' }),
  }),
);
