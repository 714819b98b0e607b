import type { Answer, Setup } from '../../engine';
import { plainOf } from '../soundRow';
import { DEFAULT_OPTIONS } from '../tableOptions';
import { database } from './database';
import { textOfGame } from './gameFile';
import type { DamagedGame } from './games';
import { readGame } from './read';
import { soundJournal, soundOptions, soundSnapshot } from './rows';

/**
 * What is left of a damaged game, as a file like any other. If only what the list needs was damaged, it can be
 * imported again; else reading it says what is wrong, and whoever knows how can mend it by hand.
 */
export async function salvage({ id, name }: DamagedGame): Promise<string> {
  const { game, answers, snapshots } = await readGame(await database(), id);
  const left = (plainOf(game) ?? {}) as Readonly<Record<string, unknown>>;
  const given: readonly unknown[] = answers.map(
    row => (plainOf(row) as { readonly answer?: unknown } | null)?.answer ?? null,
  );
  const standing = Number.isInteger(left.answers) ? given.slice(0, left.answers as number) : given;
  const marks = snapshots.flatMap(one => soundSnapshot(one) ?? []).filter(mark => mark.answers <= standing.length);
  return textOfGame({
    name,
    options: soundOptions(left.options) ?? DEFAULT_OPTIONS,
    journal: soundJournal(left.journal) ?? [],
    // Not checked, and not to be: whoever reads the file checks it.
    record: {
      version: 1,
      cards: left.cards as string,
      edition: left.edition as string,
      setup: left.setup as Setup,
      seed: left.seed as number,
      answers: standing as readonly Answer[],
      rounds: marks.map(({ round, answers: after, hash }) => ({ round, answers: after, hash })),
    },
  });
}
