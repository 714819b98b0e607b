import type { Catalog } from '../../catalog/catalog';
import type { ObstacleKind } from '../../engine/core/vocabulary';
import { OBSTACLE_NAMES, SLOT_NAMES } from '../../squads/names';
import type { AnySlot } from '../../squads/slots';
import { capitalized } from '../text';

/** Behind a name, one bullet a copy that a squad may have. */
export const bulletsOf = (limited: number): string => '•'.repeat(limited);

export const limitedWords = (limited: number): string => (limited > 0 ? `limited to ${limited}` : '');

export const slotName = (slot: AnySlot): string => {
  if (slot === 'weaponHardpoint') return 'weapon hardpoint';
  return slot === 'versatileFrame' ? 'versatile frame' : SLOT_NAMES[slot];
};

/** Obstacles have no names of their own: each kind is counted. */
export function obstacleNames({ obstacles }: Catalog): ReadonlyMap<string, string> {
  const counts = new Map<ObstacleKind, number>();
  return new Map(
    obstacles.map(({ id, kind }) => {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return [id, `${capitalized(OBSTACLE_NAMES[kind])} ${number}`];
    }),
  );
}
