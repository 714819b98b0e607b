import { memo, useCallback, useId } from 'react';
import type { Catalog } from '../../catalog/catalog';
import { loadCatalog } from '../../catalog/load';
import type { Squad } from '../../engine/core/setup';
import type { Faction, ProfileId } from '../../engine/core/vocabulary';
import { FACTION_NAMES } from '../../squads/names';
import { pointsOf } from '../../squads/points';
import { legalSquad } from '../../squads/random';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import { AutomationContext } from '../hands/HandsMark';
import { useAutomation } from '../hands/useAutomation';
import type { OwnSquad } from '../squads/library/ownSquads';
import type { Picked } from './draft';
import { Fetching } from './Fetching';
import { OwnOptions } from './OwnOptions';
import { HandsCount, HandsNames } from './SquadHands';
import { shipLines } from './shipLines';
import { useLoading } from './useLoading';

interface SquadPickerProps {
  readonly profile: ProfileId;
  readonly faction: Faction;
  /** The ready-made squads of that faction. */
  readonly shelf: readonly ReadyMade[];
  /** The players' own squads of that faction. */
  readonly own: readonly OwnSquad[];
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked) => void;
}

/** The squads of one faction. Their cards are fetched when the faction is looked at. */
export const SquadPicker = memo(function SquadPicker(props: SquadPickerProps) {
  const { faction } = props;
  const loading = useLoading(useCallback(() => loadCatalog([faction]), [faction]));
  if (loading.kind !== 'ready') return <Fetching what="the cards of this faction" loading={loading} />;
  return <Squads {...props} catalog={loading.value} />;
});

function Squads({
  profile,
  faction,
  shelf,
  own,
  picked,
  onPick,
  catalog,
}: SquadPickerProps & { readonly catalog: Catalog }) {
  const group = useId();
  const automation = useAutomation(catalog);
  const isRandom = picked?.kind === 'random';
  const draw = () => {
    const squad = legalSquad(catalog, { profile, faction }, Math.random);
    if (squad) onPick({ kind: 'random', squad: { ...squad, name: `Random ${FACTION_NAMES[faction]}` } });
  };
  const chosen =
    picked?.kind === 'readyMade' ? shelf.find(({ squad }) => squad.name === picked.name)?.squad : picked?.squad;
  return (
    <AutomationContext value={automation.kind === 'ready' ? automation.value : null}>
      <fieldset className="squads">
        <legend>Squad</legend>
        <OwnOptions catalog={catalog} group={group} own={own} picked={picked} onPick={onPick} />
        {shelf.map(({ squad, about }, at) => (
          <label key={squad.name} className="squad">
            <input
              type="radio"
              name={group}
              checked={picked?.kind === 'readyMade' && picked.name === squad.name}
              onChange={() => onPick({ kind: 'readyMade', name: squad.name })}
              aria-label={squad.name}
              aria-describedby={`${group}cost${at} ${group}about${at}`}
            />
            <span className="squad-name">{squad.name}</span>
            <span className="squad-cost" id={`${group}cost${at}`}>
              {costOf(catalog, profile, squad)}
              <HandsCount catalog={catalog} squad={squad} />
            </span>
            <span className="squad-about" id={`${group}about${at}`}>
              {about}
            </span>
          </label>
        ))}
        <label className="squad">
          <input
            type="radio"
            name={group}
            checked={isRandom}
            onChange={draw}
            aria-label="Random squad"
            aria-describedby={`${group}random`}
          />
          <span className="squad-name">Random squad</span>
          {isRandom && (
            <span className="squad-cost">
              {costOf(catalog, profile, picked.squad)}
              <HandsCount catalog={catalog} squad={picked.squad} />
            </span>
          )}
          <span className="squad-about" id={`${group}random`}>
            Any legal ships and cards of this faction.
          </span>
        </label>
        {isRandom && (
          <button type="button" className="plain-button squad-again" onClick={draw}>
            Draw another
          </button>
        )}
        {picked?.kind === 'own' && picked.problems.length > 0 && (
          <ul className="squad-problems" aria-label={`Problems of ${picked.squad.name}`}>
            {picked.problems.map((words, at) => (
              <li key={`${at} ${words}`}>{words}</li>
            ))}
          </ul>
        )}
        {chosen && <Ships catalog={catalog} squad={chosen} />}
        {chosen && <HandsNames catalog={catalog} squad={chosen} />}
        {automation.kind === 'failed' && <Fetching what="the marks of cards played by hand" loading={automation} />}
      </fieldset>
    </AutomationContext>
  );
}

const costOf = (catalog: Catalog, profile: ProfileId, squad: Squad): string =>
  `${pointsOf(catalog, profile, squad)} points, ${squad.ships.length} ships`;

function Ships({ catalog, squad }: { readonly catalog: Catalog; readonly squad: Squad }) {
  return (
    <ul className="squad-ships" aria-label={`Ships of ${squad.name}`}>
      {shipLines(catalog, squad).map(({ key, count, pilot, shipType, upgrades }) => (
        <li key={key}>
          {count > 1 && `${count} × `}
          <strong>{pilot}</strong> {shipType}
          {upgrades.length > 0 && <span className="squad-upgrades">{upgrades.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}
