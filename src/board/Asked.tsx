import { useMemo } from 'react';
import type { ObjectId, ShipId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import { MARKER_RADIUS } from '../engine/geometry/measures';
import { Ahead } from './ahead/Ahead';
import type { BoardProps } from './Board';
import { Choices, useGhosts } from './Choices';
import { standsOff } from './dials/pucks';
import type { Flank } from './draw/beside';
import { PUCK } from './draw/puck';
import type { Ghost } from './ghosts';
import { useFlying } from './motion/flying';
import type { DrawnLine } from './overlays/drawing';
import { Explained } from './overlays/Explained';
import { labelPlaces } from './overlays/labelPlaces';
import { SCORE_ABOVE } from './overlays/Markers';
import { Over } from './overlays/Over';
import { useDrawing } from './overlays/useDrawing';
import { type Clear, type Tagged, Tags } from './pieces/Tags';
import { onBoard } from './scale';

interface Props extends BoardProps {
  /** The ship that the question is about. */
  readonly acting: ObjectId | null;
  readonly tagged: readonly Tagged[];
  readonly radius: number;
  readonly flanks: ReadonlyMap<ShipId, Flank>;
}

const NOBODY: BoardProps['missing'] = [];
const withoutOdds = (one: Tagged): Tagged => ({ ...one, odds: null });

/** What the question puts on the table, and the tags, which keep clear of it. Pointing draws this anew, not the pieces. */
export function Asked({ acting, tagged, radius, flanks, ...props }: Props) {
  const { engine, game, decision } = props;
  const table = useMemo(() => ({ state: game, rules: engine.rules }), [game, engine]);
  const flying = useFlying();
  const shown = flying ? { ...props, decision: null, missing: NOBODY } : props;
  const ghosts = useGhosts(shown);
  const drawing = useDrawing(table, shown, acting);
  const from = game.ships[acting as ShipId]?.pose ?? null;
  const isFan = decision?.topic.kind === 'setDials';
  const clear = useMemo(
    () => [
      ...clearOfGhosts(ghosts, isFan && from ? onBoard(from) : null),
      ...drawing.lines.flatMap(clearOfLine),
      ...clearOfLabels(drawing.lines),
      ...clearOfMarkers(game),
    ],
    [ghosts, isFan, from, drawing, game],
  );
  return (
    <>
      <Choices {...props} ghosts={ghosts} />
      <Ahead {...shown} flanks={flanks} />
      <Explained table={table} sides={props.sides} />
      <Over {...shown} table={table} drawing={drawing} />
      <Tags ships={flying ? tagged.map(withoutOdds) : tagged} radius={radius} clear={clear} />
    </>
  );
}

/** How far apart spots are laid along a line, in millimetres, and how wide a line is to tags, in pixels. */
const APART = 14;
const LINE = 8;

/** Pucks, and the stems to them where there are any. */
function clearOfGhosts(ghosts: readonly Ghost[], bow: { readonly x: number; readonly y: number } | null): Clear[] {
  return ghosts.flatMap(ghost => {
    const end = onBoard(ghost.pose);
    const stem = bow
      ? [0.25, 0.5].map(share => ({
          ...{ x: bow.x + (end.x - bow.x) * share, y: bow.y + (end.y - bow.y) * share },
          ...({ reach: 4, unit: 'px' } as const),
        }))
      : [];
    return [{ ...end, reach: PUCK, unit: 'px', aside: standsOff(ghost) }, ...stem];
  });
}

function clearOfLine({ from, to, strong }: DrawnLine): readonly Clear[] {
  if (!strong) return [];
  const [a, b] = [onBoard(from), onBoard(to)];
  const count = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / APART);
  return Array.from({ length: count + 1 }, (_, at) => ({
    ...{ x: a.x + ((b.x - a.x) * at) / Math.max(1, count), y: a.y + ((b.y - a.y) * at) / Math.max(1, count) },
    ...({ reach: LINE, unit: 'px' } as const),
  }));
}

/** Half of a line's label, in pixels. */
const LABEL = { reach: 13, across: 32, unit: 'px' } as const;

function clearOfLabels(lines: readonly DrawnLine[]): readonly Clear[] {
  const places = labelPlaces(lines);
  return lines.flatMap(({ key, strong }) => {
    const place = strong ? places.get(key) : undefined;
    return place ? [{ ...onBoard(place.at), ...LABEL, ...(place.aside ? { aside: place.aside } : {}) }] : [];
  });
}

/** Half of a marker's count, in pixels. */
const COUNT = { reach: 13, across: 22, unit: 'px' } as const;

/** The markers of the mission, and above each the count of whoever is near. */
export const clearOfMarkers = ({ markers }: Pick<GameState, 'markers'>): readonly Clear[] =>
  Object.values(markers).flatMap((marker): readonly Clear[] =>
    marker.onShip
      ? []
      : [
          { ...onBoard(marker), reach: MARKER_RADIUS, unit: 'mm' },
          { ...onBoard({ x: marker.x, y: marker.y + SCORE_ABOVE }), ...COUNT },
        ],
  );
