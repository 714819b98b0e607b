import { pickFrom } from '../../bots/random';
import type { Engine } from '../../engine';
import type { ShipId, UnitId } from '../../engine/core/ids';
import type { Reason } from '../../engine/core/reason';
import type { GameState } from '../../engine/core/state';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { attackChoices } from '../../engine/look/attack';
import { shipsOnTable } from '../../engine/look/ships';
import { actionChoices } from '../../engine/rules/actions/choices';
import { withheld } from '../../engine/rules/attack/modifications';
import { findFrame } from '../../engine/rules/run';
import { reloads, rerolls } from '../../engine/surface/explained';

type Random = () => number;

/** All that a player hears who asks, with a question before them, why this or that may not be done. */
export const reasonsAround = (engine: Engine, state: GameState, random: Random): readonly Reason[] => [
  ...state.pending.flatMap(decision => engine.explain(state, decision)).flatMap(({ reasons }) => reasons),
  ...ofPlaces(engine, state, random),
  ...ofShip(engine, state, random),
];

/** A piece dragged to any place, or off the screen. */
const ofPlaces = (engine: Engine, state: GameState, random: Random): readonly Reason[] =>
  state.pending
    .filter(({ ask }) => ask.kind === 'place')
    .flatMap(decision => {
      const x = random() < 0.05 ? Number.NaN : random() * PLAY_AREA;
      const pose = { x, y: random() * PLAY_AREA, heading: random() * 360 };
      return engine.checkPlacement(state, decision, pickFrom(decision.options, random)!.key, pose);
    });

/** What the ship in question, or any other, could do if it were asked now: actions, attacks, bonus attacks, reloading. */
function ofShip({ rules, cardsNow }: Engine, state: GameState, random: Random): readonly Reason[] {
  const asked = state.pending.flatMap(({ topic }) =>
    'ship' in topic && topic.ship in state.ships ? [topic.ship] : [],
  );
  const ids: readonly UnitId[] = random() < 0.5 && asked.length > 0 ? asked : shipsOnTable(state).map(({ id }) => id);
  const ship = state.ships[pickFrom(ids, random) as ShipId];
  if (!ship) return [];
  const table = { state, rules };
  const grant = { why: 'activation', only: null, as: null, evenWhileStressed: false } as const;
  const bonus = pickFrom(attackChoices(table, ship), random);
  const limit = bonus && { weapons: [bonus.weapon.ref], targets: [bonus.target], ignoresRequirement: true as const };
  return [
    ...[...actionChoices(table, ship, grant), ...(limit ? attackChoices(table, ship, limit) : [])].flatMap(
      ({ blocked }) => blocked ?? [],
    ),
    ...cardsNow(state, ship.id)
      .flatMap(({ abilities }) => abilities)
      .flatMap(({ stand }) => (stand.is === 'not' ? [stand.reason] : [])),
    ...reloads(table, ship).flatMap(({ reasons }) => reasons),
  ];
}

const POOLS = [
  ['attack', 'attacker'],
  ['attack', 'defender'],
  ['defense', 'attacker'],
  ['defense', 'defender'],
] as const;

/** What either side of an attack has for the dice and may not use, and dice that may not be rolled again. */
export function reasonsOfDice({ rules }: Engine, state: GameState): readonly Reason[] {
  const attack = findFrame(state, 'attack')?.attack;
  if (!attack || attack.over) return [];
  const table = { state, rules };
  return [
    ...POOLS.flatMap(([pool, side]) => withheld(table, attack, pool, side)).map(({ blocked }) => blocked),
    ...rerolls(table, 'attack').flatMap(({ reasons }) => reasons),
  ];
}
