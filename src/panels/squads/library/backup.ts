import { keptSquad } from '../../../squads/io/keptSchema';
import { type Backup, backupReader, backupText } from '../../../store/squads/backup';
import {
  isEmpty,
  type KeptCollection,
  keptCollection,
  together,
  useCollection,
} from '../../../store/squads/collection';
import { download } from '../../saves/download';
import { counted } from '../../text';
import type { Arrivals } from './arrivals';
import { freeName, freshly, library, type OwnSquad, stemOf } from './ownSquads';

type Read = Backup<OwnSquad['squad']>;

export const readBackup: (text: string) => Read | null = backupReader(keptSquad);

/** All squads and the collection as one file, named after the day. */
export function saveBackup(squads: readonly OwnSquad[], today: Date): void {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map(part => `${part}`.padStart(2, '0'));
  const owned = keptCollection();
  const collection = isEmpty(owned) ? null : owned;
  download(`range-one-squads-${day.join('-')}.json`, backupText(squads, collection));
}

const BROKEN = 'This backup is not whole: its text breaks off or is garbled. Nothing was changed.';
const NEWER = 'Load the page again to get the newer Range One, then read the backup again.';

/** What of a squad is its own: not when it was kept, nor the number behind its name, nor what it once cost. */
const essenceOf = ({ profile, tags, squad: { name, made: _, ...squad } }: OwnSquad): string =>
  JSON.stringify([profile, [...tags].sort(), stemOf(name), Object.entries(squad).sort(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * Puts the squads of a backup back on the shelf, beside what is there: nothing is written over. One that is there
 * already, under whatever number, stays as it is.
 */
export async function restore(backup: Read): Promise<Arrivals> {
  if (backup.kind === 'broken') return { squads: [], said: [], problems: [BROKEN] };
  if (backup.kind === 'newer') {
    return { squads: [], said: [], problems: [`This backup was written by a newer Range One. ${NEWER}`] };
  }
  const shelf: OwnSquad[] = [...(await library.list().catch(() => []))];
  const known = new Set(shelf.map(essenceOf));
  const said: string[] = [];
  const renamed: string[] = [];
  let [back, notKept, here] = [0, 0, 0];
  for (const own of backup.squads) {
    const essence = essenceOf(own);
    if (known.has(essence)) {
      here++;
      continue;
    }
    known.add(essence);
    const name = freeName(own.squad.name, shelf);
    const isTaken = shelf.some(({ id }) => id === own.id);
    const put: OwnSquad = { ...own, ...(isTaken && freshly()), squad: { ...own.squad, name } };
    try {
      await library.save(put);
      shelf.push(put);
      back++;
      if (name !== own.squad.name) renamed.push(`${own.squad.name} is called ${name}`);
    } catch {
      notKept++;
    }
  }
  if (back > 0) said.push(`${counted(back, 'squad')} came back from the backup.`);
  if (renamed.length > 0) said.push(`Another squad here has the name already: ${renamed.join(', ')}.`);
  if (here > 0) said.push(`${counted(here, 'squad')} of the backup ${here === 1 ? 'was' : 'were'} here already.`);
  said.push(...takeCollection(backup.collection));
  const problems = [
    ...(notKept > 0 ? [`${counted(notKept, 'squad')} could not be kept: the browser lets this page keep none.`] : []),
    ...(backup.damaged > 0 ? [`${counted(backup.damaged, 'squad')} of the backup cannot be read, and stays out.`] : []),
    ...(backup.newer > 0 ? [`${counted(backup.newer, 'squad')} of it came from a newer Range One. ${NEWER}`] : []),
  ];
  if (said.length + problems.length === 0) said.push('There is no squad in this backup.');
  return { squads: [], said, problems };
}

/** What was counted there and here is owned. */
function takeCollection(other: KeptCollection | null): readonly string[] {
  const mine = keptCollection();
  const both = other && together(mine, other);
  if (!both || sameCounts(both, mine)) return [];
  useCollection.getState().change(both);
  return [isEmpty(mine) ? 'Your collection came back, too.' : 'The collection of the backup was added to yours.'];
}

const sameCounts = (one: KeptCollection, other: KeptCollection): boolean =>
  [one.ships, one.upgrades].every((counts, at) =>
    Object.entries(counts).every(([id, count]) => [other.ships, other.upgrades][at]![id] === count),
  );
