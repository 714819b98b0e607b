import type { Catalog } from '../../../catalog/catalog';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import { restrictionsOf } from '../../../catalog/upgradeIn';
import type { CardWords } from '../../../catalog/words';
import type { Faction, ProfileId } from '../../../engine/core/vocabulary';
import { priceOf } from '../../../squads/hangar';
import { ARC_NAMES, anyOf, FACTION_NAMES } from '../../../squads/names';
import { wordsOf } from '../../../squads/restrictions';
import { slotsFilledBy } from '../../../squads/slots';
import { HandsLine } from '../../hands/HandsMark';
import { Icon } from '../../Icon';
import { band, capitalized } from '../../text';
import type { ShipFacts } from '../builder/shipFacts';
import { bulletsOf, limitedWords, slotName } from '../words';
import { ShipChanges } from './ShipChanges';
import { WordsOf } from './WordsOf';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly profile: ProfileId;
  readonly faction: Faction;
  readonly upgrade: Upgrade;
  readonly ship: ShipFacts | null;
}

/** An upgrade: who may carry it, what it costs, and what it does. */
export function UpgradeDetails({ catalog, words, profile, faction, upgrade, ship }: Props) {
  const { id, name, slot, limited, sides, charges, force, weapon, conditions, places, standardLoadoutOnly } = upgrade;
  const price = priceOf(upgrade, profile, faction);
  return (
    <>
      <h2>
        <Icon name={`${slot}Slot`} size={30} />
        <span>
          <span title={limitedWords(limited)}>{bulletsOf(limited)}</span> {name}
        </span>
      </h2>
      <p className="quiet">
        {capitalized(slotsFilledBy(upgrade, profile).map(slotName).join(' and '))}.{' '}
        {price === null ? 'It cannot be bought in this point system.' : `Costs ${price} of the loadout.`}
        {sides && ` Two sides: ${sides.join(' and ')}.`}
      </p>
      <HandsLine cards={[upgrade]} />
      <p>{words.of(id)}</p>
      <WordsOf catalog={catalog} words={words} ids={[...conditions, ...places]} />
      {weapon && (
        <p>
          <Icon name={`${weapon.arc}Arc`} /> Attack {weapon.attack} in the {ARC_NAMES[weapon.arc]} arc, range{' '}
          {band(weapon.minRange, weapon.maxRange)}
          {!weapon.rangeBonus && ', no range bonus'}.
        </p>
      )}
      {charges && <p>Charges: {charges.value + (charges.recovers > 0 ? ', recovering' : '')}</p>}
      {force && <p>Force: {force.value} more</p>}
      {ship && !standardLoadoutOnly && <ShipChanges ship={ship} upgrade={upgrade} />}
      <Rules catalog={catalog} profile={profile} upgrade={upgrade} />
    </>
  );
}

function Rules({ catalog, profile, upgrade }: Pick<Props, 'catalog' | 'profile' | 'upgrade'>) {
  const { factions, shipTypes, addsSlots, solitary, standardized, standardLoadoutOnly } = upgrade;
  const rules = [
    ...(standardLoadoutOnly ? ['Printed on standard loadouts only.'] : []),
    ...(factions ? [`Only for ${anyOf(factions.map(one => FACTION_NAMES[one]))}.`] : []),
    ...(shipTypes ? [`Only for the ${anyOf(shipTypes.map(one => catalog.shipType(one).name))}.`] : []),
    ...restrictionsOf(upgrade, profile).map(one => `Only for ${wordsOf(one)}.`),
    ...(addsSlots.length > 0 ? [`Adds slots: ${addsSlots.map(slotName).join(', ')}.`] : []),
    ...(solitary ? ['Solitary: one such card of this slot in a squad.'] : []),
    ...(standardized ? ['Standardized: all ships of the type in the squad carry it, or none.'] : []),
  ];
  if (rules.length === 0) return null;
  return (
    <section>
      <h3>Rules for carrying it</h3>
      <ul className="detail-rules">
        {rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
