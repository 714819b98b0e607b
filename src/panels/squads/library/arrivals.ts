import { quoted } from '../../../engine/core/text';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import type { Opened } from '../SquadsScreen';
import { readBackup, restore } from './backup';
import { type Incoming, incoming } from './incoming';
import { library, ownOf } from './ownSquads';

/** Something that may hold squads: text that was pasted or dropped, a link, a file. */
export type Source = string | File;

/** What came of it. */
export interface Arrivals {
  readonly squads: readonly Opened[];
  /** What there is to say of a backup, whose squads are too many to be named. */
  readonly said: readonly string[];
  readonly problems: readonly string[];
}

const MOST_BYTES = 10_000_000;
const TOO_LARGE = 'This file is far larger than any squad, so it is not read.';
const NO_CARDS = 'The cards could not be fetched. Check your connection and try again.';

/** Reads all that came, and puts every squad in it on the shelf. */
export async function takeIn(sources: readonly Source[]): Promise<Arrivals> {
  const squads: Opened[] = [];
  const said: string[] = [];
  const problems: string[] = [];
  for (const source of sources) {
    const about = (words: string) => (sources.length > 1 ? `${nameOf(source)}: ${words}` : words);
    const text = await textOf(source);
    const backup = text === null ? null : readBackup(text);
    if (backup) {
      const came = await restore(backup);
      said.push(...came.said.map(about));
      problems.push(...came.problems.map(about));
      continue;
    }
    for (const found of await squadsIn(text)) {
      if (found.ok) squads.push(await keep(found.profile, found.squad, found.warnings));
      else problems.push(about(found.problem));
    }
  }
  return squads.length > 1 ? onShelf(squads, said, problems) : { squads, said, problems };
}

/** Of several squads none is on the workbench: those that the shelf did not take are nowhere. */
const onShelf = (squads: readonly Opened[], said: readonly string[], problems: readonly string[]): Arrivals => ({
  squads: squads.filter(({ notKept }) => !notKept),
  said,
  problems: [
    ...problems,
    ...squads
      .filter(({ notKept }) => notKept)
      .map(({ own }) => `${own.squad.name}: the browser does not keep it. Bring it in alone, and save it as a file.`),
  ],
});

const nameOf = (source: Source): string => (typeof source === 'string' ? 'The text' : quoted(source.name));

/** Null where it is far larger than all squads that anybody has. */
async function textOf(source: Source): Promise<string | null> {
  if (typeof source === 'string') return source;
  return source.size > MOST_BYTES ? null : source.text();
}

async function squadsIn(text: string | null): Promise<readonly Incoming[]> {
  if (text === null) return [{ ok: false, problem: TOO_LARGE }];
  try {
    return await incoming(text);
  } catch {
    return [{ ok: false, problem: NO_CARDS }];
  }
}

/** Onto the shelf, under a name of its own; where nothing can be kept, the squad is there for now all the same. */
export async function keep(
  profile: ProfileId,
  squad: KeptSquad,
  warnings: readonly string[] = [],
  tags: readonly string[] = [],
): Promise<Opened> {
  const others = await library.list().catch(() => []);
  const own = ownOf(profile, squad, others, tags);
  const notKept = await library.save(own).then(
    () => false,
    () => true,
  );
  return { own, warnings, notKept };
}
