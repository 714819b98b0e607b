import { useState } from 'react';
import type { Brought } from '../../../src/panels/setup/offers';
import { type Opened, SquadsScreen } from '../../../src/panels/squads/SquadsScreen';

interface Props {
  readonly squad?: string | null;
  readonly opened?: Opened | null;
  readonly arriving?: string | null;
  readonly onPlay?: (brought: Brought, workbench: Opened | null) => void;
}

/** The room with its address, as the page keeps it. */
export function Squads({ squad = null, opened = null, arriving = null, onPlay = () => undefined }: Props) {
  const [at, setAt] = useState<{ squad: string | null; opened: Opened | null; arriving: string | null }>({
    squad,
    opened,
    arriving,
  });
  const [arrived] = useState(() => () => setAt(now => ({ ...now, opened: null, arriving: null })));
  return (
    <SquadsScreen
      {...at}
      onArrived={arrived}
      onSquad={one => setAt({ squad: one.own.id, opened: one, arriving: null })}
      onShelf={() => setAt({ squad: null, opened: null, arriving: null })}
      onPlay={onPlay}
      onBack={() => undefined}
    />
  );
}
