import { memo } from 'react';
import { Line, Rect } from 'react-konva';
import { PLAY_AREA, RANGE_BAND } from '../../engine/geometry/measures';
import { BOARD, type SideHexes } from '../colors';

/** The play area with the players' edges: bands of range 1, where ships start. */
export const Ground = memo(function Ground({ sides }: { readonly sides: SideHexes }) {
  return (
    <>
      <Rect width={PLAY_AREA} height={PLAY_AREA} fill={BOARD.felt} perfectDrawEnabled={false} />
      <Rect y={PLAY_AREA - RANGE_BAND} width={PLAY_AREA} height={RANGE_BAND} fill={sides.p1} opacity={0.05} />
      <Rect width={PLAY_AREA} height={RANGE_BAND} fill={sides.p2} opacity={0.05} />
      <Rect width={PLAY_AREA} height={PLAY_AREA} stroke={BOARD.line} strokeWidth={1.5} />
      <Line points={[0, PLAY_AREA, PLAY_AREA, PLAY_AREA]} stroke={sides.p1} strokeWidth={4} />
      <Line points={[0, 0, PLAY_AREA, 0]} stroke={sides.p2} strokeWidth={4} dash={[18, 9]} />
    </>
  );
});
