import { useCallback, useEffect, useState } from 'react';
import type { Faction, ProfileId } from '../../engine/core/vocabulary';
import { leave } from '../leaving';
import type { Brought } from '../setup/offers';
import { Builder } from './builder/Builder';
import { type Arrivals, type Source, takeIn } from './library/arrivals';
import { Library } from './library/Library';
import type { OwnSquad } from './library/ownSquads';
import type { ShelfFilter } from './library/shelved';
import { useArrivals } from './useArrivals';
import { useOpened } from './useOpened';

interface Props {
  /** The one on the workbench, by its id; null for the shelf. */
  readonly squad: string | null;
  /** That squad, where it came along: it need not be on the shelf. */
  readonly opened?: Opened | null;
  /** A link that brought a squad along; null if none did. */
  readonly arriving?: string | null;
  /** What came along was taken in. */
  readonly onArrived: () => void;
  readonly onSquad: (opened: Opened) => void;
  readonly onShelf: () => void;
  /** To a new game with this squad, from the workbench or from the shelf. */
  readonly onPlay: (brought: Brought, workbench: Opened | null) => void;
  readonly onBack: () => void;
}

/** A squad on the workbench, with what was said when it came in. */
export interface Opened {
  readonly own: OwnSquad;
  readonly warnings: readonly string[];
  /** Whether the browser refused to put it on the shelf. */
  readonly notKept?: boolean;
}

/** What new, random and ready-made squads are of. */
export interface Wish {
  readonly faction: Faction;
  readonly profile: ProfileId;
  /** Of a random one: its points, and how many ships; any where left out. */
  readonly points?: number | undefined;
  readonly ships?: number | undefined;
}

/** The player's squads: the shelf, and one of them on the workbench. */
export function SquadsScreen(props: Props) {
  const { squad, arriving = null, onArrived, onSquad, onShelf, onPlay, onBack } = props;
  const opened = useOpened(squad, props.opened ?? null, onArrived);
  const [link, setLink] = useState(arriving);
  useEffect(() => {
    if (!arriving) return;
    setLink(arriving);
    setNews(null);
    onArrived();
  }, [arriving, onArrived]);
  const [wish, setWish] = useState<Wish>({ faction: 'rebelalliance', profile: 'amg20' });
  const [filter, setFilter] = useState<ShelfFilter>({});
  const [news, setNews] = useState<Arrivals | null>(null);
  const open = useCallback(
    (one: Opened) => {
      setLink(null);
      setNews(null);
      onSquad(one);
    },
    [onSquad],
  );
  /** One squad goes to the workbench; several go to the shelf, and what could not be read is said. */
  const receive = useCallback(
    async (sources: readonly Source[]) => {
      const came = await takeIn(sources);
      const [only, ...more] = came.squads;
      if (only && more.length + came.said.length + came.problems.length === 0) leave(() => open(only));
      else setNews(came);
    },
    [open],
  );
  const over = useArrivals(receive);
  if (opened === 'reading') return <p className="loading">One moment …</p>;
  if (opened && opened !== 'missing') {
    return (
      <Builder
        key={opened.own.id}
        {...opened}
        news={news}
        over={over}
        onBack={onShelf}
        onPlay={own => onPlay({ kind: 'own', own }, { ...opened, own, warnings: [] })}
      />
    );
  }
  return (
    <Library
      wish={wish}
      onWish={setWish}
      filter={filter}
      onFilter={setFilter}
      arriving={link}
      news={news}
      over={over}
      onSources={receive}
      onOpen={open}
      missing={opened === 'missing'}
      onPlay={brought => onPlay(brought, null)}
      onBack={onBack}
    />
  );
}
