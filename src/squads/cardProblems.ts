import type { Upgrade } from '../catalog/schemas/upgrade';
import { restrictionsOf } from '../catalog/upgradeIn';
import { type Hangar, priceOf } from './hangar';
import { anyOf, FACTION_NAMES, PROFILE_NAMES } from './names';
import type { CardProblem } from './problem';
import { meets, wordsOf } from './restrictions';

/** Why a card may not be on this pilot's ship, whatever its price and slots. The hangar is without that card. */
export function cardProblems(hangar: Hangar, card: Upgrade): readonly CardProblem[] {
  const { catalog, profile, squad, pilot } = hangar;
  const problem = (kind: CardProblem['kind'], words: string): CardProblem => ({ kind, card: card.id, words });
  if (card.standardLoadoutOnly) {
    return [problem('standardLoadout', `${card.name} is printed on standard loadouts only: it cannot be bought.`)];
  }
  const found: CardProblem[] = [];
  if (priceOf(card, profile, squad.faction) === null) {
    found.push(problem('pointSystem', `${card.name} cannot be taken in squads of ${PROFILE_NAMES[profile]}.`));
  }
  if (card.factions && !card.factions.includes(squad.faction)) {
    const factions = anyOf(card.factions.map(one => FACTION_NAMES[one]));
    found.push(problem('faction', `${card.name} is only for ${factions}.`));
  }
  if (card.shipTypes && !card.shipTypes.includes(pilot.shipType)) {
    const types = anyOf(card.shipTypes.map(id => catalog.shipType(id).name));
    found.push(problem('shipType', `${card.name} is only for the ${types}: ${pilot.name} flies another ship.`));
  }
  for (const restriction of restrictionsOf(card, profile)) {
    if (meets(hangar, restriction)) continue;
    found.push(problem('restriction', `${card.name} is only for ${wordsOf(restriction)}: not for ${pilot.name}.`));
  }
  return found;
}
