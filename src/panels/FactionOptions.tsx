import { FACTIONS } from '../engine/core/vocabulary';
import { FACTION_NAMES } from '../squads/names';

/** The seven factions, to choose from in a list. */
export const FactionOptions = () =>
  FACTIONS.map(one => (
    <option key={one} value={one}>
      {FACTION_NAMES[one]}
    </option>
  ));
