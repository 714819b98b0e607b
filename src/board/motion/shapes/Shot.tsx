import type Konva from 'konva';
import { useRef } from 'react';
import type { Face } from '../../../engine/core/event';
import { MISSES, paintShot } from '../../draw/shot';
import { Group, Shape } from '../../konva';
import { penOf, pixelsOf } from '../../pieces/SpriteShape';
import { onBoard } from '../../scale';
import { TIMES } from '../lasts';
import type { Shot } from '../scene';
import { useFrames } from '../useFrames';

interface Props {
  readonly shot: Shot;
  readonly hit: boolean;
  readonly left: readonly Face[];
  /** The light of the attacker's side. */
  readonly color: string;
}

const missed = Array.from({ length: MISSES }, () => 'miss' as const);

/** The dice have been counted: as many bolts strike as results are left, or two pass by. */
export function ShotShape({ shot: { from, to, half, shielded }, hit, left, color }: Props) {
  const shape = useRef<Konva.Shape>(null);
  const time = useRef(0);
  useFrames(moment => {
    time.current = moment * TIMES.told;
    shape.current?.getLayer()?.batchDraw();
  });
  const [start, end] = [onBoard(from), onBoard(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const bolts = hit ? left.map(face => (face === 'crit' ? 'crit' : 'hit')) : missed;
  const look = { far: Math.hypot(x, y), half, shielded, hex: color, bolts };
  return (
    <Group {...start} rotation={(Math.atan2(y, x) * 180) / Math.PI} listening={false}>
      <Shape
        ref={shape}
        sceneFunc={(context, node) => {
          const pen = penOf(context);
          pen.save();
          paintShot(pen, look, time.current, pixelsOf(node));
          pen.restore();
        }}
        listening={false}
        perfectDrawEnabled={false}
      />
    </Group>
  );
}
