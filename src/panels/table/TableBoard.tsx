import { memo, useDeferredValue, useMemo } from 'react';
import { Board, type BoardProps } from '../../board/Board';
import { pieceOf } from '../../board/pieceOf';
import type { Decision, Option } from '../../engine/core/decision';
import { isShipId, type ObjectId } from '../../engine/core/ids';
import { useGame } from '../../store/game';
import { presses } from '../../store/presses';
import { useScreen } from '../../store/screen';
import { aloneAt } from '../../store/seats';
import { useThreats } from '../coach/useThreats';
import { useTable } from './useTable';

type Props = Required<Pick<BoardProps, 'fighting'>>;

const NOTHING: BoardProps['missing'] = [];

/** Of a question that has been answered meanwhile nothing can be pressed any more. */
const isOpen = (decision: Decision | null): boolean =>
  decision !== null && (useGame.getState().game?.pending.includes(decision) ?? false);

/** The board, all of one moment. It follows in slices, a moment after the question and its answers. */
export const TableBoard = memo(function TableBoard({ fighting }: Props) {
  const { engine, game, sides, options, decision, missing, choose } = useTable();
  const { help } = options;
  const events = useGame(store => store.events);
  const dialShip = useScreen(screen => screen.dialShip);
  const then = useScreen(screen => screen.explained?.game ?? null);
  const looker = decision?.player ?? aloneAt(options) ?? 'p1';
  const threats = useThreats(engine, game, looker, help === 'assisted');
  const props = useMemo(() => {
    const onPiece = (piece: ObjectId) => {
      const { picked, show } = useScreen.getState();
      const keys = decision?.options.filter(({ subject }) => pieceOf(subject) === piece).map(({ key }) => key) ?? [];
      if (keys.length > 0 && isOpen(decision)) show({ narrowed: keys });
      else if (keys.length === 0 && isShipId(piece)) show({ picked: picked === piece ? null : piece });
    };
    const onOption = (option: Option) => {
      if (presses.isMeant() && isOpen(decision)) choose(option);
    };
    // Whoever looks back at an earlier moment is asked nothing of it.
    const asked = then
      ? { decision: null, missing: NOTHING, dialShip: null, fighting: null }
      : { decision, missing, dialShip, fighting };
    return {
      engine,
      game: then ?? game,
      events,
      sides,
      help,
      threats: then ? null : threats,
      ...asked,
      onOption,
      onPiece,
    };
  }, [engine, game, then, threats, events, sides, help, decision, missing, dialShip, fighting, choose]);
  return <Board {...useDeferredValue(props)} />;
});
