import { at, atMyDevices, card, laysOut } from '../../words';

/** Two buoys are laid out before forces are placed; before engaging, a lock on a ship close to one of them. */
export default card(
  'upgrade:sensorbuoysuite',
  laysOut('device:sensorbuoy', 2, { beyond: 2 }),
  at('before:engage', {
    may: scene => {
      const targets = atMyDevices(scene, 'device:sensorbuoy', 1);
      return targets.length > 0 ? [{ do: 'offerLock', ship: scene.self.id, targets }] : [];
    },
  }),
);
