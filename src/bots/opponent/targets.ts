import type { PlayerView } from '../../engine';
import type { Decision, Option } from '../../engine/core/decision';
import { isShipId } from '../../engine/core/ids';
import { distanceBetween } from '../../engine/geometry/pose';
import type { Found, Mind } from './mind';
import { playRound } from './round';
import { noTerms, type Terms, totalOf } from './why';

/** What a crit is worth beyond its damage, and a special attack less for its charges. */
const CRIT = 0.15;
const SPECIAL = 0.1;
/** Ion and the like: something is done, though it is no damage. */
const NO_DAMAGE = 0.3;
/** Damage to what is no ship, a remote for example. */
const REMOTE = 0.3;

/** Whom to attack and with what: by exact odds and by what is gained. */
export function chooseTarget({ engine, level, modelFor }: Mind, view: PlayerView, decision: Decision): Found | null {
  const { topic, options } = decision;
  if (topic.kind !== 'chooseAttack') return null;
  if (level.targets === 'nearest') return nearest(view, decision);
  const model = modelFor(view);
  const picks = new Int32Array(model.units.length);
  const attacker = model.units.findIndex(({ id }) => id === topic.ship);
  const worths = options.flatMap(({ key, subject }) => {
    if (subject.kind !== 'target') return [];
    const odds = engine.oddsOfAttack(view, { attacker: topic.ship, target: subject.target, weapon: subject.weapon });
    if (!odds) return [];
    const terms: Terms = noTerms();
    const target = model.units[model.units.findIndex(({ id }) => id === subject.target)];
    const { spread } = odds;
    if (!target || level.targets === 'damage') terms.dealt = REMOTE * odds.damage;
    else if (level.targets === 'together') playRound(model, picks, terms, { attacker, target: target.at, spread });
    else {
      const { worth, hp } = target;
      terms.dealt = spread.reduce((sum, p, k) => sum + p * (worth[hp]! - worth[Math.max(0, hp - k)]!), 0);
    }
    terms.dealt += CRIT * odds.crits + (odds.damage === 0 ? NO_DAMAGE * odds.hit : 0);
    if (subject.weapon.startsWith('upgrade:')) terms.tokens -= SPECIAL;
    return [{ choice: { option: key }, terms, target: subject.target }];
  });
  const [best, second] = worths.toSorted((a, b) => totalOf(b.terms) - totalOf(a.terms));
  if (!best) return null;
  const targets = [...new Set(worths.map(({ target }) => target))].filter(isShipId);
  return { ...best, ship: isShipId(topic.ship) ? topic.ship : null, second: second ?? null, targets };
}

/** Whoever is closest, with what comes first. */
function nearest(view: PlayerView, { topic, options }: Decision): Found | null {
  if (topic.kind !== 'chooseAttack' || !isShipId(topic.ship)) return null;
  const from = view.ships[topic.ship]!.pose;
  const far = ({ subject }: Option): number =>
    subject.kind === 'target' && isShipId(subject.target)
      ? distanceBetween(from, view.ships[subject.target]!.pose)
      : Number.POSITIVE_INFINITY;
  const targets = options.filter(({ subject }) => subject.kind === 'target');
  const [best] = targets.toSorted((a, b) => far(a) - far(b));
  return best ? { choice: { option: best.key }, ship: topic.ship, terms: null, second: null, targets: [] } : null;
}
