import { silhouetteOf } from '../../../art/silhouettes';
import { type Handheld, outlinesOf } from '../../../board/placing/piece';
import { isShipId } from '../../../engine/core/ids';
import type { Table } from '../../../engine/core/table';

/** A small picture of a piece, to tell one obstacle from another. Round markers all look alike and have none. */
export function PieceSketch({ table, piece }: { readonly table: Table; readonly piece: Handheld }) {
  if (isShipId(piece)) {
    const { shipType } = table.rules.catalog.pilot(table.state.ships[piece]!.pilot);
    return <Sketch box="-22 -22 44 44" paths={[silhouetteOf(shipType)]} />;
  }
  const outlines = outlinesOf(table, piece);
  if (outlines.length === 0) return null;
  const reach = Math.max(...outlines.flat().map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  const paths = outlines.map(outline => `M${outline.map(({ x, y }) => `${x} ${-y}`).join(' L')} Z`);
  return <Sketch box={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} paths={paths} />;
}

function Sketch({ box, paths }: { readonly box: string; readonly paths: readonly string[] }) {
  return (
    <svg className="piece-sketch" viewBox={box} width={26} height={26} aria-hidden="true" focusable={false}>
      {paths.map(path => (
        <path key={path} d={path} fill="currentColor" />
      ))}
    </svg>
  );
}
