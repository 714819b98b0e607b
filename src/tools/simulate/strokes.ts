import { pickFrom } from '../../bots/random';
import type { Effect } from '../../engine/core/effect';
import { PLAYERS, type ShipId } from '../../engine/core/ids';
import { BOARD_EDGES } from '../../engine/core/place';
import { ORANGE_TOKENS, RED_TOKENS } from '../../engine/core/token';
import { ACTION_COLORS } from '../../engine/core/vocabulary';
import { inStep } from '../../engine/rules/steps';
import { upTo, type Workshop } from './workshop';

/** What cards do to a ship that nothing else does, or seldom: so that it is seen before such cards are written. */
const STROKES: readonly ((workshop: Workshop, ship: ShipId) => Effect)[] = [
  ({ random }, ship) => ({
    do: 'gainToken',
    ship,
    token: pickFrom([...ORANGE_TOKENS, ...RED_TOKENS], random)!,
    by: pickFrom(PLAYERS, random)!,
  }),
  (_, ship) => ({ do: 'repairFacedown', ship }),
  (_, ship) => ({ do: 'exposeDamage', ship, id: null }),
  ({ random }, ship) => ({
    do: 'offerAction',
    ship,
    why: 'card',
    only: null,
    as: pickFrom([...ACTION_COLORS, null], random)!,
    evenWhileStressed: random() < 0.5,
  }),
];

/** Up to three such things, and perhaps a ship that is placed in reserve and comes back before a later step. */
export function withStrokes(workshop: Workshop, steps: readonly Effect[]): readonly Effect[] {
  const { game, random } = workshop;
  const ships = Object.values(game.ships).flatMap(({ id, where }) => (where === 'table' ? [id] : []));
  // Each as a step of its own, so that what it sets off has its turn.
  const asStep = (effect: Effect): Effect => inStep('card', null, [effect]);
  const some = Array.from({ length: upTo(workshop, 3) }, () =>
    asStep(pickFrom(STROKES, random)!(workshop, pickFrom(ships, random)!)),
  );
  if (random() < 0.8) return [...some, ...steps];
  const ship = pickFrom(ships, random)!;
  const back = upTo(workshop, steps.length - 1);
  const edges = BOARD_EDGES.filter(() => random() < 0.5);
  return [
    ...some,
    asStep({ do: 'placeInReserve', ship }),
    ...steps.slice(0, back),
    asStep({ do: 'deploy', ship, edges: edges.length > 0 ? edges : BOARD_EDGES }),
    ...steps.slice(back),
  ];
}
