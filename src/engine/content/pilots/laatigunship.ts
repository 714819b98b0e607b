import { assign, at, card, flown, isBasic } from '../words';

export default [
  /** After a basic maneuver the next may be a sickening one. */
  card(
    'pilot:sicko',
    at('after:execute', {
      if: scene => isBasic(flown(scene)),
      may: scene => [assign(scene, scene.self, 'condition:sickeningmaneuver')],
    }),
  ),
];
