import { useMemo } from 'react';
import type { Catalog } from '../../catalog/catalog';
import type { Squad } from '../../engine/core/setup';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import { FORMATIONS, type Formation } from '../../store/practice/targets';
import { shipOf } from './agreed';
import { FIRST_TARGET, MOST_TARGETS, type PracticeDraft, type TargetDraft } from './draft';
import { FactionField } from './OwnShips';
import { dialOfPilot, targetChoices } from './pilots';
import { TargetRow } from './TargetRow';
import { FORMATION_WORDS } from './words';

interface Props {
  readonly draft: PracticeDraft;
  /** Null while the cards of the faction are on their way. */
  readonly catalog: Catalog | null;
  readonly shelf: readonly ReadyMade[];
  readonly onChange: (change: Partial<PracticeDraft>) => void;
}

/** One to eight targets of one faction: any ships, or a squad as it is. */
export function TargetList({ draft, catalog, shelf, onChange }: Props) {
  const { targets, foes } = draft;
  const squads = useMemo(() => shelf.filter(({ squad }) => squad.faction === foes), [shelf, foes]);
  const change = (at: number, part: Partial<TargetDraft>) =>
    onChange({ targets: targets.map((target, index) => (index === at ? { ...target, ...part } : target)) });
  return (
    <section className="practice-part" aria-labelledby="practice-targets">
      <h2 id="practice-targets">Targets</h2>
      <FactionField name="Faction of the targets" faction={foes} onChange={faction => onChange({ foes: faction })} />
      {catalog && (
        <SquadOfTargets
          squads={squads}
          onChoose={squad => onChange({ targets: targetsFrom(squad, targets[0] ?? FIRST_TARGET) })}
        />
      )}
      <label className="practice-field">
        They begin
        <select
          value={draft.formation ?? 'apart'}
          onChange={({ target }) => onChange({ formation: target.value as Formation })}
        >
          {FORMATIONS.map(one => (
            <option key={one} value={one}>
              {FORMATION_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      {catalog && (
        <ul className="targets">
          {targets.map((target, index) => {
            const { pilot, upgrades } = shipOf(catalog, target);
            return (
              <TargetRow
                key={index}
                number={index + 1}
                target={{ ...target, pilot }}
                pilots={targetChoices(catalog, pilot)}
                upgrades={upgrades.map(id => catalog.upgrade(id).name)}
                dial={dialOfPilot(catalog, pilot)}
                onChange={part => change(index, part)}
                onRemove={
                  targets.length > 1 ? () => onChange({ targets: targets.filter((_, at) => at !== index) }) : null
                }
              />
            );
          })}
        </ul>
      )}
      <button
        type="button"
        className="plain-button"
        disabled={targets.length >= MOST_TARGETS}
        // One more of the same kind: most drills are against several alike.
        onClick={() => onChange({ targets: [...targets, targets.at(-1)!] })}
      >
        Add a target
      </button>
    </section>
  );
}

/** Its ships with their upgrades, each doing what the first target did. */
const targetsFrom = ({ ships }: Squad, { behavior, shoots, endless }: TargetDraft): readonly TargetDraft[] =>
  ships.slice(0, MOST_TARGETS).map(({ pilot, upgrades }) => ({
    pilot,
    upgrades,
    // A list is flown from one dial.
    behavior: behavior.kind === 'list' ? FIRST_TARGET.behavior : behavior,
    shoots,
    endless,
  }));

interface SquadProps {
  readonly squads: readonly ReadyMade[];
  readonly onChoose: (squad: Squad) => void;
}

function SquadOfTargets({ squads, onChoose }: SquadProps) {
  return (
    <label className="practice-field">
      Take the ships of a squad
      <select
        value=""
        disabled={squads.length === 0}
        onChange={({ target }) => {
          const found = squads.find(({ squad }) => squad.name === target.value);
          if (found) onChoose(found.squad);
        }}
      >
        <option value="">{squads.length === 0 ? 'No squad of this faction' : 'Choose a squad'}</option>
        {squads.map(({ squad }) => (
          <option key={squad.name}>{squad.name}</option>
        ))}
      </select>
    </label>
  );
}
