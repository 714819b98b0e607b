import type { PlayerView } from '../../engine';
import type { Decision } from '../../engine/core/decision';
import { picksFor, spread } from './guesses';
import type { Found, Mind } from './mind';
import { playRound } from './round';
import { noTerms, type Terms, totalOf } from './why';

/** Which of the ships of one initiative goes first. */
export function chooseShip({ level, modelFor, beliefIn }: Mind, view: PlayerView, decision: Decision): Found | null {
  const { topic, options } = decision;
  const [first] = options;
  if (topic.kind !== 'chooseShip' || !first) return null;
  if (topic.toDo === 'system' || !level.ordersShips)
    return { choice: { option: first.key }, ship: null, terms: null, second: null, targets: [] };
  const model = modelFor(view);
  const guesses = spread(beliefIn(view), level.against);
  const tried = options.flatMap(({ key, subject }) => {
    const at = subject.kind === 'ship' ? model.units.findIndex(({ id }) => id === subject.ship) : -1;
    if (subject.kind !== 'ship' || at < 0) return [];
    const putFirst = (order: readonly number[]) => [at, ...order.filter(one => one !== at)];
    const ordered =
      topic.toDo === 'activate'
        ? { ...model, moving: putFirst(model.moving) }
        : { ...model, shooting: putFirst(model.shooting) };
    const terms: Terms = noTerms();
    for (const codes of guesses) playRound(ordered, picksFor(model, codes), terms);
    return [{ choice: { option: key }, terms, ship: subject.ship }];
  });
  const [best, second] = tried.toSorted((a, b) => totalOf(b.terms) - totalOf(a.terms));
  return best ? { ...best, second: second ?? null, targets: [] } : null;
}
