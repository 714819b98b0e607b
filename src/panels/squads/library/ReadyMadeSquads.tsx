import { useCallback } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/load';
import type { Squad } from '../../../engine/core/setup';
import { FACTION_NAMES, PROFILE_NAMES } from '../../../squads/names';
import { pointsOf } from '../../../squads/points';
import { loadReadyMade, type ReadyMade } from '../../../squads/readyMade/readyMade';
import { Fetching } from '../../setup/Fetching';
import { useLoading } from '../../setup/useLoading';
import { counted } from '../../text';
import { SquadPilots } from '../SquadPilots';
import type { Wish } from '../SquadsScreen';

interface Props {
  readonly wish: Wish;
  readonly onPlay: (squad: Squad) => void;
  readonly onCopy: (squad: Squad) => void;
}

/** Squads to pick up and fly, of one faction and point system. */
export function ReadyMadeSquads({ wish, onPlay, onCopy }: Props) {
  const { faction, profile } = wish;
  const load = useCallback(() => Promise.all([loadReadyMade(profile), loadCatalog([faction])]), [faction, profile]);
  const loading = useLoading(load);
  return (
    <section aria-labelledby="ready-made">
      <h2 id="ready-made">
        Ready-made: {FACTION_NAMES[faction]}, {PROFILE_NAMES[profile]}
      </h2>
      {loading.kind === 'ready' ? (
        <ul className="squad-items">
          {loading.value[0]
            .filter(({ squad }) => squad.faction === faction)
            .map(one => (
              <Item
                key={one.squad.name}
                wish={wish}
                ready={one}
                catalog={loading.value[1]}
                onPlay={onPlay}
                onCopy={onCopy}
              />
            ))}
        </ul>
      ) : (
        <Fetching what="ready-made squads" loading={loading} />
      )}
    </section>
  );
}

interface ItemProps extends Props {
  readonly ready: ReadyMade;
  readonly catalog: Catalog;
}

function Item({ wish, ready: { squad, about }, catalog, onPlay, onCopy }: ItemProps) {
  return (
    <li className="squad-item">
      <div className="squad-item-words">
        <h3>{squad.name}</h3>
        <p>{about}</p>
        <p className="quiet">
          {pointsOf(catalog, wish.profile, squad)} points, {counted(squad.ships.length, 'ship')}
        </p>
        <SquadPilots catalog={catalog} name={squad.name} pilots={squad.ships.map(({ pilot }) => pilot)} />
      </div>
      <div className="squad-item-tools">
        <button type="button" aria-label={`Play ${squad.name}`} onClick={() => onPlay(squad)}>
          Play
        </button>
        <button type="button" aria-label={`Open a copy of ${squad.name}`} onClick={() => onCopy(squad)}>
          Open a copy
        </button>
      </div>
    </li>
  );
}
