import { quoted } from '../../../engine/core/text';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import type { Opened } from '../SquadsScreen';
import { type Incoming, incoming } from './incoming';
import { library, ownOf } from './ownSquads';

/** Something that may hold squads: text that was pasted or dropped, a link, a file. */
export type Source = string | File;

/** What came of it. */
export interface Arrivals {
  readonly squads: readonly Opened[];
  readonly problems: readonly string[];
}

const MOST_BYTES = 1_000_000;
const NO_CARDS = 'The cards could not be fetched. Check your connection and try again.';

/** Reads all that came, and puts every squad in it on the shelf. */
export async function takeIn(sources: readonly Source[]): Promise<Arrivals> {
  const squads: Opened[] = [];
  const problems: string[] = [];
  for (const source of sources) {
    for (const found of await squadsIn(source)) {
      if (found.ok) squads.push(await keep(found.profile, found.squad, found.warnings));
      else problems.push(sources.length > 1 ? `${nameOf(source)}: ${found.problem}` : found.problem);
    }
  }
  return squads.length > 1 ? onShelf(squads, problems) : { squads, problems };
}

/** Of several squads none is on the workbench: those that the shelf did not take are nowhere. */
const onShelf = (squads: readonly Opened[], problems: readonly string[]): Arrivals => ({
  squads: squads.filter(({ notKept }) => !notKept),
  problems: [
    ...problems,
    ...squads
      .filter(({ notKept }) => notKept)
      .map(({ own }) => `${own.squad.name}: the browser does not keep it. Bring it in alone, and save it as a file.`),
  ],
});

const nameOf = (source: Source): string => (typeof source === 'string' ? 'The text' : quoted(source.name));

async function squadsIn(source: Source): Promise<readonly Incoming[]> {
  if (typeof source !== 'string' && source.size > MOST_BYTES) {
    return [{ ok: false, problem: 'This file is far larger than any squad, so it is not read.' }];
  }
  try {
    return await incoming(typeof source === 'string' ? source : await source.text());
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
