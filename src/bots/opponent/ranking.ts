import type { PlayerView } from '../../engine';
import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { picksFor } from './guesses';
import type { Mind } from './mind';
import type { Model, Unit } from './model';
import { expectedPlaces, termsOf } from './plan';
import type { Picks } from './round';
import { becauseOf, totalOf, type Why } from './why';

/** One maneuver of a dial, as the opponent's mind sees it. Plain data: it can be sent from a worker. */
export interface RankedDial {
  readonly code: ManeuverCode;
  /** How many points less than the best one. */
  readonly loss: number;
  /** What sets it apart from the best; of the best, from the next. Largest first. */
  readonly because: Why['because'];
  /** Where it ends if the others do what is expected. */
  readonly place: Pose;
  readonly flees: boolean;
  readonly bumped: boolean;
  /** Enemies that it would have in arc, and that would have it. */
  readonly targets: readonly ShipId[];
  readonly threats: readonly ShipId[];
}

/** All maneuvers of a ship, best first. */
export interface Ranking {
  readonly ship: ShipId;
  readonly dials: readonly RankedDial[];
  readonly expected: Why['expected'];
}

/** For each ship whose dial is to be set all its maneuvers; the rest of the squad flies what is set, else what would be best. */
export function rankDials(mind: Mind, view: PlayerView): readonly Ranking[] {
  const model = mind.modelFor(view);
  const { dials, belief } = mind.planFor(view);
  const guesses = belief.map(codes => picksFor(model, codes));
  const own = Int32Array.from(model.units, ({ mine, id, ship, places }) => {
    const wanted = ship.dial ?? dials.get(id);
    return mine
      ? Math.max(
          0,
          places.findIndex(({ code }) => code === wanted),
        )
      : 0;
  });
  return model.units
    .filter(({ mine, places }) => mine && places.length > 1)
    .map(unit => rank(model, unit, own, guesses));
}

function rank(model: Model, unit: Unit, own: Picks, guesses: readonly Picks[]): Ranking {
  const picks = own.slice();
  const tried = unit.places.flatMap(({ code, flees }, index) => {
    if (!code) return [];
    picks[unit.at] = index;
    const terms = termsOf(model, picks, guesses);
    const { placeOf, targetsOf, threatsTo } = expectedPlaces(model, picks, guesses);
    const { pose, bumped } = placeOf(unit);
    return [{ code, flees, terms, place: pose, bumped, targets: targetsOf(unit), threats: threatsTo(unit) }];
  });
  // Whoever leaves the table is last, whatever it would have brought.
  tried.sort((a, b) => Number(a.flees) - Number(b.flees) || totalOf(b.terms) - totalOf(a.terms));
  const best = tried[0]!.terms;
  return {
    ship: unit.id,
    dials: tried.map(({ terms, ...dial }, at) => ({
      ...dial,
      loss: totalOf(best) - totalOf(terms),
      because: becauseOf(terms, at === 0 ? (tried[1]?.terms ?? terms) : best),
    })),
    expected: expectedPlaces(model, own, guesses).poses,
  };
}
