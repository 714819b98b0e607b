import type Konva from 'konva';
import { useRef } from 'react';
import type { Point } from '../../../engine/core/place';
import { between } from '../../../engine/geometry/pose';
import { BOARD } from '../../colors';
import { Circle, Line } from '../../konva';
import { onBoard } from '../../scale';
import { fading, useFrames } from '../useFrames';

interface LineProps {
  readonly look: 'attack' | 'lock';
  readonly from: Point;
  readonly to: Point;
}

/** Drawn from one to the other: solid for an attack, dashed for a lock. */
export function RunningLine({ look, from, to }: LineProps) {
  const line = useRef<Konva.Line>(null);
  useFrames(moment => {
    const start = onBoard(from);
    const end = onBoard(between(from, to, Math.min(1, moment * 2)));
    line.current?.setAttrs({ points: [start.x, start.y, end.x, end.y], opacity: fading(moment) });
  });
  return (
    <Line
      ref={line}
      stroke={look === 'attack' ? BOARD.bad : BOARD.lit}
      strokeWidth={3}
      strokeScaleEnabled={false}
      {...(look === 'lock' ? { dash: [10, 6] } : {})}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}

const LOOKS = {
  placed: { color: BOARD.text, reach: 30 },
  detonated: { color: BOARD.lit, reach: 110 },
  destroyed: { color: BOARD.bad, reach: 60 },
} as const;

interface RingProps {
  readonly at: Point;
  readonly look: keyof typeof LOOKS;
}

/** Runs outward from where something was put down or went off. */
export function Ring({ at, look }: RingProps) {
  const ring = useRef<Konva.Circle>(null);
  const { color, reach } = LOOKS[look];
  useFrames(moment => ring.current?.setAttrs({ radius: reach * Math.sqrt(moment), opacity: 1 - moment }));
  return (
    <Circle
      ref={ring}
      {...onBoard(at)}
      radius={0}
      stroke={color}
      strokeWidth={4}
      fill={look === 'placed' ? '' : `${color}44`}
      strokeScaleEnabled={false}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
