import { type Ability, at, instead } from '../../core/ability';
import { type Carries, carries } from '../../core/has';
import type { Ship } from '../../core/state';
import type { ShipTypeId } from '../../core/vocabulary';
import { canDock, carrierOf, dockedWith, takesIn } from '../../look/docking';
import type { Scene } from './card';
import { lay } from './notes';

/**
 * Ships of these types can dock with this one: before forces are placed, in the System Phase, or when they overlap it
 * with a maneuver. In the System Phase they may leave it.
 */
export function canCarry(
  shipTypes: readonly ShipTypeId[],
  more: Partial<Pick<Carries, 'guides'>> = {},
): readonly Ability[] {
  const who = { is: 'otherFriend', shipTypes } as const;
  return [
    carries(shipTypes, more),
    at('during:system', {
      name: 'dock',
      who,
      if: scene => canDock(scene, scene.self, scene.subject),
      may: ({ self, subject }) => [{ do: 'dock', ship: subject.id, carrier: self.id }],
    }),
    at('during:system', {
      name: 'launch',
      who: { is: 'docked' },
      may: ({ self, subject }) => [{ do: 'offerLaunch', ship: subject.id, carrier: self.id, emergency: false }],
    }),
    // The effects of the overlap are not resolved; it docks once its maneuver is executed.
    instead('overlapShips', {
      who,
      if: scene => scene.effect.overlapped.includes(scene.self.id) && takesIn(scene, scene.self, scene.subject),
      may: scene => [lay(scene, 'alongside', 'activation', { on: scene.subject.id })],
    }),
    at('after:execute', {
      name: 'alongside',
      who,
      while: 'alongside',
      must: ({ self, subject }) => [{ do: 'dock', ship: subject.id, carrier: self.id }],
    }),
  ];
}

/** The ship that this one is docked with. */
export const carrier = (scene: Scene): Ship | null => carrierOf(scene, scene.self);
/** The ships that are docked with this one. */
export const docked = ({ state, self }: Scene): readonly Ship[] => dockedWith(state, self.id);
