import { at, card, lose, onBar, suffer } from '../words';

/** A white SLAM on the bar. After each SLAM the ship must suffer a hit, and loses a disarm token. */
export default card(
  'condition:primedforspeed',
  onBar('slam', { color: 'white' }),
  at('after:action', {
    if: scene => scene.action === 'slam',
    must: ({ self }) => [suffer(self, 'hit'), lose(self, 'disarm')],
  }),
);
