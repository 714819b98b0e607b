import { useId } from 'react';
import { hexOf, TILE_SIZE, tileOf } from '../../../art/sides';
import type { PlayerId } from '../../../engine/core/ids';
import { useTable } from '../useTable';

/** A player's colour with its pattern, so that sides are told apart without colour too. */
export function SidePatch({ player }: { readonly player: PlayerId }) {
  const color = useTable().options.colors[player];
  const id = useId();
  return (
    <svg className="side-patch" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={TILE_SIZE} height={TILE_SIZE} patternUnits="userSpaceOnUse">
          <path d={tileOf(color)} fill={hexOf(color)} />
        </pattern>
      </defs>
      <rect x="0.5" y="0.5" width="23" height="15" rx="3" fill={`url(#${id})`} stroke={hexOf(color)} />
    </svg>
  );
}
