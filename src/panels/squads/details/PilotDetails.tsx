import type { Catalog } from '../../../catalog/catalog';
import type { Pilot } from '../../../catalog/schemas/pilot';
import { shipAbilityOf } from '../../../catalog/shipAbility';
import { actionBarOf, statsOf } from '../../../catalog/shipOf';
import type { CardWords } from '../../../catalog/words';
import type { ProfileId } from '../../../engine/core/vocabulary';
import { ARC_NAMES } from '../../../squads/names';
import { NUMBER_MEANINGS } from '../../glossary';
import { HandsLine } from '../../hands/HandsMark';
import { cardsOfPilot } from '../../hands/hands';
import { Icon } from '../../Icon';
import { ActionBar } from '../../table/rail/card/ActionBar';
import { SmallDial } from '../../table/rail/card/SmallDial';
import { capitalized } from '../../text';
import '../../table/rail/maneuverMark.css';
import '../../table/rail/shipCard.css';
import { Silhouette } from '../Silhouette';
import { bulletsOf, limitedWords, slotName } from '../words';
import { WordsOf } from './WordsOf';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly profile: ProfileId;
  readonly pilot: Pilot;
}

/** A pilot with its ship: numbers, actions, dial, and what the card says. */
export function PilotDetails({ catalog, words, profile, pilot }: Props) {
  const { id, name, subtitle, limited, initiative, standardLoadout, conditions } = pilot;
  const shipType = catalog.shipType(pilot.shipType);
  const ability = shipAbilityOf(pilot, shipType);
  const price = pilot[profile];
  const keywords = [...new Set([...pilot.keywords, ...shipType.keywords])];
  const own = words.of(id);
  return (
    <>
      <h2>
        <Silhouette shipType={shipType.id} size={36} />
        <span>
          <span title={limitedWords(limited)}>{bulletsOf(limited)}</span> {name}
        </span>
      </h2>
      <p className="quiet">
        {subtitle && `${subtitle}. `}
        {capitalized(shipType.size)} ship, {shipType.name}. Initiative {initiative}.
        {price && ` ${price.points} points.`}
      </p>
      <HandsLine cards={cardsOfPilot(catalog, pilot)} />
      {own ? <p>{own}</p> : <p className="quiet">No ability of its own.</p>}
      {ability && (
        <p>
          <strong>{ability}:</strong> {words.shipAbility(ability)}
        </p>
      )}
      <WordsOf catalog={catalog} words={words} ids={conditions} />
      {standardLoadout && (
        <section>
          <h3>Carries, printed on its card</h3>
          <ul className="detail-cards">
            {standardLoadout.map(card => (
              <li key={card}>
                <strong>
                  <Icon name={`${catalog.upgrade(card).slot}Slot`} /> {catalog.upgrade(card).name}
                </strong>{' '}
                {words.of(card)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Numbers pilot={pilot} catalog={catalog} />
      <div className="detail-ship">
        <SmallDial dial={statsOf(pilot, shipType).dial} />
        <ActionBar bar={actionBarOf(pilot, shipType)} />
      </div>
      {price && !standardLoadout && (
        <section>
          <h3>Loadout {price.loadout}</h3>
          <ul className="detail-slots">
            {price.slots.map((slot, at) => (
              <li key={`${slot} ${at}`}>
                <Icon name={`${slot}Slot`} /> {slotName(slot)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {keywords.length > 0 && <p className="quiet">Keywords: {keywords.join(', ')}</p>}
    </>
  );
}

function Numbers({ pilot, catalog }: Pick<Props, 'pilot' | 'catalog'>) {
  const { weapons, agility, hull, shields } = statsOf(pilot, catalog.shipType(pilot.shipType));
  const { force, charges } = pilot;
  return (
    <dl className="card-numbers">
      {weapons.map(({ arc, attack }) => (
        <div key={arc} className="card-number card-attack" title={NUMBER_MEANINGS.attack.means}>
          <dt>
            <Icon name={`${arc}Arc`} /> {capitalized(ARC_NAMES[arc])}
          </dt>
          <dd>{attack}</dd>
        </div>
      ))}
      <One number="agility" value={agility} />
      <One number="hull" value={hull} />
      {shields > 0 && <One number="shields" value={shields} />}
      {force && <One number="force" value={force.value} />}
      {charges && <One number="charge" value={charges.value} />}
    </dl>
  );
}

function One({ number, value }: { readonly number: keyof typeof NUMBER_MEANINGS; readonly value: number }) {
  const { name, means } = NUMBER_MEANINGS[number];
  return (
    <div className={`card-number card-${number}`} title={means}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
