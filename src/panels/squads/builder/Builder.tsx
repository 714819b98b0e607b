import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/load';
import { type CardWords, loadWords } from '../../../catalog/words';
import type { PilotId, UpgradeId } from '../../../engine/core/vocabulary';
import { problemsOf } from '../../../squads/legal';
import { pilotIndex, upgradeIndex } from '../../../squads/search';
import { Fetching } from '../../setup/Fetching';
import { useLoading } from '../../setup/useLoading';
import { CardDetails } from '../details/CardDetails';
import type { OwnSquad } from '../library/ownSquads';
import { ObstaclePicker } from '../picker/ObstaclePicker';
import { PilotPicker } from '../picker/PilotPicker';
import { UpgradePicker } from '../picker/UpgradePicker';
import { SharePanel } from '../share/SharePanel';
import { BuilderHead } from './BuilderHead';
import { addShip, equip, toggleObstacle, unequip } from './edits';
import type { Mode } from './mode';
import { SquadColumn } from './SquadColumn';
import { shipFacts } from './shipFacts';
import { type Building, useBuilding } from './useBuilding';
import './builder.css';
import '../picker/picker.css';

interface Props {
  readonly own: OwnSquad;
  /** What was said about the squad when it came in. */
  readonly warnings: readonly string[];
  readonly onBack: () => void;
}

/** One squad being built, with the cards of its faction only. */
export function Builder({ own, warnings, onBack }: Props) {
  const building = useBuilding(own);
  const { faction } = building.draft.squad;
  const load = useCallback(() => Promise.all([loadCatalog([faction]), loadWords([faction])]), [faction]);
  const loading = useLoading(load);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className="builder">
      <h1 ref={title} tabIndex={-1} className="for-screen-readers">
        Squad builder
      </h1>
      <BuilderHead building={building} catalog={loading.kind === 'ready' ? loading.value[0] : null} onBack={onBack} />
      {loading.kind === 'ready' ? (
        <Workbench
          key={faction}
          building={building}
          catalog={loading.value[0]}
          words={loading.value[1]}
          warnings={warnings}
        />
      ) : (
        <Fetching what="the cards of this faction" loading={loading} />
      )}
    </main>
  );
}

interface WorkbenchProps {
  readonly building: Building;
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly warnings: readonly string[];
}

/** The squad on the left, what can be chosen in the middle, the card that is looked at on the right. */
function Workbench({ building, catalog, words, warnings }: WorkbenchProps) {
  const { draft, edit } = building;
  const { profile, squad } = draft;
  const [mode, setMode] = useState<Mode>({ kind: 'pilots' });
  const [card, setCard] = useState<PilotId | UpgradeId | null>(null);
  const problems = useMemo(() => problemsOf(catalog, profile, squad), [catalog, profile, squad]);
  const pilots = useMemo(
    () => pilotIndex(catalog, squad.faction, profile, words),
    [catalog, squad.faction, profile, words],
  );
  const upgrades = useMemo(
    () => upgradeIndex(catalog, squad.faction, profile, words),
    [catalog, squad.faction, profile, words],
  );
  const take = useCallback(
    (pilot: PilotId) => {
      edit(now => addShip(now, pilot));
      setCard(pilot);
    },
    [edit],
  );
  // Undo may take the ship away that a card was being chosen for.
  const at = mode.kind === 'upgrades' ? mode.ship : null;
  const ship = useMemo(
    () => (at === null ? null : shipFacts(catalog, profile, squad, at)),
    [catalog, profile, squad, at],
  );
  const kind = mode.kind === 'upgrades' && !ship ? 'pilots' : mode.kind;
  return (
    <div className="workbench">
      <SquadColumn
        catalog={catalog}
        draft={draft}
        edit={edit}
        problems={problems}
        warnings={warnings}
        mode={mode}
        onMode={setMode}
        onShow={setCard}
      />
      <div className="workbench-picker">
        {kind === 'pilots' && (
          <PilotPicker
            catalog={catalog}
            squad={squad}
            profile={profile}
            index={pilots}
            card={card}
            onShow={setCard}
            onTake={take}
          />
        )}
        {mode.kind === 'upgrades' && ship && (
          <UpgradePicker
            key={mode.ship}
            facts={ship}
            mode={mode}
            index={upgrades}
            card={card}
            onShow={setCard}
            onMode={setMode}
            onTake={taken => {
              edit(now => equip(now, mode.ship, taken, mode.card));
              setCard(taken);
              setMode({ ...mode, card: taken });
            }}
            onDrop={dropped => {
              edit(now => unequip(now, mode.ship, dropped));
              setMode({ ...mode, card: null });
            }}
          />
        )}
        {kind === 'obstacles' && (
          <ObstaclePicker
            catalog={catalog}
            words={words}
            chosen={squad.obstacles}
            onToggle={id => edit(now => toggleObstacle(now, id))}
          />
        )}
        {kind === 'share' && <SharePanel catalog={catalog} words={words} draft={draft} />}
      </div>
      <CardDetails catalog={catalog} words={words} profile={profile} faction={squad.faction} card={card} />
    </div>
  );
}
