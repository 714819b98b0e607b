import { at, card, lose, partly, suffer } from '../words';

/** A white SLAM on the bar. After each SLAM the ship must suffer a hit, and loses a disarm token. */
export default partly(
  'the SLAM action is not on the bar',
  card(
    'condition:primedforspeed',
    at('after:action', {
      if: scene => scene.action === 'slam',
      must: ({ self }) => [suffer(self, 'hit'), lose(self, 'disarm')],
    }),
  ),
);
