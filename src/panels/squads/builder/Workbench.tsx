import { useCallback, useMemo, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import type { CardWords } from '../../../catalog/words';
import type { PilotId, UpgradeId } from '../../../engine/core/vocabulary';
import { totalOf } from '../../../squads/io/writeXws';
import { problemsOf } from '../../../squads/legal';
import { pilotIndex, upgradeIndex } from '../../../squads/search';
import { AutomationContext } from '../../hands/HandsMark';
import { Sheet } from '../../table/bar/Sheet';
import { useOwned } from '../collection/useOwned';
import { CardDetails } from '../details/CardDetails';
import type { Arrivals } from '../library/arrivals';
import { ObstaclePicker } from '../picker/ObstaclePicker';
import { PilotPicker } from '../picker/PilotPicker';
import { cardsTitle, UpgradePicker } from '../picker/UpgradePicker';
import { usePlays } from '../picker/usePlays';
import { SharePanel } from '../share/SharePanel';
import { addShip, equip, toggleObstacle, unequip } from './edits';
import type { Mode } from './mode';
import { SquadColumn } from './SquadColumn';
import { shipFacts } from './shipFacts';
import type { Building } from './useBuilding';
import { usePhoneSheet } from './usePhoneSheet';
import { usePricedEdit } from './usePricedEdit';

interface Props {
  readonly building: Building;
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly warnings: readonly string[];
  readonly news: Arrivals | null;
}

/** The squad on the left, what can be chosen in the middle, the card that is looked at on the right. */
export function Workbench({ building, catalog, words, warnings, news }: Props) {
  const { draft } = building;
  const edit = usePricedEdit(building, catalog);
  const { profile, squad } = draft;
  const [mode, setMode] = useState<Mode>({ kind: 'pilots' });
  const [card, setCard] = useState<PilotId | UpgradeId | null>(null);
  const plays = usePlays(catalog);
  const owned = useOwned();
  const sheet = usePhoneSheet(useCallback(() => setCard(null), []));
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
  const title = () => {
    if (sheet.shows === 'card') return 'Card';
    if (mode.kind === 'upgrades' && ship) return cardsTitle(mode, ship);
    if (kind !== 'pilots') return kind === 'share' ? 'Export' : 'Obstacles';
    return `Add ships: ${totalOf(catalog, profile, squad)} of ${catalog.profile(profile).points} points`;
  };
  const picker = (
    <div className="workbench-picker">
      {kind === 'pilots' && (
        <PilotPicker
          catalog={catalog}
          squad={squad}
          profile={profile}
          index={pilots}
          card={card}
          plays={plays}
          owned={owned}
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
          plays={plays}
          owned={owned}
          onShow={setCard}
          onMode={setMode}
          onTake={taken => {
            edit(now => equip(now, mode.ship, taken, mode.card));
            setCard(taken);
            setMode({ ...mode, card: taken });
            // The slot is filled: a phone shows the ship again.
            sheet.close(`ship-${mode.ship}`);
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
  );
  const details = (
    <CardDetails
      catalog={catalog}
      words={words}
      profile={profile}
      faction={squad.faction}
      card={card}
      ship={mode.kind === 'upgrades' ? ship : null}
    />
  );
  return (
    <AutomationContext value={plays.loading.kind === 'ready' ? plays.loading.value : null}>
      <div className="workbench">
        <SquadColumn
          catalog={catalog}
          draft={draft}
          edit={edit}
          problems={problems}
          collection={owned.collection}
          warnings={warnings}
          news={news}
          mode={mode}
          onMode={next => {
            setMode(next);
            sheet.open('picker');
          }}
          onRearranged={() => setMode({ kind: 'pilots' })}
          onShow={shown => {
            setCard(shown);
            sheet.open('card');
          }}
        />
        {!sheet.isPhone && picker}
        {!sheet.isPhone && details}
        {sheet.shows && (
          <Sheet title={title()} wide onClose={() => sheet.close()}>
            {sheet.shows === 'picker' && picker}
            {card && details}
          </Sheet>
        )}
      </div>
    </AutomationContext>
  );
}
