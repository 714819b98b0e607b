import { useState } from 'react';
import type { Faction, ProfileId } from '../../engine/core/vocabulary';
import { Builder } from './builder/Builder';
import { Library } from './library/Library';
import type { OwnSquad } from './library/ownSquads';

interface Props {
  /** A link that brought a squad along; null if none did. */
  readonly arriving: string | null;
  readonly onBack: () => void;
}

/** A squad on the workbench, with what was said when it came in. */
export interface Opened {
  readonly own: OwnSquad;
  readonly warnings: readonly string[];
}

/** What new, random and ready-made squads are of. */
export interface Wish {
  readonly faction: Faction;
  readonly profile: ProfileId;
}

/** The player's squads: the shelf, and one of them on the workbench. */
export function SquadsScreen({ arriving, onBack }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [link, setLink] = useState(arriving);
  const [wish, setWish] = useState<Wish>({ faction: 'rebelalliance', profile: 'amg20' });
  if (opened) {
    return <Builder key={opened.own.id} own={opened.own} warnings={opened.warnings} onBack={() => setOpened(null)} />;
  }
  return (
    <Library
      wish={wish}
      onWish={setWish}
      arriving={link}
      onOpen={one => {
        setLink(null);
        setOpened(one);
      }}
      onBack={onBack}
    />
  );
}
