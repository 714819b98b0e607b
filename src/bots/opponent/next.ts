import type { EndOfRound } from './mission';
import type { Model, Place, Unit } from './model';
import { pairOf } from './shots';

/** Who will be at whom next round: from near and from behind is better. By distance and facing: flying it out tells no more. */
export function nextRound(model: Model, { standing, alive }: EndOfRound): number {
  const { units, weights, roundsLeft } = model;
  if (weights.next === 0 || roundsLeft < 1) return 0;
  let sum = 0;
  for (let i = 0; i < units.length; i++) {
    if (alive[i]! < 0.05) continue;
    const unit = units[i]!;
    let best = 0;
    for (let j = 0; j < units.length; j++) {
      const target = units[j]!;
      if (target.mine === unit.mine || alive[j]! < 0.05) continue;
      best = Math.max(best, alive[j]! * pressure(model, unit, standing[i]!, target, standing[j]!));
    }
    sum += (unit.mine ? 1 : -1) * alive[i]! * best;
  }
  return weights.next * sum;
}

function pressure(model: Model, unit: Unit, from: Place, target: Unit, to: Place): number {
  const key = pairOf(from, to);
  const known = model.pressures.get(key);
  if (known !== undefined) return known;
  const found = threat(unit, from, target, to);
  model.pressures.set(key, found);
  return found;
}

function threat(unit: Unit, from: Place, target: Unit, to: Place): number {
  const dx = to.base.x - from.base.x;
  const dy = to.base.y - from.base.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const ahead = distance === 0 ? 1 : (dx * from.base.forwardX + dy * from.base.forwardY) / distance;
  const near = distance < 120 ? 0.8 : distance < 420 ? 1 : Math.exp(-(distance - 420) / 250);
  const facing = ahead > 0.7 ? 1 : ahead > 0 ? 0.65 : ahead > -0.7 ? 0.35 : 0.2;
  const soft = target.agility > 2 ? 0.7 : target.agility < 2 ? 1.3 : 1;
  return near * facing * unit.punch * perHit(target) * soft;
}

/** What a hit on it is worth, on average. */
export const perHit = ({ worth, hp }: Unit): number => (worth[hp]! - worth[0]!) / Math.max(1, hp);
