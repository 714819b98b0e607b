import { useMemo } from 'react';
import type { Catalog } from '../../catalog/catalog';
import { MOST_TARGETS, type PracticeDraft, type TargetDraft } from './draft';
import { FactionField } from './OwnShips';
import { among, dialOfPilot, plainPilots } from './pilots';
import { TargetRow } from './TargetRow';

interface Props {
  readonly draft: PracticeDraft;
  /** Null while the cards of the faction are on their way. */
  readonly catalog: Catalog | null;
  readonly onChange: (change: Partial<PracticeDraft>) => void;
}

/** One to four targets of one faction. */
export function TargetList({ draft, catalog, onChange }: Props) {
  const { targets, foes } = draft;
  const pilots = useMemo(() => (catalog ? plainPilots(catalog) : []), [catalog]);
  const change = (at: number, part: Partial<TargetDraft>) =>
    onChange({ targets: targets.map((target, index) => (index === at ? { ...target, ...part } : target)) });
  return (
    <section className="practice-part" aria-labelledby="practice-targets">
      <h2 id="practice-targets">Targets</h2>
      <FactionField name="Faction of the targets" faction={foes} onChange={faction => onChange({ foes: faction })} />
      {catalog && (
        <ul className="targets">
          {targets.map((target, index) => {
            const pilot = among(pilots, target.pilot);
            return (
              <TargetRow
                key={index}
                number={index + 1}
                target={{ ...target, pilot }}
                pilots={pilots}
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
