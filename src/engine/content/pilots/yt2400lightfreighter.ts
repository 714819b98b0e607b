import { calculatesLock, card, handsOnObstacles, may, overlaps, recalculates, same } from '../words';

/** After attacking or defending, a calculate token if one was spent. */
const leebo = card('pilot:leebo', ...recalculates);

/** As the Engagement Phase ends, a calculate token for a lock on an enemy ship at range 2-3. */
const withLoadout = card('pilot:leebo-swz103-sl-rebelalliance', calculatesLock);

/** A red token that an obstacle has brought may go on to a friend at range 0-1. */
const dash = card('pilot:dashrendar-swz103-sl-rebelalliance', handsOnObstacles);

export default [
  /** Ignores obstacles while moving. */
  card('pilot:dashrendar', may('ignoreObstacle', { if: scene => scene.while === 'moving' })),

  /** In the Engagement Phase, ignores the obstacles that it overlaps. */
  card(
    'pilot:dashrendar-swz103-rebelalliance',
    may('ignoreObstacle', { if: scene => scene.state.phase === 'engagement' && overlaps(scene, scene.object) }),
  ),

  dash,
  same('pilot:dashrendar-swz103-sl-scumandvillainy', dash),
  leebo,
  same('pilot:leebo-swz103-rebelalliance', leebo),
  withLoadout,
  same('pilot:leebo-swz103-sl-scumandvillainy', withLoadout),
];
