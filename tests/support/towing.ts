import { type Placed, type Story, scenario } from './scenario';

/** Activates last, out of the way. */
export const farAway: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };

/** Round two of a Salvage Mission: A1, an X-wing unless said otherwise, has the cache marker:2 in tow. */
export const towing = (ship: Partial<Placed> = {}, p2: readonly Placed[] = [farAway], rest: Partial<Story> = {}) =>
  scenario({
    scenario: 'salvagemission',
    round: 2,
    p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '1FB', ...ship }],
    p2,
    markers: [{ at: [0, 0], on: 'A1' }],
    ...rest,
  });

/** Who tows marker:2. */
export const towedBy = (game: ReturnType<typeof scenario>) => game.state.markers['marker:2']!.onShip;
