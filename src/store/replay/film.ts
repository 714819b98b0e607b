import type { Engine, GameRecord } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { withoutCopies } from '../copies';
import { CARDS_MISSING, engineFor } from '../engineFor';
import type { HistoryStep } from '../history';
import { attempt } from '../saves/attempt';
import { whatChanged } from '../saves/changed';
import type { GameFile } from '../saves/gameFile';
import { type LoadedGame, loadGame } from '../saves/games';
import { comparableMarks } from '../saves/older';
import { earlierSteps, notSetUp, rebuild, replaySteps } from '../saves/rebuild';
import { openPart } from '../saves/secrets';
import type { TableOptions } from '../tableOptions';

/** A game to look back on: all of it that anybody may see. */
export interface Film {
  readonly name: string;
  /** Under which this browser keeps it; null where it came from elsewhere. */
  readonly id: string | null;
  /** It is still played, and whoever had the record could tell its dice: before it is shared, the game gets new ones. */
  readonly tellsDice: boolean;
  readonly engine: Engine;
  readonly options: TableOptions;
  /** The game up to its last step. */
  readonly record: GameRecord;
  readonly start: GameState;
  /** How many answers came before the first step: none, unless the rules have changed since. */
  readonly base: number;
  readonly steps: readonly HistoryStep[];
  /** What is missing, in a sentence. */
  readonly missing: string | null;
}

export type Filming = { readonly ok: true; readonly film: Film } | { readonly ok: false; readonly problem: string };

/** A game that this browser keeps. */
export async function filmOfSaved(id: string): Promise<Filming> {
  const loaded = await loadGame(id).catch(() => null);
  if (!loaded) return no('This game is damaged, or not among the saved ones any more.');
  const engine = await engineFor(loaded.saved.setup).catch(() => null);
  return engine ? filmOf(engine, loaded) : no(CARDS_MISSING);
}

/** While dials are secret, it ends before the first of the round. */
export async function filmOf(engine: Engine, loaded: LoadedGame): Promise<Filming> {
  const { id, name, options, journal } = loaded.saved;
  const rebuilding = await rebuild(engine, loaded);
  if (!rebuilding.ok) return rebuilding;
  const { rebuilt } = rebuilding;
  const earlier = rebuilt.base > 0 ? await earlierSteps(engine, loaded, rebuilt.base) : null;
  const whole = earlier?.ok ? [...earlier.steps, ...rebuilt.past] : rebuilt.past;
  const base = earlier?.ok ? 0 : rebuilt.base;
  const { record, heldBack, tellsDice } = openPart({ ...rebuilt, base, past: whole, journal });
  const steps = withoutCopies(whole.slice(0, record.answers.length - base));
  const start = steps[0]?.state ?? rebuilt.game;
  const said = [
    ...(rebuilt.problem ? [rebuilt.problem] : []),
    ...(earlier?.ok === false ? [`It can be seen from round ${start.round} on: ${lowered(earlier.problem)}`] : []),
    ...(heldBack > 0 ? ['The dials of the round that is being played are left out.'] : []),
  ];
  const missing = said.join(' ') || null;
  return { ok: true, film: { name, id, tellsDice, engine, options, record, start, base, steps, missing } };
}

/** A game that came as a file or as a link, as far as these rules agree with it. */
export async function filmOfFile({ name, options, record }: GameFile): Promise<Filming> {
  const engine = await engineFor(record.setup).catch(() => null);
  if (!engine) return no(CARDS_MISSING);
  const { setup, seed, answers } = record;
  const begun = attempt(() => engine.newGame(setup, seed));
  if (!begun?.ok) return no(notSetUp(begun?.problem ?? ''));
  const { state: start } = begun.step;
  const rows = answers.map((answer, n) => ({ game: '', n, answer, at: 0 }));
  const { steps: played, agreed } = await replaySteps(
    engine,
    { state: start, first: 0 },
    rows,
    comparableMarks(engine, start, record),
  );
  const steps = withoutCopies(played);
  const changed = whatChanged(engine, record);
  const why = changed ? `the ${changed} have changed since it was played` : 'the rest is damaged';
  if (!agreed || (steps.length === 0 && answers.length > 0)) return no(`This replay cannot be shown: ${why}.`);
  const round = steps.at(-1)?.after.round ?? start.round;
  const missing = played.length < answers.length ? `It can be seen up to round ${round}: ${why}.` : null;
  return {
    ok: true,
    film: { name, id: null, tellsDice: false, engine, options, record, start, base: 0, steps, missing },
  };
}

const no = (problem: string) => ({ ok: false as const, problem });
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
