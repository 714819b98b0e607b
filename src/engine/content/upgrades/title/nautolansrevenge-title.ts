import { at, card, isTractored, suffer } from '../../words';

/** When a tractored enemy in the rear arc has suffered damage, the charge is one hit more. */
export default card(
  'upgrade:nautolansrevenge-title',
  at('after:suffer', {
    who: { is: 'enemy', inMy: 'rear' },
    cost: { charge: 1 },
    if: scene => isTractored(scene, scene.subject) && !scene.subject.destroyed,
    may: ({ subject }) => [suffer(subject, 'hit')],
  }),
);
