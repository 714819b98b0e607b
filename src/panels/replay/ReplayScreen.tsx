import { useEffect, useMemo } from 'react';
import { partOf, placeOf } from './links';
import { ReplayRoom } from './ReplayRoom';

interface Props {
  /** What follows the room's name in the address. */
  readonly part: string | null;
  readonly onPart: (part: string) => void;
  readonly onPlay: (id: string) => void;
  readonly onUnknown: () => void;
  readonly onLeave: () => void;
}

/** The replay at an address, which follows it from step to step. */
export function ReplayScreen({ part, onPart, onPlay, onUnknown, onLeave }: Props) {
  const place = useMemo(() => placeOf(part), [part]);
  useEffect(() => {
    if (!place) onUnknown();
  });
  if (!place) return null;
  return (
    <ReplayRoom
      source={place.source}
      at={place.at}
      onAt={at => onPart(partOf({ ...place, at }))}
      onPlay={onPlay}
      onLeave={onLeave}
    />
  );
}
