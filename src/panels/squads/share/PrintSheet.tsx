import type { Catalog } from '../../../catalog/catalog';
import { shipAbilityOf } from '../../../catalog/shipAbility';
import { statsOf } from '../../../catalog/shipOf';
import type { CardWords } from '../../../catalog/words';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import { totalOf } from '../../../squads/io/writeXws';
import { FACTION_NAMES } from '../../../squads/names';
import { pilotName, shipFacts } from '../builder/shipFacts';
import { Outline } from '../picker/Outline';
import { obstacleNames, slotName } from '../words';
import './print.css';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly profile: ProfileId;
  readonly squad: KeptSquad;
}

/** The squad on paper: seen in print only. */
export function PrintSheet({ catalog, words, profile, squad }: Props) {
  const names = obstacleNames(catalog);
  const { points } = catalog.profile(profile);
  return (
    <article className="print-sheet">
      <h1>{squad.name}</h1>
      <p>
        {FACTION_NAMES[squad.faction]}, {totalOf(catalog, profile, squad)} of {points} points
      </p>
      {squad.ships.map((_, at) => (
        <PrintedShip key={at} catalog={catalog} words={words} profile={profile} squad={squad} at={at} />
      ))}
      <section className="print-obstacles">
        {squad.obstacles
          .filter(id => catalog.hasObstacle(id))
          .map(id => (
            <figure key={id}>
              <Outline obstacle={catalog.obstacle(id)} size={80} />
              <figcaption>{names.get(id)}</figcaption>
            </figure>
          ))}
      </section>
      {squad.notes && <p className="print-notes">{squad.notes}</p>}
    </article>
  );
}

function PrintedShip({ catalog, words, profile, squad, at }: Props & { readonly at: number }) {
  const facts = shipFacts(catalog, profile, squad, at);
  if (!facts) return <p>{pilotName(catalog, squad.ships[at]!)} (unknown pilot)</p>;
  const { pilot, carried, spent } = facts;
  const shipType = catalog.shipType(pilot.shipType);
  const { agility, hull, shields, weapons } = statsOf(pilot, shipType);
  const ability = shipAbilityOf(pilot, shipType);
  const price = pilot[profile];
  return (
    <section className="print-ship">
      <h2>
        {pilot.name}, {shipType.name}
        <span>{price ? `${price.points} points` : 'no price'}</span>
      </h2>
      <p>
        Initiative {pilot.initiative} · Attack {weapons.map(({ attack }) => attack).join('/')} · Agility {agility} ·
        Hull {hull} · Shields {shields}
        {price && !pilot.standardLoadout && ` · Loadout ${spent} of ${price.loadout}`}
      </p>
      {words.of(pilot.id) && <p>{words.of(pilot.id)}</p>}
      {ability && (
        <p>
          <b>{ability}:</b> {words.shipAbility(ability)}
        </p>
      )}
      <ul>
        {carried.map(({ card }, index) => (
          <li key={`${card.id} ${index}`}>
            <b>{card.name}</b> ({slotName(card.slot)}) {words.of(card.id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
