import type { ProfileId, Slot } from '../engine/core/vocabulary';
import type { Restriction } from './schemas/restriction';
import type { Upgrade } from './schemas/upgrade';

/** What a card asks of a ship in one point system, which may have its own in place of what the card prints. */
export const restrictionsOf = (card: Upgrade, profile: ProfileId): readonly Restriction[] =>
  card[profile]?.restrictions ?? card.restrictions;

/** The slot of a card and those that it fills besides; a point system may have others for it. */
export const slotsOf = (card: Upgrade, profile: ProfileId): readonly Slot[] => [
  card.slot,
  ...(card[profile]?.alsoOccupies ?? card.alsoOccupies),
];
