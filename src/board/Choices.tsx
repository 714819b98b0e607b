import type Konva from 'konva';
import { useMemo } from 'react';
import { Group, Line, Rect } from 'react-konva';
import { useScreen } from '../store/screen';
import type { BoardProps } from './Board';
import { BOARD, DIFFICULTY_COLOR } from './colors';
import { dialOf, fanOf, type Ghost, ghostsAt, placesOf } from './ghosts';
import { inPiece, offBoard, onBoard } from './scale';

/** Every place that can be chosen, as a ghost; those that the rules forbid are crossed out. */
export function Choices({ engine, game, help, decision, missing, onOption }: BoardProps) {
  const { rules } = engine;
  const dialShip = useScreen(screen => screen.dialShip);
  const pointed = useScreen(screen => screen.pointed);
  const show = useScreen(screen => screen.show);
  const ghosts = useMemo(() => {
    if (!decision) return [];
    const table = { state: game, rules };
    if (decision.topic.kind === 'setDials') {
      const ship = dialOf(dialShip, decision.options);
      return ship && help !== 'plain' ? fanOf(table, ship, decision.options) : [];
    }
    return placesOf(table, decision, help === 'plain' ? [] : missing);
  }, [game, rules, decision, dialShip, help, missing]);
  const under = ({ target }: Konva.KonvaEventObject<unknown>): readonly Ghost[] => {
    const at = target.getStage()?.getRelativePointerPosition();
    return at ? ghostsAt(ghosts, offBoard(at)) : [];
  };
  const pick = (event: Konva.KonvaEventObject<unknown>) => {
    const found = under(event).filter(({ option }) => option);
    const keys = [...new Set(found.map(({ optionKey }) => optionKey))];
    if (keys.length === 1) onOption(found[0]!.option!);
    else if (keys.length > 1) show({ narrowed: keys });
  };
  const point = (event: Konva.KonvaEventObject<unknown>) => {
    const key = under(event)[0]?.optionKey ?? null;
    if (key !== pointed) show({ pointed: key });
  };
  const last = ghosts.filter(({ optionKey }) => optionKey === pointed);
  return (
    <Group onClick={pick} onTap={pick} onMouseMove={point} onMouseLeave={() => show({ pointed: null })}>
      {ghosts.map(ghost => (
        <GhostPiece key={ghost.key} ghost={ghost} marks={help === 'assisted'} pointed={false} />
      ))}
      {last.map(ghost => (
        <GhostPiece key={`pointed ${ghost.key}`} ghost={ghost} marks={help === 'assisted'} pointed />
      ))}
    </Group>
  );
}

interface GhostProps {
  readonly ghost: Ghost;
  /** Whether what it would meet is marked. */
  readonly marks: boolean;
  readonly pointed: boolean;
}

function GhostPiece({ ghost, marks, pointed }: GhostProps) {
  const { pose, outline, option, difficulty, bumps, flees, meetsObstacle } = ghost;
  const color = !option ? BOARD.bad : difficulty ? DIFFICULTY_COLOR[difficulty] : BOARD.lit;
  const front = Math.max(...outline.map(({ y }) => y));
  const side = Math.max(...outline.map(({ x }) => x));
  const crossed = !option || (marks && (bumps || flees));
  return (
    <Group {...onBoard(pose)} rotation={pose.heading} opacity={pointed ? 1 : option ? 0.85 : 0.4}>
      <Line
        points={inPiece(outline)}
        closed
        stroke={color}
        strokeWidth={pointed ? 3 : 1}
        fill={pointed ? 'rgba(240,182,74,0.25)' : 'rgba(16,23,28,0.35)'}
        {...(difficulty === 'red' || !option ? { dash: [4, 3] } : difficulty === 'purple' ? { dash: [1.5, 2.5] } : {})}
        perfectDrawEnabled={false}
      />
      <Line
        points={[-5, 4 - front, 0, -2 - front, 5, 4 - front]}
        stroke={color}
        strokeWidth={pointed ? 2.5 : 1.5}
        listening={false}
        perfectDrawEnabled={false}
      />
      {crossed && (
        <Line
          points={[-side, -front, 0, 0, side, front, 0, 0, side, -front, -side, front]}
          stroke={option ? BOARD.lit : BOARD.bad}
          strokeWidth={1.2}
          listening={false}
          perfectDrawEnabled={false}
        />
      )}
      {marks && meetsObstacle && (
        <Rect x={0} y={-7} width={10} height={10} rotation={45} fill={BOARD.lit} listening={false} />
      )}
    </Group>
  );
}
