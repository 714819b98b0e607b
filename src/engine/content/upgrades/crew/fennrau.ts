import { card, friend, revealed, shedsRedFaceToFace } from '../../words';

/** Before a friend at range 0-2 engages that revealed speed 1 or more and has an enemy at range 1 in its front arc, it may remove a red token. */
export default card(
  'upgrade:fennrau',
  shedsRedFaceToFace(friend(0, 2), ({ subject }) => (revealed(subject)?.speed ?? 0) >= 1),
);
