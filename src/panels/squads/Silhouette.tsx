import { silhouetteOf } from '../../art/silhouettes';
import type { ShipTypeId } from '../../engine/core/vocabulary';

/** The drawn outline of a ship, nose up. */
export function Silhouette({ shipType, size }: { readonly shipType: ShipTypeId; readonly size: number }) {
  return (
    <svg className="silhouette" viewBox="-19 -19 38 38" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={silhouetteOf(shipType)} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
