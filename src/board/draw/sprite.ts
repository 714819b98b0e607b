import { mayBake, orderBaking, spendOn } from './bakery';
import { baked, type Pen } from './canvas';

/**
 * A drawing kept as pictures of a few sizes, each twice the last. What is shown is never shrunk by more than half,
 * so that plain smoothing is enough: no shimmer, and one `drawImage` a frame.
 */
export interface Sprite {
  /** Lays it down in the pen's own units; `px` is how many pixels of the screen such a unit takes now. False where it is not baked yet. */
  lay(pen: Pen, px: number): boolean;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LEAST = 1;
const MOST = 8;

/** `draw` gets a pen in the sprite's units and how many pixels they take: shadows are measured in pixels. */
export function makeSprite(frame: Frame, draw: (pen: Pen, px: number) => void): Sprite {
  const { left, top, width, height } = frame;
  const pictures = new Map<number, HTMLCanvasElement>();
  const ordered = new Set<number>();
  const bake = (level: number): HTMLCanvasElement => {
    const picture = spendOn(() =>
      baked(width * level, height * level, pen => {
        pen.scale(level, level);
        pen.translate(-left, -top);
        draw(pen, level);
      }),
    );
    pictures.set(level, picture);
    return picture;
  };
  /** The size wanted; until there is time to bake it, whichever there is. */
  const pictureFor = (level: number): HTMLCanvasElement | undefined => {
    const known = pictures.get(level);
    if (known || mayBake()) return known ?? bake(level);
    if (!ordered.has(level)) orderBaking(() => bake(level));
    ordered.add(level);
    return [...pictures.values()].at(-1);
  };
  return {
    lay(pen, px) {
      const level = Math.min(MOST, Math.max(LEAST, 2 ** Math.ceil(Math.log2(px))));
      const picture = pictureFor(level);
      if (picture) pen.drawImage(picture, left, top, width, height);
      return picture !== undefined;
    },
  };
}

/** Sprites by what they show, made when first asked for. */
export function spritesBy<Look>(keyOf: (look: Look) => string, make: (look: Look) => Sprite) {
  const made = new Map<string, Sprite>();
  return (look: Look): Sprite => {
    const key = keyOf(look);
    const known = made.get(key);
    if (known) return known;
    const sprite = make(look);
    made.set(key, sprite);
    return sprite;
  };
}
