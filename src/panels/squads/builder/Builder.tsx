import { useCallback, useEffect, useRef } from 'react';
import { loadCatalog } from '../../../catalog/load';
import { loadWords } from '../../../catalog/words';
import { LeaveAsk } from '../../LeaveAsk';
import { leave, useLoss } from '../../leaving';
import { Fetching } from '../../setup/Fetching';
import { useLoading } from '../../setup/useLoading';
import type { Arrivals } from '../library/arrivals';
import type { OwnSquad } from '../library/ownSquads';
import type { Opened } from '../SquadsScreen';
import { BuilderHead } from './BuilderHead';
import { useBuilding } from './useBuilding';
import { useSquadLoss } from './useSquadLoss';
import { Workbench } from './Workbench';
import './builder.css';
import './phone.css';
import '../picker/picker.css';

interface Props extends Opened {
  /** What came of squads that were pasted or dropped here. */
  readonly news: Arrivals | null;
  /** Whether something is being held over the page. */
  readonly over: boolean;
  readonly onBack: () => void;
  readonly onPlay: (own: OwnSquad) => void;
}

/** One squad being built, with the cards of its faction only. */
export function Builder({ own, warnings, notKept = false, news, over, onBack, onPlay }: Props) {
  const building = useBuilding(own, notKept);
  const { faction } = building.draft.squad;
  const load = useCallback(() => Promise.all([loadCatalog([faction]), loadWords([faction])]), [faction]);
  const loading = useLoading(load);
  const catalog = loading.kind === 'ready' ? loading.value[0] : null;
  useLoss(useSquadLoss(building, catalog));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <main className={over ? 'builder builder-over' : 'builder'}>
      <h1 ref={title} tabIndex={-1} className="for-screen-readers">
        Squad builder
      </h1>
      <BuilderHead
        own={own}
        building={building}
        catalog={catalog}
        onBack={() => leave(onBack)}
        onPlay={one => leave(() => onPlay(one))}
      />
      <LeaveAsk />
      {loading.kind === 'ready' ? (
        <Workbench
          key={faction}
          building={building}
          catalog={loading.value[0]}
          words={loading.value[1]}
          warnings={warnings}
          news={news}
        />
      ) : (
        <Fetching what="the cards of this faction" loading={loading} />
      )}
    </main>
  );
}
