import {
  at,
  card,
  friend,
  isOwnDevice,
  isOwnDeviceObstacle,
  launch,
  launchable,
  may,
  placedNothing,
} from '../../words';

const AHEAD = ['3bankLeft', '3straight', '3bankRight'] as const;

/** After a friend at range 0-1 defends, a device may be launched by a 3 bank or straight, the first of the round. Devices of its side are ignored. */
export default card(
  'upgrade:topcover-talent',
  at('after:attack', {
    as: 'defender',
    who: friend(0, 1),
    if: placedNothing,
    choose: { oneOf: scene => launchable(scene, AHEAD) },
    may: (scene, { card: of }) => launch(scene, of, AHEAD),
  }),
  may('ignoreDevice', { if: isOwnDevice }),
  may('ignoreObstacle', { if: isOwnDeviceObstacle }),
);
