import { inStep } from '../../src/engine/rules/steps';
import { type Placed, type Story, scenario } from './scenario';

/** An X-wing: two shields, four hull. */
export const xwing = (at: readonly [number, number], more: Partial<Placed> = {}): Placed => ({
  pilot: 'bluesquadronescort',
  at,
  ...more,
});
/** Two shields, three hull. */
export const vader = (at: readonly [number, number], more: Partial<Placed> = {}): Placed => ({
  pilot: 'darthvader',
  at,
  ...more,
});
/** Out of everybody's way. */
export const FAR = [60, 860] as const;

/** In front of a device at (457, 300) that looks along y: against it, and in the two bands after it. */
export const TOUCHING = [457, 348] as const;
export const NEAR = [457, 420] as const;
export const AT_TWO = [457, 550] as const;

type Ships = readonly Placed[];
type Rest = Partial<Omit<Story, 'p1' | 'p2'>>;

/** A device at (457, 300) goes off between these ships; nothing else happens. */
export const goesOff = (is: string, p1: Ships, p2: Ships, { devices = [], ...rest }: Rest = {}) =>
  scenario({
    alone: true,
    first: [inStep('detonate', null, [{ do: 'detonate', token: 'token:1', ship: null }])],
    devices: [{ is, at: [457, 300] }, ...devices],
    p1,
    p2: p2.length > 0 ? p2 : [vader(FAR)],
    ...rest,
  });
