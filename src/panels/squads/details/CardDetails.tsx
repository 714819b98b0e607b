import type { Catalog } from '../../../catalog/catalog';
import type { CardWords } from '../../../catalog/words';
import type { Faction, PilotId, ProfileId, UpgradeId } from '../../../engine/core/vocabulary';
import type { ShipFacts } from '../builder/shipFacts';
import { PilotDetails } from './PilotDetails';
import { UpgradeDetails } from './UpgradeDetails';
import './details.css';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly profile: ProfileId;
  readonly faction: Faction;
  readonly card: PilotId | UpgradeId | null;
  /** For which cards are being chosen. */
  readonly ship: ShipFacts | null;
}

/** The card that is looked at, in plain words. */
export function CardDetails({ catalog, words, profile, faction, card, ship }: Props) {
  return (
    <aside className="details" aria-label="Card">
      {card && catalog.hasPilot(card) && (
        <PilotDetails catalog={catalog} words={words} profile={profile} pilot={catalog.pilot(card)} />
      )}
      {card && catalog.hasUpgrade(card) && (
        <UpgradeDetails
          catalog={catalog}
          words={words}
          profile={profile}
          faction={faction}
          upgrade={catalog.upgrade(card)}
          ship={ship}
        />
      )}
      {!card && <p className="quiet">Choose a pilot or a card to read what it does.</p>}
    </aside>
  );
}
