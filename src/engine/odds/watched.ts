import type { Attack } from '../core/frame';

export type Watched = <Value>(look: (shown: Attack) => Value) => { readonly value: Value; readonly looks: boolean };

/** Tells whether whoever was shown an attack looked at its dice. One object for all looks: accessors are slow to make. */
export function watch(attack: Attack): Watched {
  let looks = false;
  const shown: Attack = {
    ...attack,
    get attackDice() {
      looks = true;
      return attack.attackDice;
    },
    get defenseDice() {
      looks = true;
      return attack.defenseDice;
    },
  };
  return look => {
    looks = false;
    const value = look(shown);
    return { value, looks };
  };
}
