import type Konva from 'konva';
import { memo, useEffect, useMemo, useRef } from 'react';
import { tileOfHex } from '../../art/sides';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { useCamera } from '../camera';
import type { SideHexes } from '../colors';
import { makeMat } from '../draw/mat';
import { BEYOND, skyBehind } from '../draw/sky';
import { inSlices } from '../draw/slices';
import { Shape } from '../konva';
import { toScreen } from '../view';
import { penOf, pixelsOf } from './SpriteShape';

const DRIFT = 0.06;

/** The sky, and on it the sheet with its measured edge. */
export const Ground = memo(function Ground({ sides }: { readonly sides: SideHexes }) {
  const { p1, p2 } = sides;
  const mat = useMemo(() => makeMat({ hex: p1, tile: tileOfHex(p1) }, { hex: p2, tile: tileOfHex(p2) }), [p1, p2]);
  return (
    <>
      <Sky />
      <Shape
        sceneFunc={(context, shape) => mat.paint(penOf(context), pixelsOf(shape))}
        listening={false}
        perfectDrawEnabled={false}
      />
    </>
  );
});

/** Follows a pan a little way, so that the table seems to float above it. */
function drift(): { readonly x: number; readonly y: number } {
  const { view, size } = useCamera.getState();
  const middle = toScreen(view, { x: PLAY_AREA / 2, y: PLAY_AREA / 2 });
  const part = (at: number, room: number) =>
    Math.round(Math.max(-1, Math.min(1, ((at - room / 2) * DRIFT) / BEYOND)) * BEYOND);
  return { x: part(middle.x, size.width), y: part(middle.y, size.height) };
}

function Sky() {
  const width = useCamera(({ size }) => size.width);
  const height = useCamera(({ size }) => size.height);
  const shape = useRef<Konva.Shape>(null);
  const picture = useRef<HTMLCanvasElement | null>(null);
  useEffect(
    () =>
      inSlices(skyBehind(width, height), made => {
        picture.current = made;
        shape.current?.getLayer()?.batchDraw();
      }),
    [width, height],
  );
  return (
    <Shape
      ref={shape}
      sceneFunc={context => {
        const sky = picture.current;
        if (!sky) return;
        const pen = penOf(context);
        const { size } = useCamera.getState();
        const ratio = pen.canvas.width / size.width;
        const { x, y } = drift();
        pen.save();
        pen.setTransform(ratio, 0, 0, ratio, 0, 0);
        const [wide, high] = [size.width, size.height].map(side => Math.ceil(side + 2 * BEYOND)) as [number, number];
        // Laid down as it is; stretched only while the one for a new window is made.
        if (sky.width === wide && sky.height === high) pen.drawImage(sky, x - BEYOND, y - BEYOND);
        else pen.drawImage(sky, x - BEYOND, y - BEYOND, wide, high);
        pen.restore();
      }}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
