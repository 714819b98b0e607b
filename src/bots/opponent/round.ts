import { basesOverlap } from '../../engine/geometry/separation';
import { ALL_EYES, damageSpread, MOST_DAMAGE, type Spread } from './dice';
import { approachTo, bestMarker, earnedIn } from './mission';
import type { Model, Place, Shot, Unit } from './model';
import { nextRound, perHit } from './next';
import { bumpedPlace } from './places';
import { shotFrom } from './shots';
import type { Weights } from './weights';
import type { Terms } from './why';
import { MOST_HP } from './worth';

/** One place of each ship, by its number in `places`. */
export type Picks = Int32Array;

/** More ships than two squads have. */
const MOST_UNITS = 64;

/** Written over by every round that is played: thousands of times for one dial. */
const chances: readonly Float64Array[] = Array.from({ length: MOST_UNITS }, () => new Float64Array(MOST_HP + 1));
const mixed = new Float64Array(MOST_DAMAGE + 1);
const focusLeft = new Float64Array(MOST_UNITS);
const eyesNow = new Int32Array(MOST_UNITS);
const evadesNow = new Int32Array(MOST_UNITS);
const alive = new Float64Array(MOST_UNITS);
const aliveAtStep = new Float64Array(MOST_UNITS);
const standing: Place[] = [];
const end = { standing, alive };

/** An attack that is under way or about to be: what it comes to is known exactly. */
export interface FirstShot {
  /** By place in `units`; -1 for what is no ship. */
  readonly attacker: number;
  readonly target: number;
  readonly spread: ArrayLike<number>;
}

/** Plays the rest of the round with these picks as it would go on average. What it comes to, in points; the terms are added up. */
export function playRound(
  model: Model,
  picks: ArrayLike<number>,
  terms: Terms | null = null,
  first: FirstShot | null = null,
): number {
  const { units, weights, roundsLeft, table } = model;
  moveAll(model, picks);
  const arrival = arrive(model);
  const fire = fireAll(model, first);
  const earned = earnedIn(model, end);
  const now = table.state.round < 2 ? 0 : 1;
  const mission =
    arrival.mission + earned * (weights.mission * now + weights.missionNext * Math.min(1, roundsLeft / 2));
  const taken = weights.caution * fire.taken;
  const win = winning(model, now * earned);
  const approach = approachTo(model, end);
  const next = nextRound(model, end);
  const { safety, stress, harm } = arrival;
  if (terms) {
    terms.dealt += fire.dealt;
    terms.taken += taken;
    terms.mission += mission;
    terms.approach += approach;
    terms.next += next;
    terms.safety += safety;
    terms.stress += stress;
    terms.harm += harm;
    terms.win += win;
  }
  standing.length = units.length;
  return fire.dealt + taken + mission + approach + next + safety + stress + harm + win;
}

/** Where everyone stood at the end of the round that was played last. */
export const placesNow = (): readonly Place[] => [...standing];

function moveAll(model: Model, picks: ArrayLike<number>): void {
  const { units } = model;
  for (let i = 0; i < units.length; i++) standing[i] = units[i]!.start;
  standing.length = units.length;
  for (const at of model.moving) {
    const unit = units[at]!;
    const place = unit.places[picks[at]!] ?? unit.places[0]!;
    standing[at] = place;
    if (!place.flees && isBlocked(at, place)) {
      const others = units.flatMap(({ mine }, i) =>
        i === at || standing[i]!.flees ? [] : [{ place: standing[i]!, mine }],
      );
      standing[at] = bumpedPlace(model, unit, place, others);
    }
  }
}

function isBlocked(at: number, { base, code }: Place): boolean {
  // A stationary maneuver runs into nobody.
  if (!code || code.startsWith('0')) return false;
  for (let i = 0; i < standing.length; i++) {
    const other = standing[i]!;
    if (i === at || other.flees) continue;
    const dx = other.base.x - base.x;
    const dy = other.base.y - base.y;
    const reach = (other.base.half + base.half) * Math.SQRT2;
    if (dx * dx + dy * dy < reach * reach && basesOverlap(base, other.base)) return true;
  }
  return false;
}

/** Whoever gives no thought to stress forgets that it takes the action. */
const mayAct = ({ acts, stressed, attacks, bumped }: Place, { stress }: Weights): boolean =>
  acts || (stress === 0 && stressed && attacks && !bumped);

/** Below this, an action is better spent on a token. */
const LEAST_GAIN = 0.35;

/** What moving there costs and brings, and everyone made ready to shoot. */
function arrive(model: Model) {
  const { units, weights } = model;
  let stress = 0;
  let safety = 0;
  let harm = 0;
  let mission = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const place = standing[i]!;
    const sign = unit.mine ? 1 : -1;
    const chance = chances[i]!;
    chance.fill(0, 0, unit.hp + 1);
    chance[place.flees ? 0 : unit.hp] = 1;
    alive[i] = place.flees || unit.hp === 0 ? 0 : 1;
    eyesNow[i] = unit.eyes;
    evadesNow[i] = unit.evades;
    focusLeft[i] = unit.eyes === 0 ? 0 : 1;
    if (place.flees) {
      safety += sign * weights.edge * (unit.worth[0]! - unit.worth[unit.hp]!);
      continue;
    }
    if (unit.toMove && mayAct(place, weights)) {
      const gain = bestMarker(model, unit, place);
      if (gain > LEAST_GAIN) mission += sign * gain * (weights.mission + weights.missionNext);
      else if (unit.hasFocusAction) {
        eyesNow[i] = ALL_EYES;
        focusLeft[i] = 1;
      }
    }
    if (place.harm > 0) harm -= sign * weights.harm * place.harm * perHit(unit);
    if (place.bumped) harm -= sign * weights.bump;
    if (place.stressed) stress -= sign * weights.stress;
    // Of a ship with nowhere to go, nearly all is lost; one with few ways is worth less.
    if (place.safe < 0.5) {
      const lost = place.safe === 0 ? 0.9 : 0.25 * (1 - place.safe / 0.5);
      safety -= sign * weights.edge * lost * (unit.worth[unit.hp]! - unit.worth[0]!);
    }
  }
  return { stress, safety, harm, mission };
}

/** From the highest initiative down; all of one initiative shoot, whatever becomes of them. */
function fireAll(model: Model, first: FirstShot | null): { readonly dealt: number; readonly taken: number } {
  const { units } = model;
  let dealt = 0;
  let taken = 0;
  let step = -1;
  if (first) {
    const target = units[first.target]!;
    mixed.fill(0);
    for (let k = 0; k < first.spread.length; k++) mixed[Math.min(MOST_DAMAGE, k)]! += first.spread[k]!;
    const change = gainOf(target, mixed);
    if (target.mine) taken -= change;
    else dealt += change;
    step = units[first.attacker]?.profile.initiative ?? -1;
    remember(units.length);
    hurt(target, mixed, 1);
  }
  for (const at of model.shooting) {
    const unit = units[at]!;
    if (at === first?.attacker) continue;
    if (unit.profile.initiative !== step) {
      step = unit.profile.initiative;
      remember(units.length);
    }
    if (aliveAtStep[at]! <= 0.01 || standing[at]!.flees) continue;
    const change = shoot(model, unit);
    if (unit.mine) dealt += change;
    else taken -= change;
  }
  return { dealt, taken };
}

function remember(many: number): void {
  for (let i = 0; i < many; i++) aliveAtStep[i] = alive[i]!;
}

/** What is left of a focus token after an attack with it, and after one against it. */
const FOCUS_KEPT = { attacking: 0.45, defending: 0.6 };

/** The unit fires at whatever it gains most by; what that comes to, and the table with the damage on it. */
function shoot(model: Model, unit: Unit): number {
  const from = standing[unit.at]!;
  let bestGain = 0;
  let bestTarget: Unit | null = null;
  let bestShot: Shot | null = null;
  for (const target of model.units) {
    if (target.mine === unit.mine || alive[target.at]! <= 0.01 || standing[target.at]!.flees) continue;
    const shot = shotFrom(model, unit, from, target, standing[target.at]!);
    if (!shot) continue;
    const gain = gainOf(target, spreadOf(unit, target, shot));
    if (gain > bestGain) {
      bestGain = gain;
      bestTarget = target;
      bestShot = shot;
    }
  }
  if (!bestTarget || !bestShot) return 0;
  const sure = aliveAtStep[unit.at]!;
  hurt(bestTarget, spreadOf(unit, bestTarget, bestShot), sure);
  if (!bestShot.plain) focusLeft[unit.at]! *= FOCUS_KEPT.attacking;
  focusLeft[bestTarget.at]! *= FOCUS_KEPT.defending;
  if (evadesNow[bestTarget.at]! > 0) evadesNow[bestTarget.at]!--;
  return bestGain * sure;
}

/** With tokens as likely as they are. */
function spreadOf(unit: Unit, target: Unit, { attack, defense, lock, plain }: Shot): Spread {
  const f = focusLeft[unit.at]!;
  const g = focusLeft[target.at]!;
  const a = plain ? 0 : eyesNow[unit.at]!;
  const d = eyesNow[target.at]!;
  const evades = evadesNow[target.at]!;
  mixed.fill(0);
  add(f * g, damageSpread(attack, a, lock, defense, d, evades));
  add(f * (1 - g), damageSpread(attack, a, lock, defense, 0, evades));
  add((1 - f) * g, damageSpread(attack, 0, lock, defense, d, evades));
  add((1 - f) * (1 - g), damageSpread(attack, 0, lock, defense, 0, evades));
  return mixed;
}

function add(share: number, spread: Spread): void {
  if (share <= 0.001) return;
  for (let k = 0; k <= MOST_DAMAGE; k++) mixed[k]! += share * spread[k]!;
}

function gainOf(target: Unit, spread: Spread): number {
  const chance = chances[target.at]!;
  const { worth } = target;
  let gain = 0;
  for (let hp = target.hp; hp > 0; hp--) {
    const p = chance[hp]!;
    if (p < 0.001) continue;
    for (let k = 1; k <= MOST_DAMAGE; k++) gain += p * spread[k]! * (worth[hp]! - worth[hp > k ? hp - k : 0]!);
  }
  return gain;
}

function hurt(target: Unit, spread: Spread, sure: number): void {
  const chance = chances[target.at]!;
  // Upward: what falls never lands on what is still to be read.
  for (let hp = 1; hp <= target.hp; hp++) {
    const p = chance[hp]! * sure;
    if (p === 0) continue;
    chance[hp]! -= p * (1 - spread[0]!);
    for (let k = 1; k <= MOST_DAMAGE; k++) chance[hp > k ? hp - k : 0]! += p * spread[k]!;
  }
  alive[target.at] = 1 - chance[0]!;
}

/** Where this round may be the last, the score alone counts. */
function winning({ units, weights, goal, scores, roundsLeft }: Model, earned: number): number {
  let { mine, theirs } = scores;
  if (weights.win === 0 || (roundsLeft > 0 && Math.max(mine, theirs) < goal * 0.6)) return 0;
  for (let i = 0; i < units.length; i++) {
    const { given, hp } = units[i]!;
    let points = 0;
    for (let left = 0; left <= hp; left++) points += chances[i]![left]! * given[left]!;
    if (units[i]!.mine) theirs += points;
    else mine += points;
  }
  mine += Math.max(0, earned);
  theirs += Math.max(0, -earned);
  const ends = roundsLeft <= 0 ? 1 : 1 / (1 + Math.exp(-(Math.max(mine, theirs) - goal) / (0.06 * goal)));
  return weights.win * goal * ends * Math.tanh((mine - theirs) / (0.1 * goal));
}
