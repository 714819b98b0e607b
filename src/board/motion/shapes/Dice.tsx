import type Konva from 'konva';
import { useRef } from 'react';
import { ICONS } from '../../../art/icons';
import type { Face } from '../../../engine/core/event';
import type { Point } from '../../../engine/core/place';
import { paintDie } from '../../draw/die';
import { Shape } from '../../konva';
import { penOf } from '../../pieces/SpriteShape';
import { fallsOf, lastsOf, TIMES } from '../lasts';
import type { Scene } from '../scene';
import { useFrames } from '../useFrames';
import { Beside } from './Beside';

const RADIUS = 20;
const ROOM = 2 * RADIUS + 4;

interface Props {
  readonly at: Point;
  readonly dice: Extract<Scene, { kind: 'dice' }>;
}

/** Dice that are rolled for an obstacle or a card: they fall beside their ship. */
export function DiceShape({ at, dice }: Props) {
  const shape = useRef<Konva.Shape>(null);
  const time = useRef(0);
  const lasts = lastsOf(dice);
  useFrames(moment => {
    time.current = moment * lasts;
    shape.current?.getLayer()?.batchDraw();
  });
  const falls = fallsOf(dice);
  const paint = (context: Konva.Context) => {
    const pen = penOf(context);
    dice.after.forEach((face, index) => {
      const rest = Math.min(1, Math.max(0, (time.current - (falls.get(index) ?? 0)) / TIMES.fall));
      pen.save();
      pen.translate((index - (dice.after.length - 1) / 2) * ROOM, 0);
      paintDie(pen, { pool: dice.pool, icon: iconOf(face), rest, state: 'plain' }, RADIUS);
      pen.restore();
    });
  };
  return (
    <Beside at={at}>
      <Shape ref={shape} sceneFunc={paint} listening={false} perfectDrawEnabled={false} />
    </Beside>
  );
}

export const iconOf = (face: Face) => (face === 'blank' ? null : ICONS[face]);
