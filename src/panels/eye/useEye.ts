import { create } from 'zustand';
import type { Engine } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { drillSetup, onlyMove } from '../../lessons/drills/setup';
import { resultOf, type Sight, tenSights } from '../../lessons/eye/sight';
import { layOut } from '../../lessons/layOut';
import { dayOf } from '../../lessons/puzzles/daily';
import { freshSeed } from '../../store/chance';
import { useCoach } from '../../store/coach';
import { CARDS_MISSING, engineFor } from '../../store/engineFor';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { DEFAULT_OPTIONS } from '../../store/tableOptions';
import { useTurns } from './kept';

const MINE = 'ship:A1';
const OTHER = 'ship:B1';

const SETUP = drillSetup({
  mine: ['pilot:redsquadronveteran'],
  theirs: ['pilot:academypilot'],
  practice: onlyMove(OTHER),
});

interface EyeState {
  readonly sights: readonly Sight[];
  /** What has been answered, in order. */
  readonly answers: readonly number[];
  /** The last answer is still being looked at. */
  readonly shown: boolean;
  readonly over: boolean;
  begin(): Promise<void>;
  answer(choice: number): void;
  next(): void;
  close(): void;
}

const NOTHING = { sights: [], answers: [], shown: false, over: false };

/** Ten looks at the table: by eye first, then with the ruler. */
export const useEye = create<EyeState>()((set, get) => {
  let openings = 0;
  let engine: Engine | null = null;
  let game: GameState | null = null;

  const now = (): Sight | undefined => get().sights[get().answers.length - (get().shown ? 1 : 0)];

  /** Without ruler and arcs, until it has been answered. */
  function lay(): void {
    const sight = now();
    if (!engine || !game || !sight) return;
    const { shown } = get();
    const at = (ship: typeof MINE | typeof OTHER, pose: Sight['mine']) => ({ ...game!.ships[ship]!, pose });
    const ships = { ...game.ships, [MINE]: at(MINE, sight.mine), [OTHER]: at(OTHER, sight.other) };
    useGame.setState({
      game: { ...game, ships },
      options: { ...DEFAULT_OPTIONS, help: shown ? 'assisted' : 'plain' },
    });
    const asksEnd = sight.kind === 'template' || (shown && sight.kind === 'bump');
    useScreen.getState().show({
      arcs: shown && sight.kind === 'arc' ? [MINE] : [],
      tool: shown && sight.kind === 'range' ? 'ruler' : null,
      ruler: shown && sight.kind === 'range' ? { from: { piece: MINE }, to: { piece: OTHER } } : null,
      explained:
        asksEnd && sight.end
          ? { game: null, places: [{ ship: MINE, pose: sight.end, look: 'flown' }], sights: [] }
          : null,
    });
  }

  return {
    ...NOTHING,

    async begin() {
      openings += 1;
      const turn = openings;
      engine ??= await engineFor(SETUP).catch(() => null);
      if (turn !== openings) return;
      if (!engine) return useGame.setState({ problem: CARDS_MISSING });
      if (!game) {
        const { state, record } = layOut(engine, {
          setup: SETUP,
          seed: 1,
          places: { [MINE]: { x: 457, y: 300, heading: 0 }, [OTHER]: { x: 457, y: 600, heading: 180 } },
        });
        game = state;
        useGame.getState().leave();
        useScreen.getState().reset();
        const base = record.answers.length;
        useGame.setState({ engine, game, record, base, name: 'Train your eye', lastChange: 'start' });
        useCoach.getState().attend({ objectionTo: () => '' });
        useCoach.getState().rest(true);
      }
      set({ ...NOTHING, sights: tenSights(freshSeed()) });
      lay();
    },

    answer(choice) {
      const { answers, shown, over } = get();
      if (shown || over || !now()) return;
      set({ answers: [...answers, choice], shown: true });
      lay();
    },

    next() {
      const { sights, answers, shown, over } = get();
      if (!shown || over) return;
      if (answers.length < sights.length) {
        set({ shown: false });
        return lay();
      }
      useTurns.getState().keep({ day: dayOf(new Date()), ...resultOf(sights, answers) });
      set({ over: true });
    },

    close() {
      openings += 1;
      game = null;
      useCoach.getState().attend(null);
      useGame.getState().leave();
      set(NOTHING);
    },
  };
});
