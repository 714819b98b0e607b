import { at, card, flown, gain, isNearAsteroid, isTurn } from '../../words';

/** Before a turn or Koiogran turn of speed 1-2 with an asteroid at range 0-1, a tractor token. (Structures and huge ships are in no mission.) */
export default card(
  'upgrade:interloperturn',
  at('before:execute', {
    if: scene => {
      const maneuver = flown(scene);
      const tight = maneuver.speed === 1 || maneuver.speed === 2;
      return (
        tight && (isTurn(maneuver) || maneuver.bearing === 'koiogranTurn') && isNearAsteroid(scene, scene.self.id, 1)
      );
    },
    may: ({ self }) => [gain(self, 'tractor')],
  }),
);
