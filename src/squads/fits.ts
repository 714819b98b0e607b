import type { Upgrade } from '../catalog/schemas/upgrade';
import { cardProblems } from './cardProblems';
import { cardsOf, carriedIn, type Hangar, homelessIn, spentOn } from './hangar';
import { mayJoin } from './limited';

export { slotsLeft } from './slots';

/** Whether one more card may go on a ship: price, slots, faction, ship type and all restrictions but the standardized. */
export function fits(hangar: Hangar, card: Upgrade): boolean {
  const { profile, squad, pilot, equipped } = hangar;
  const printed = pilot[profile];
  if (!printed || pilot.standardLoadout || equipped.includes(card)) return false;
  if (spentOn([...equipped, card], profile, squad.faction) > printed.loadout) return false;
  if (cardProblems(hangar, card).length > 0) return false;
  return homelessIn({ ...hangar, equipped: [...equipped, card] }).length === 0 && isFree(hangar, card);
}

/** Of limited cards and of solitary ones, as many as the squad may have are not there yet. */
function isFree(hangar: Hangar, card: Upgrade): boolean {
  const { catalog, profile, squad, pilot } = hangar;
  const cards = [...cardsOf(catalog, profile, squad.ships), pilot, ...carriedIn(hangar)];
  return mayJoin([card], cards) && !(card.solitary && cards.some(one => isSolitary(one) && one.slot === card.slot));
}

const isSolitary = (card: object): card is Upgrade => 'solitary' in card && card.solitary === true;
