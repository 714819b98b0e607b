import { create } from 'zustand';
import { list, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { freshId } from '../../store/chance';
import { useGame } from '../../store/game';
import { packed, unpacked } from '../../store/packed';
import { remember, remembered, useRemembering } from '../../store/remembering';

const own = record({ id: z.string(), name: z.string(), code: z.string() });
/** A position that a player has kept: a game as a file, pressed flat. */
export type OwnPosition = z.infer<typeof own>;

const KEY = 'range-one positions';

interface OwnStore {
  readonly all: readonly OwnPosition[];
  keep(name: string, code: string): boolean;
  remove(id: string): void;
}

export const useOwnPositions = create<OwnStore>()((set, get) => {
  const change = (all: readonly OwnPosition[]) => {
    set({ all });
    remember(KEY, all);
  };
  return {
    all: remembered(KEY, list(own)) ?? [],
    keep(name, code) {
      change([...get().all.filter(one => one.code !== code), { id: freshId(), name, code }]);
      return useRemembering.getState().works;
    },
    remove: id => change(get().all.filter(one => one.id !== id)),
  };
});

/** The files of games, with all that checks them, are fetched when they are needed. */
const files = () => import('../../store/saves/gameFile');

/** The game on the table, as far as anybody may have it; null where there is none. */
export async function keepGame(): Promise<{ readonly name: string; readonly lasts: boolean } | null> {
  const file = useGame.getState().toFile();
  if (!file) return null;
  const { textOfGame } = await files();
  return { name: file.name, lasts: useOwnPositions.getState().keep(file.name, await packed(textOfGame(file))) };
}

/** What a link brings, once it is known to be a game. */
export async function readPosition(code: string): Promise<{ readonly name: string; readonly text: string } | null> {
  const text = await unpacked(code);
  if (text === null) return null;
  const { parseGameFile } = await files();
  const parsed = parseGameFile(text);
  return parsed.ok ? { name: parsed.file.name, text } : null;
}

/** Begins a game of its own from there: its id, or why it cannot. */
export async function playPosition(code: string): Promise<{ readonly id: string } | { readonly problem: string }> {
  const read = await readPosition(code);
  if (!read) return { problem: '' };
  const { importGame } = await import('../../store/saves/transfer');
  const imported = await importGame(new Blob([read.text]));
  return imported.ok ? { id: imported.id } : { problem: imported.problem };
}

export const linkTo = ({ code }: Pick<OwnPosition, 'code'>): string =>
  `${location.href.replace(/#.*$/, '')}#positions/~${code}`;
