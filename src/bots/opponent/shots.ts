import type { Weapon } from '../../engine/core/table';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { rangeInArc } from '../../engine/geometry/arc';
import { measureBases } from '../../engine/geometry/distance';
import { rangeOf } from '../../engine/geometry/range';
import { arcsOf } from '../../engine/look/attack';
import { rocksOnTable } from '../../engine/look/objects';
import { ALL_EYES } from './dice';
import type { Line, Sight } from './kept';
import type { Model, Place, Shot, Unit } from './model';

/** Places have small numbers: two of them make one key. */
export const pairOf = (from: Place, to: Place): number => from.id * 0x100000 + to.id;

/** The best attack that a ship would have from one place on another ship in another, measured once. */
export function shotFrom(model: Model, unit: Unit, from: Place, target: Unit, to: Place): Shot | null {
  const key = pairOf(from, to);
  const known = model.shots.get(key);
  if (known !== undefined) return known;
  const shot = measureShot(model, unit, from, target, to);
  model.shots.set(key, shot);
  return shot;
}

function measureShot(model: Model, unit: Unit, from: Place, target: Unit, to: Place): Shot | null {
  const dx = from.base.x - to.base.x;
  const dy = from.base.y - to.base.y;
  const most = 300 + 1.5 * (from.base.half + to.base.half);
  if (!from.attacks || dx * dx + dy * dy > most * most) return null;
  let best: Shot | null = null;
  let bestWorth = 0;
  const lock = unit.ship.locks.includes(target.id);
  const sight = sightBetween(model, from, to);
  for (const weapon of unit.weapons) {
    if (!meetsNeeds(weapon, unit, from, lock)) continue;
    for (const arc of arcsOf(unit.ship, weapon)) {
      const line = lineAlong(model, sight, arc, from, to);
      if (!line) continue;
      const range = sight.touching ? 0 : line.range;
      if (range < weapon.minRange || range > weapon.maxRange) continue;
      const near = range === 1 && weapon.rangeBonus ? 1 : 0;
      const far = range === 3 && weapon.rangeBonus ? 1 : 0;
      const attack = weapon.attack + near - (unit.ship.tokens.deplete > 0 ? 1 : 0);
      const defense = target.agility + far + (line.obstructed ? 1 : 0);
      const worth = attack - 0.6 * defense;
      if (!best || worth > bestWorth) {
        const plain = sight.touching && weapon.card === null;
        best = { attack, defense, lock: lock && !plain, plain };
        bestWorth = worth;
      }
    }
  }
  return best;
}

/** Measured once for each two places of a round. */
function sightBetween({ kept: { sights } }: Model, from: Place, to: Place): Sight {
  const key = pairOf(from, to);
  const known = sights.get(key);
  if (known) return known;
  const sight: Sight = { touching: measureBases(from.base, to.base).distance < 0.01, along: {} };
  sights.set(key, sight);
  return sight;
}

function lineAlong(model: Model, { along }: Sight, arc: PrintedArc, from: Place, to: Place): Line | null {
  const known = along[arc];
  if (known !== undefined) return known;
  const measure = rangeInArc(from.base, arc, to.base);
  const range = measure ? rangeOf(measure.distance) : 0;
  const line = measure && { range, obstructed: isObstructed(model, measure.from, measure.to) };
  along[arc] = line;
  return line;
}

/** What its header asks for; a focus may still be taken by an action. */
function meetsNeeds({ requires }: Weapon, unit: Unit, from: Place, lock: boolean): boolean {
  if (requires.length === 0) return true;
  return requires.some(what => {
    if (what === 'lock') return lock;
    if (what === 'focus') return unit.eyes === ALL_EYES || (unit.toMove && from.acts);
    return unit.ship.tokens[what] > 0;
  });
}

/** Obstacles are a little less than the circles around them. */
const ROCK_SHARE = 0.85;

interface Point {
  readonly x: number;
  readonly y: number;
}

function isObstructed({ table }: Model, from: Point, to: Point): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  return rocksOnTable(table).some(({ outline }) => {
    const along = length === 0 ? 0 : ((outline.x - from.x) * dx + (outline.y - from.y) * dy) / length;
    const t = Math.max(0, Math.min(1, along));
    const px = from.x + t * dx - outline.x;
    const py = from.y + t * dy - outline.y;
    const reach = outline.radius * ROCK_SHARE;
    return px * px + py * py < reach * reach;
  });
}
