import { createContext, useContext, useMemo } from 'react';
import { hexOf } from '../../art/sides';
import type { SideHexes } from '../../board/colors';
import type { Engine, Explained } from '../../engine';
import type { Choice, Decision, Option } from '../../engine/core/decision';
import { useCoach } from '../../store/coach';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { aloneAt, hasTable } from '../../store/seats';
import type { TableOptions } from '../../store/tableOptions';
import type { Names } from './labels';
import { useGameAsTold } from './stage/useTold';

/** The game as it stands before the player who is looking, and how to answer. */
export interface TableNow extends Names {
  readonly engine: Engine;
  readonly options: TableOptions;
  readonly sides: SideHexes;
  /** The question to answer now; null behind the curtain and when the game is over. */
  readonly decision: Decision | null;
  /** What that player would look for and may not do. */
  readonly missing: readonly Explained[];
  /** Something is hidden: dials are being set. */
  readonly secret: boolean;
  /** An option was picked, on the board or in the list. An attack is confirmed before it is made. */
  readonly choose: (option: Option) => void;
  /** Gives the answer. */
  readonly answer: (choice: Choice) => boolean;
  /** By one press: the answer, and the one to the question that it leads to. */
  readonly answerBoth: (first: Choice, second: Choice) => boolean;
}

const NONE: readonly Explained[] = [];

/** Null until a game is on the table. */
export function useTableNow(): TableNow | null {
  // One by one: whatever else changes in the stores, a log unfolded or a piece pointed at, leaves the table as it is.
  const engine = useGame(store => store.engine);
  const options = useGame(store => store.options);
  const submit = useGame(store => store.submit);
  const { game, held } = useGameAsTold();
  const looking = useScreen(screen => screen.looking);
  const resting = useCoach(coach => coach.resting);
  const replaying = useGame(store => store.replaying);
  const show = useScreen(screen => screen.show);
  const forget = useScreen(screen => screen.forget);
  // Only while dials are set is anything hidden: then one player looks at a time. Whoever has the screen alone looks always,
  // and is asked only what is theirs.
  const practising = game !== null && game.practice !== null;
  const beside = practising || replaying || hasTable(options);
  const secret = !beside && (game?.pending.some(({ topic }) => topic.kind === 'setDials') ?? false);
  const looker = practising ? 'p1' : beside ? aloneAt(options) : looking;
  // Nothing is asked before that which explains it has been told.
  const open = held || resting || replaying ? [] : (game?.pending ?? []);
  const decision = open.find(({ player }) => !(secret || beside) || player === looker) ?? null;
  const missing = useMemo(
    () => (engine && game && decision ? engine.explain(game, decision) : NONE),
    [engine, game, decision],
  );
  const { colors } = options;
  const sides = useMemo(() => ({ p1: hexOf(colors.p1), p2: hexOf(colors.p2) }), [colors]);
  return useMemo(() => {
    if (!engine || !game) return null;
    const answer = (choice: Choice): boolean => {
      if (!decision || !useCoach.getState().mayAnswer(decision, choice)) return false;
      const taken = submit({ decision: decision.id, player: decision.player, choice });
      if (taken) forget();
      return taken;
    };
    const answerBoth = (first: Choice, second: Choice): boolean => {
      if (!answer(first)) return false;
      const next = useGame.getState().game?.pending[0];
      return next?.player === decision?.player
        ? submit({ decision: next!.id, player: next!.player, choice: second })
        : false;
    };
    const choose = (option: Option) => {
      if (decision?.topic.kind === 'chooseAttack' && option.subject.kind === 'target') {
        return show({ picks: [option.key] });
      }
      if (answer({ option: option.key }) && option.key === 'ready') show({ looking: null });
    };
    const rules = { rules: engine.rules, options, sides };
    return { engine, game, ...rules, decision, missing, secret, choose, answer, answerBoth };
  }, [engine, game, options, sides, decision, missing, secret, submit, show, forget]);
}

export const TableContext = createContext<TableNow | null>(null);

/** For whatever stands on the table's screen. */
export function useTable(): TableNow {
  const now = useContext(TableContext);
  if (!now) throw new Error('There is no game on the table.');
  return now;
}
