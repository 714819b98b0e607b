import type Konva from 'konva';
import { type ReactNode, useRef } from 'react';
import type { Point } from '../../../engine/core/place';
import { useCamera } from '../../camera';
import { Group } from '../../konva';
import { Steady } from '../../overlays/Steady';
import { fading, useFrames } from '../useFrames';

/** How far above a ship's middle, in millimetres: clear of the largest base and its ID. */
const ABOVE = 48;
/** And so many pixels more, however small the table is drawn. */
const CLEAR = 18;

/** Above a ship for whoever looks, in pixels; it comes and goes, rising a little. */
export function Beside({ at, children }: { readonly at: Point; readonly children: ReactNode }) {
  const group = useRef<Konva.Group>(null);
  const turned = useCamera(({ view }) => view.turned);
  useFrames(moment => group.current?.setAttrs({ opacity: fading(moment), y: 6 - CLEAR - 6 * Math.min(1, moment * 4) }));
  return (
    <Steady at={{ x: at.x, y: at.y + (turned ? -ABOVE : ABOVE) }}>
      <Group ref={group}>{children}</Group>
    </Steady>
  );
}
