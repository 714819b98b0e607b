import { at, card, friend, gain, hasOnBar, near } from '../../words';

/** When a friend at range 0-3 with calculate on its bar is destroyed, every such friend there gains a calculate token. */
export default card(
  'upgrade:ta175',
  at('after:destroyed', {
    who: friend(0, 3),
    if: scene => hasOnBar(scene, scene.subject, 'calculate'),
    must: scene =>
      near(scene, scene.self.id, friend(0, 3))
        .filter(ship => hasOnBar(scene, ship, 'calculate'))
        .map(ship => gain(ship, 'calculate')),
  }),
);
