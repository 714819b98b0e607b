import { type Ability, after, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { DeviceId, UpgradeId } from '../../core/vocabulary';
import { bank, straight, type Template, turn } from '../../geometry/template';
import { dropPlace } from '../../look/devices';
import { chargesOn } from '../words';

/** In the System Phase, with a charge, the 1 straight template at the rear guides; one device a ship, and never with a decloak. */
const droppedInSystemPhase = (device: DeviceId): Ability =>
  after('systemReached', {
    if: scene =>
      scene.event.ship === scene.self.id &&
      chargesOn(scene) > 0 &&
      !scene.self.round.placedDevice &&
      !scene.self.round.decloaked &&
      dropPlace(scene, scene.self, device, 'rear', straight(1), '1straight') !== null,
    may: scene => {
      const place = dropPlace(scene, scene.self, device, 'rear', straight(1), '1straight');
      return place ? [{ do: 'offerDrop', ship: scene.self.id, card: scene.source as UpgradeId, places: [place] }] : [];
    },
  });

const SPEED_THREE: Readonly<Record<string, Template>> = {
  '3turnLeft': turn(3, 'left'),
  '3bankLeft': bank(3, 'left'),
  '3straight': straight(3),
  '3bankRight': bank(3, 'right'),
  '3turnRight': turn(3, 'right'),
};

/** Both ends of the ship, every speed 3 template. */
function droidPlaces(scene: Scene): Effects {
  const places = (['rear', 'front'] as const).flatMap(edge =>
    Object.entries(SPEED_THREE).flatMap(
      ([name, template]) => dropPlace(scene, scene.self, 'device:drk1probedroid', edge, template, name) ?? [],
    ),
  );
  return [{ do: 'offerDrop', ship: scene.self.id, card: scene.source as UpgradeId, places }];
}

export const device = {
  'upgrade:protonbombs': [droppedInSystemPhase('device:protonbomb')],
  'upgrade:proximitymines': [droppedInSystemPhase('device:proximitymine')],
  'upgrade:connernets': [droppedInSystemPhase('device:connernet')],

  /** During the End Phase, dropped or launched by any speed 3 template. */
  'upgrade:drk1probedroids': [after('endPhaseReached', { if: scene => chargesOn(scene) > 0, may: droidPlaces })],
} satisfies Record<string, Ability[]>;
