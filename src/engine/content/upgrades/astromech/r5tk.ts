import { card, isMeantAs, may } from '../../words';

/** It may attack friendly ships; those that are only allied it may not. */
export default card(
  'upgrade:r5tk',
  may('attackFriend', { if: scene => isMeantAs(scene, scene.target, { is: 'otherFriend' }) }),
);
