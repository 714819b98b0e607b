import type Konva from 'konva';
import type { Pen } from '../draw/canvas';
import type { Sprite } from '../draw/sprite';
import { Shape } from '../konva';

/** The canvas itself behind Konva's pen: sprites are laid down without its bookkeeping. */
export const penOf = (context: Konva.Context): Pen => context._context as Pen;

/** How many pixels of the screen a unit of the shape takes. */
export function pixelsOf(shape: Konva.Shape): number {
  const ratio = shape.getLayer()?.getCanvas().getPixelRatio() ?? 1;
  return Math.abs(shape.getAbsoluteScale().x) * ratio;
}

interface Props {
  readonly sprite: Sprite;
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: number;
  readonly scale?: number;
  readonly opacity?: number;
}

/** A picture on the board. What is pointed at is drawn beside it, as a plain shape. */
export function SpriteShape({ sprite, scale = 1, ...place }: Props) {
  return (
    <Shape
      {...place}
      scaleX={scale}
      scaleY={scale}
      sceneFunc={(context, shape) => sprite.lay(penOf(context), pixelsOf(shape))}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
