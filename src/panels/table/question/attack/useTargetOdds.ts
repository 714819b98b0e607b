import { useEffect, useMemo, useState } from 'react';
import type { AttackOdds } from '../../../../engine';
import type { UnitId } from '../../../../engine/core/ids';
import { useTable } from '../../useTable';
import type { WeaponTargets } from './targets';

export type OddsByKey = ReadonlyMap<string, AttackOdds>;

/** The dice and the odds of every attack that could be made, worked out one after the other, each in its own moment. */
export function useTargetOdds(attacker: UnitId | null, byWeapon: readonly WeaponTargets[]): OddsByKey {
  const { engine, game, decision } = useTable();
  const [known, setKnown] = useState<{ readonly of: unknown; readonly odds: OddsByKey } | null>(null);
  const attacks = useMemo(
    () =>
      byWeapon.flatMap(({ weapon, targets }) =>
        targets.map(({ option, target }) => ({ key: option.key, target, weapon: weapon.ref })),
      ),
    [decision],
  );
  useEffect(() => {
    if (!attacker) return;
    const odds = new Map<string, AttackOdds>();
    let timer = setTimeout(next, 0);
    function next(): void {
      const attack = attacks[odds.size];
      if (!attack || !attacker) return;
      const { key, target, weapon } = attack;
      const found = engine.oddsOfAttack(game, { attacker, target, weapon });
      if (!found) return;
      odds.set(key, found);
      setKnown({ of: attacks, odds: new Map(odds) });
      timer = setTimeout(next, 0);
    }
    return () => clearTimeout(timer);
  }, [engine, game, attacker, attacks]);
  return known?.of === attacks ? known.odds : NONE;
}

const NONE: OddsByKey = new Map();
