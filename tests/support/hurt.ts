import type { ManeuverCode } from '../../src/engine/core/vocabulary';
import { inStep } from '../../src/engine/rules/steps';
import { acting } from './actions';
import { type Placed, type Story, scenario } from './scenario';

/** An X-wing without shields, four hull. */
export const xwing = (rest: Partial<Placed> = {}): Placed => ({
  pilot: 'bluesquadronescort',
  at: [457, 300],
  shields: 0,
  ...rest,
});
/** Activates last, far away. */
const away: Placed = { pilot: 'darthvader', at: [60, 800], dial: '2FB' };

/** A1 suffers so much, the next cards of its deck being these. */
export const suffers = (
  damage: { readonly hits?: number; readonly crits?: number },
  deck: readonly string[],
  a1: Partial<Placed> = {},
  rest: Partial<Story> = {},
) =>
  scenario({
    alone: true,
    first: [inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 0, crits: 0, ...damage }])],
    p1: [xwing(a1)],
    p2: [away],
    deck: { p1: deck },
    ...rest,
  });

/** A1 flies this. */
export const flies = (dial: ManeuverCode, a1: Partial<Placed>, rest: Partial<Story> = {}) =>
  scenario({ p1: [xwing({ dial, ...a1 })], p2: [away], ...rest });

/** A1 performs the repair action of its only faceup card. */
export function repairs(card: string) {
  const game = acting(xwing({ damage: [card] }));
  const key = game.offers('p1').find(one => one.startsWith('action:repair:'));
  return key ? game.choose('p1', key).damage('A1') : 'no such action';
}
