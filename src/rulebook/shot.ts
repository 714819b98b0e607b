import type { Engine } from '../engine';
import type { GameState, Ship } from '../engine/core/state';
import type { Table, Weapon } from '../engine/core/table';
import { noTokens } from '../engine/core/token';
import { MAX_RANGE } from '../engine/geometry/measures';
import { rangeOf } from '../engine/geometry/range';
import { type Aim, aimAt, cannotAttack, isObstructed, linesOf, weaponsOf } from '../engine/look/attack';
import { measureTo } from '../engine/look/objects';
import { baseOf, shipOf } from '../engine/look/ships';
import type { Sketch } from './lens';
import { type Lens, shipIn } from './scene';
import { BARRED_WORDS, noShotWords, oddsWords, rangeWords, shotWords } from './words';

type Shot = Extract<Lens, { readonly see: 'shot' }>;

export const circled = (table: Table, ship: Ship) => ({
  pose: ship.pose,
  half: baseOf(table, ship).half,
  side: ship.player,
});

/** An attack that could be declared: its line and its dice, or why there is none. */
export function shot(engine: Engine, table: Table, lens: Shot): Partial<Sketch> {
  const { from, to, weapon: which = 0, odds: telling = false } = lens;
  const [attacker, target] = [shipOf(table.state, shipIn(from)), shipOf(table.state, shipIn(to))];
  const weapon = weaponsOf(table, attacker)[which]!;
  const aim = aimAt(table, attacker, weapon, target.id);
  const wedges = [{ ...circled(table, attacker), arc: aim?.arc ?? ('front' as const) }];
  const barred = cannotAttack(table, attacker, false)?.kind;
  if (barred) return { wedges, says: [`${from} ${BARRED_WORDS[barred] ?? 'may not attack.'}`] };
  const plain = rangeOf(measureTo(table, attacker, target.id).distance);
  if (!aim || !reaches(weapon, aim)) {
    const line = aim && {
      from: aim.measure.from,
      to: aim.measure.to,
      label: rangeWords(aim.range),
      look: 'none' as const,
    };
    return { wedges, lines: line ? [line] : [], says: [noShotWords(from, to, aim?.range ?? plain, aim !== null)] };
  }
  const obstructed = linesOf(table, attacker, target.id, aim.measure).some(({ objects }) =>
    isObstructed(table, objects),
  );
  const about = { attacker: attacker.id, target: target.id, weapon: weapon.ref };
  const odds = engine.oddsOfAttack(table.state, about)!;
  const look = obstructed ? 'obstructed' : 'free';
  const line = { from: aim.measure.from, to: aim.measure.to, label: rangeWords(aim.range), look } as const;
  const dice = [odds.attackDice, odds.defenseDice] as const;
  const says = [shotWords({ from, to, plain, range: aim.range, obstructed, dice })];
  const bare = telling ? engine.oddsOfAttack(withoutTokens(table.state), about) : null;
  return { wedges, lines: [line], says: telling ? [...says, oddsWords(odds, bare?.damage ?? odds.damage)] : says };
}

const reaches = ({ minRange, maxRange }: Weapon, { range }: Aim): boolean =>
  range <= Math.min(maxRange, MAX_RANGE) && range >= minRange;

/** The same position with nothing to spend and nothing that hinders. */
function withoutTokens(state: GameState): GameState {
  const bare = (ship: Ship): Ship => ({ ...ship, force: 0, locks: [], tokens: noTokens() });
  return { ...state, ships: Object.fromEntries(Object.values(state.ships).map(ship => [ship.id, bare(ship)])) };
}
