import type { Decision } from '../../engine/core/decision';
import type { Table } from '../../engine/core/table';
import { enemiesOf, fleetOf, idOf, listed, targetsOf, threatsTo } from './facts';
import type { Hint } from './hint';

const BASICS =
  'Plan a maneuver for each ship, in secret. Point at an arrow to see where it ends; a sign beside it warns of a bump, a rock or the edge.';

/** Who is stressed, who is in whose arc: what a plan should look at first. */
export function onDials(table: Table, { player }: Decision): Hint {
  return { kind: 'setDials', basics: BASICS, here: ahead(table, player) };
}

function ahead(table: Table, player: Decision['player']): string {
  const { state } = table;
  const fleet = fleetOf(state, player);
  const stressed = fleet.filter(({ tokens }) => tokens.stress > 0).map(({ id }) => idOf(id));
  if (stressed.length > 0) {
    const one = stressed.length === 1;
    return `${listed(stressed)} ${one ? 'is' : 'are'} stressed: a blue arrow takes that off, and lets ${one ? 'it' : 'them'} act again.`;
  }
  const hunted = fleet
    .map(ship => ({ ship, threats: threatsTo(table, ship.id).length }))
    .toSorted((a, b) => b.threats - a.threats)[0];
  if (hunted && hunted.threats >= 2)
    return `${idOf(hunted.ship.id)} is in the arcs of ${hunted.threats} enemies as they stand now: think of a way out, or of a rock between them.`;
  const hunters = fleet.filter(ship => targetsOf(table, ship).length > 0).map(({ id }) => idOf(id));
  if (hunters.length > 0)
    return `${listed(hunters)} would have a target if nobody moved. But all will: where will the enemy be when you shoot?`;
  return enemiesOf(state, player).length > 0
    ? 'Nobody is in reach of anybody now. Keep your ships together, so that they arrive at the same time.'
    : 'No enemy is left on the table.';
}
