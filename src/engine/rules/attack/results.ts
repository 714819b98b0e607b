import type { Effects } from '../../core/effect';
import type { Attack } from '../../core/frame';
import { isShipId } from '../../core/ids';
import type { Table } from '../../core/table';
import { isInArc } from '../../geometry/arc';
import { baseOf, shipOf } from '../../look/ships';
import type { Run } from '../run';
import { writeAttack } from './write';

/** Evades cancel hits, then crits; then reinforce, while more than one result is left. */
export function neutralize(run: Run, attack: Attack): Effects {
  const results = attack.attackDice.map(({ face }) => face).filter(face => face === 'hit' || face === 'crit');
  const hits = results.filter(face => face === 'hit').length;
  const crits = results.length - hits;
  const evades = attack.defenseDice.filter(({ face }) => face === 'evade').length;
  const [hitsLeft, critsLeft] = cancel(hits, crits, evades);
  const reinforced = Math.max(0, Math.min(reinforcements(run, attack), hitsLeft + critsLeft - 1));
  const [finalHits, finalCrits] = cancel(hitsLeft, critsLeft, reinforced);
  const left = [...Array<'hit'>(finalHits).fill('hit'), ...Array<'crit'>(finalCrits).fill('crit')];
  const canceled = [...Array<'hit'>(hits - finalHits).fill('hit'), ...Array<'crit'>(crits - finalCrits).fill('crit')];
  writeAttack(run, {
    attackDice: left.map(face => ({ face, rerolled: false })),
    defenseDice: [],
    hit: left.length > 0,
  });
  run.emit({ type: 'resultsNeutralized', attack: left, canceled, reinforced, hit: left.length > 0 });
  return [];
}

function cancel(hits: number, crits: number, by: number): readonly [number, number] {
  const onHits = Math.min(hits, by);
  return [hits - onHits, crits - Math.min(crits, by - onHits)];
}

/** How many reinforce tokens apply: those of the full arc in which the attacker is, if it is not in the other too. */
function reinforcements(table: Table, { attacker, defender }: Attack): number {
  if (!isShipId(defender)) return 0;
  const ship = shipOf(table.state, defender);
  const base = baseOf(table, ship);
  const other = baseOf(table, shipOf(table.state, attacker));
  const inFront = isInArc(base, 'fullFront', other);
  const inRear = isInArc(base, 'fullRear', other);
  if (inFront === inRear) return 0;
  return inFront ? ship.tokens.reinforceFore : ship.tokens.reinforceAft;
}

/** One damage for each result left, hits before crits. */
export function dealAttackDamage({ defender, attackDice, hit }: Attack): Effects {
  if (!hit || !isShipId(defender)) return [];
  const hits = attackDice.filter(({ face }) => face === 'hit').length;
  return [{ do: 'sufferDamage', ship: defender, hits, crits: attackDice.length - hits }];
}
