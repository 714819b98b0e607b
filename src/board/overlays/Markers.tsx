import { useMemo } from 'react';
import type { Engine } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { MARKER_RADIUS } from '../../engine/geometry/measures';
import { BOARD, type SideHexes } from '../colors';
import { Circle } from '../konva';
import { onBoard } from '../scale';
import { Tag } from './Steady';

/** So far above its middle a marker's count stands, in millimetres. */
export const SCORE_ABOVE = MARKER_RADIUS + 18;

interface Props {
  readonly engine: Engine;
  readonly game: GameState;
  readonly sides: SideHexes;
}

/** Who holds which marker of the mission, and with what on either side. */
export function MarkerControl({ engine, game, sides }: Props) {
  const { markers } = useMemo(() => engine.standing(game), [engine, game]);
  return markers.map(({ marker: id, counts, holder }) => {
    const marker = game.markers[id];
    if (!marker || marker.onShip || counts.p1 + counts.p2 === 0) return null;
    const color = holder ? sides[holder] : BOARD.quiet;
    return (
      <HeldMarker
        key={id}
        x={marker.x}
        y={marker.y}
        color={color}
        dashed={holder !== 'p1'}
        text={`${counts.p1} : ${counts.p2}`}
      />
    );
  });
}

interface HeldProps {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** The second player's things are dashed, as their bases are. */
  readonly dashed: boolean;
  readonly text: string;
}

function HeldMarker({ x, y, color, dashed, text }: HeldProps) {
  return (
    <>
      <Circle
        {...onBoard({ x, y })}
        radius={MARKER_RADIUS + 5}
        stroke={color}
        strokeWidth={3}
        {...(dashed ? { dash: [8, 5] } : {})}
        strokeScaleEnabled={false}
        listening={false}
        perfectDrawEnabled={false}
      />
      <Tag at={{ x, y: y + SCORE_ABOVE }} text={text} color={color} strong />
    </>
  );
}
