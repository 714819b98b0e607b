import { at, card, coordinateTogether, isCoordinatable, treatAction } from '../../words';

const TIES = ['shipType:tiefofighter', 'shipType:tiesffighter'] as const;

/** A white coordinate of a TIE/fo or TIE/sf may be made red, to coordinate up to two more of these: all perform the same action, as red. */
export default card(
  'upgrade:generalhux-crew',
  at('before:action', {
    if: scene => scene.action === 'coordinate' && scene.color === 'white' && isCoordinatable(scene, TIES),
    may: () => [treatAction('red'), coordinateTogether(2, TIES)],
  }),
);
