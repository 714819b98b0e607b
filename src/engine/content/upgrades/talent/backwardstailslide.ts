import { at, card, gain, isAtRangeZero, isConfigurationClosed, may } from '../../words';

/** With its configuration closed it boosts and rolls through obstacles and onto them; one left behind brings an evade. */
export default card(
  'upgrade:backwardstailslide',
  may('moveThroughObstacle', { if: isConfigurationClosed }),
  at('after:obstacle', {
    if: scene => !scene.maneuver && !isAtRangeZero(scene, scene.object),
    must: ({ self }) => [gain(self, 'evade')],
  }),
);
