import type { Ship } from '../../src/engine/core/state';
import type { UpgradeId } from '../../src/engine/core/vocabulary';
import { engine } from './engine';

/** What a story says of a ship's cards, by bare ids. */
interface Cards {
  readonly upgrades?: readonly string[];
  readonly flipped?: readonly string[];
}

/** Of the cards that come with a type of ship, only those that the story names: the others would ask in every story. */
export function carried({ pilot, upgrades }: Ship, { upgrades: named = [], flipped = [] }: Cards): Ship['upgrades'] {
  const { shipType, standardLoadout } = engine.rules.catalog.pilot(pilot);
  const { autoEquip } = engine.rules.catalog.shipType(shipType);
  const isNamed = (card: UpgradeId) => named.includes(card.slice('upgrade:'.length));
  return upgrades
    .filter(({ card }) => standardLoadout || isNamed(card) || !autoEquip.includes(card))
    .map(one => ({ ...one, side: flipped.includes(one.card.slice('upgrade:'.length)) ? 1 : 0 }));
}
