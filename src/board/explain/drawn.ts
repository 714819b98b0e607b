import { useEffect } from 'react';
import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { PrintedArc } from '../../engine/core/vocabulary';
import type { PlacedTemplate } from '../../engine/geometry/template';
import type { DrawnLine } from '../overlays/drawing';
import type { Box } from '../view';

/** What is drawn over the pieces just now. Whoever draws it says so, that it can be asked about. */
export type Drawn =
  | { readonly kind: 'arc'; readonly pose: Pose; readonly half: number; readonly arc: PrintedArc }
  | { readonly kind: 'ring'; readonly pose: Pose; readonly half: number }
  | { readonly kind: 'template'; readonly placed: PlacedTemplate }
  | { readonly kind: 'line'; readonly line: DrawnLine };

const all = new Set<Drawn>();
let tags: readonly { readonly ship: ShipId; readonly box: Box }[] = [];

export const drawnNow = (): ReadonlySet<Drawn> => all;

/** For as long as the component that draws it stands there. */
export function useDrawn(drawn: Drawn): void {
  useEffect(() => {
    all.add(drawn);
    return () => void all.delete(drawn);
  });
}

/** Tags are laid whenever the layer is painted: in pixels of the window. */
export const tagsLaid = (laid: typeof tags): void => {
  tags = laid;
};
export const tagsNow = (): typeof tags => tags;
