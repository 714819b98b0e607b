import type { Catalog } from '../../../catalog/catalog';
import type { BarAction } from '../../../catalog/schemas/parts';
import { shipAbilityOf } from '../../../catalog/shipAbility';
import { actionBarOf, statsOf } from '../../../catalog/shipOf';
import type { CardWords } from '../../../catalog/words';
import type { Weapon } from '../../../engine/core/table';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { Fitted } from '../../../squads/fitted';
import type { KeptSquad } from '../../../squads/io/kept';
import { ACTION_NAMES, ARC_NAMES } from '../../../squads/names';
import { SmallDial } from '../../table/rail/card/SmallDial';
import '../../table/rail/maneuverMark.css';
import '../../table/rail/shipCard.css';
import { capitalized } from '../../text';
import { pilotName, shipFacts } from '../builder/shipFacts';
import type { FittedOf } from '../details/fitting';
import { Silhouette } from '../Silhouette';
import { slotName } from '../words';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly profile: ProfileId;
  readonly squad: KeptSquad;
  readonly at: number;
  /** Of all ships that are the same. */
  readonly places: readonly number[];
  /** What cards make of a ship; null until it is known. */
  readonly fitted: FittedOf | null;
}

/** A ship as it lies beside the table: numbers, dial, words, and what is ticked off as it goes. */
export function PrintedShip({ catalog, words, profile, squad, at, places, fitted }: Props) {
  const facts = shipFacts(catalog, profile, squad, at);
  if (!facts) return <p className="print-ship">{pilotName(catalog, squad.ships[at]!)} (unknown pilot)</p>;
  const { pilot, carried, spent } = facts;
  const shipType = catalog.shipType(pilot.shipType);
  const made: Numbers = fitted?.(profile, { pilot: pilot.id, upgrades: facts.hangar.equipped.map(({ id }) => id) }) ?? {
    ...statsOf(pilot, shipType),
    initiative: pilot.initiative,
    bar: actionBarOf(pilot, shipType),
    force: pilot.force?.value ?? 0,
  };
  const ability = shipAbilityOf(pilot, shipType);
  const price = pilot[profile];
  return (
    <section className="print-ship">
      <h2>
        <Silhouette shipType={shipType.id} size={26} />
        <span>
          {places.length > 1 && `${places.length} × `}
          {pilot.name}
          <small>
            {shipType.name}
            {price ? `, ${price.points} points` : ', no price'}
            {price && !pilot.standardLoadout && `, loadout ${spent} of ${price.loadout}`}
          </small>
        </span>
        <b>{made.initiative}</b>
      </h2>
      <div className="print-ship-body">
        <SmallDial dial={made.dial} />
        <div>
          <p>
            {capitalized(
              made.weapons
                .filter(({ card }) => !card)
                .map(attackWords)
                .join(', '),
            )}{' '}
            · Agility {made.agility}
          </p>
          <p>{made.bar.map(actionWords).join(', ')}</p>
          {places.map(place => (
            <p key={place} className="print-tracks">
              {places.length > 1 && <b>{place + 1}</b>}
              <Track kind="hull" count={made.hull} />
              <Track kind="shields" count={made.shields} />
              <Track kind="force" count={made.force} />
              <Track kind="charges" count={pilot.charges?.value ?? 0} />
            </p>
          ))}
        </div>
      </div>
      {words.of(pilot.id) && <p>{words.of(pilot.id)}</p>}
      {ability && (
        <p>
          <b>{ability}:</b> {words.shipAbility(ability)}
        </p>
      )}
      <ul>
        {carried.map(({ card }, index) => (
          <li key={`${card.id} ${index}`}>
            <b>{card.name}</b> (
            {[slotName(card.slot), ...made.weapons.filter(one => one.card === card.id).map(attackWords)].join(', ')}){' '}
            {card.charges && places.map(place => <Track key={place} kind="charges" count={card.charges!.value} />)}{' '}
            {words.of(card.id)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Numbers = Pick<Fitted, 'initiative' | 'agility' | 'hull' | 'shields' | 'force' | 'bar' | 'dial'> & {
  readonly weapons: readonly PrintedWeapon[];
};

type PrintedWeapon = Pick<Weapon, 'arc' | 'attack'> & Partial<Pick<Weapon, 'minRange' | 'maxRange' | 'card'>>;

/** A special weapon has ranges of its own. */
const attackWords = ({ arc, attack, minRange, maxRange, card }: PrintedWeapon): string => {
  const range = card ? `, range ${minRange === maxRange ? minRange : `${minRange}–${maxRange}`}` : '';
  return `attack ${attack} ${ARC_NAMES[arc]}${range}`;
};

const actionWords = ({ action, color, link }: BarAction): string =>
  [{ action, color }, ...(link ? [link] : [])]
    .map(one => `${one.color === 'white' ? '' : `${one.color} `}${ACTION_NAMES[one.action]}`)
    .join(' → ');

/** One mark for each, to be ticked off. */
function Track({ kind, count }: { readonly kind: 'hull' | 'shields' | 'force' | 'charges'; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={`print-track print-${kind}`} data-count={count}>
      {Array.from({ length: count }, (_, at) => (
        <svg key={at} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d={MARKS[kind]} />
        </svg>
      ))}
    </span>
  );
}

const MARKS = {
  hull: 'M1.5 1.5h9v9h-9z',
  shields: 'M6 1.2a4.8 4.8 0 1 0 .01 0z',
  force: 'M6 1l4.4 2.5v5L6 11l-4.4-2.5v-5z',
  charges: 'M6 .8L11.2 6 6 11.2.8 6z',
} as const;
