import { create } from 'zustand';
import type { Ranking } from '../../bots/opponent';
import type { Engine } from '../../engine';
import type { Choice } from '../../engine/core/decision';
import type { Practice } from '../../engine/core/practice';
import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { type Grade, gradeOf } from '../../lessons/puzzles/grade';
import type { Puzzle } from '../../lessons/puzzles/puzzle';
import { useCoach } from '../../store/coach';
import { CARDS_MISSING, engineFor } from '../../store/engineFor';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { desk } from '../coach/desk';
import { positionOf } from './games';
import { usePuzzles } from './kept';
import { PUZZLE_WORDS } from './words';

interface PuzzleState {
  readonly puzzle: Puzzle | null;
  /** That day’s puzzle; null for any other. */
  readonly day: string | null;
  /** What was answered. */
  readonly picked: ManeuverCode | null;
  /** Worked out while the player thinks. */
  readonly ranking: Ranking | null;
  readonly grade: Grade | null;
  /** Why it cannot be graded. */
  readonly problem: string | null;
  open(puzzle: Puzzle, day: string | null): Promise<void>;
  /** Asks the mind once more. */
  askAgain(): void;
  close(): void;
}

/** The table is looked at by one player, who has nothing to hide from anybody. */
const ALONE: Practice = { drill: 'both', still: [], peaceful: [], endless: [] };

const NOTHING = { puzzle: null, day: null, picked: null, ranking: null, grade: null, problem: null } as const;

/** The puzzle on the table: it takes one dial as the answer, and has all of them ranked beside the page. */
export const usePuzzle = create<PuzzleState>()((set, get) => {
  let openings = 0;
  let engine: Engine | null = null;
  let game: GameState | null = null;

  /** Any other dial stays as it is. */
  function take(choice: Choice): string {
    const { puzzle, picked } = get();
    const start = `dial:${puzzle?.ship}:`;
    if (!puzzle || picked || !('option' in choice) || !choice.option.startsWith(start)) return PUZZLE_WORDS.onlyThis;
    set({ picked: choice.option.slice(start.length) as ManeuverCode });
    useScreen.getState().forget();
    useCoach.getState().rest(true);
    grade();
    return PUZZLE_WORDS.taken;
  }

  function ask(): void {
    const { puzzle } = get();
    if (!engine || !game || !puzzle) return;
    const turn = openings;
    const question = { game: `puzzle ${puzzle.number}`, player: 'p1', view: engine.viewFor(game, 'p1') } as const;
    desk.ask('dials', question).then(
      rankings => {
        if (turn !== openings) return;
        set({ ranking: rankings.find(({ ship }) => ship === puzzle.ship) ?? null });
        grade();
      },
      () => {
        if (turn === openings) set({ problem: PUZZLE_WORDS.lost });
      },
    );
  }

  function grade(): void {
    const { puzzle, picked, ranking, day, grade: known } = get();
    if (!puzzle || !picked || !ranking || known) return;
    const found = gradeOf(ranking, picked);
    if (!found) return;
    set({ grade: found });
    usePuzzles.getState().keep(puzzle.number, found, day);
  }

  function putAway(): void {
    openings += 1;
    game = null;
    useCoach.getState().attend(null);
    useGame.getState().leave();
  }

  return {
    ...NOTHING,

    async open(puzzle, day) {
      putAway();
      set({ ...NOTHING, puzzle, day });
      const turn = openings;
      const laid = await positionOf(puzzle).catch(() => null);
      engine = laid && (await engineFor(laid.setup).catch(() => null));
      if (turn !== openings) return;
      if (!engine || !laid) {
        useGame.setState({ problem: laid ? CARDS_MISSING : PUZZLE_WORDS.gone });
        return;
      }
      game = laid;
      const shown: GameState = { ...laid, practice: ALONE };
      const record = engine.beginRecord(laid.setup, puzzle.number, laid);
      useGame.setState({ engine, game: shown, record, base: 0, name: `Puzzle ${puzzle.number}`, lastChange: 'start' });
      useScreen.getState().reset();
      useScreen.getState().show({ dialShip: puzzle.ship });
      useCoach.getState().attend({ objectionTo: (_, choice) => take(choice) });
      ask();
    },

    askAgain() {
      set({ problem: null });
      ask();
    },

    close() {
      putAway();
      desk.close();
      set(NOTHING);
    },
  };
});
