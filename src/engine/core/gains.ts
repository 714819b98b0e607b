import type { Effects } from './effect';
import type { PlayerId, ShipId } from './ids';
import type { Token } from './token';

/** So many tokens by one effect, gained at once: whatever that sets off, it sets off once. */
export const gains = (ship: ShipId, token: Token, count: number, by: PlayerId): Effects =>
  Array.from({ length: count }, (_, index) => ({
    do: 'gainToken',
    ship,
    token,
    by,
    ...(index > 0 ? { again: true } : {}),
  }));
