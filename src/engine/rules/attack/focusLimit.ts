import type { DiceChange, FocusLimit } from '../../core/diceChange';
import type { Face } from '../../core/event';
import type { Attack } from '../../core/frame';
import type { ShipId } from '../../core/ids';
import type { Table } from '../../core/table';
import { sourcesIn } from '../../look/abilityIndex';
import { quantity } from '../../look/quantities';

/** What a card leaves a ship of its modifications of focus results; null where none counts them. */
export function focusLimit(table: Table, attack: Attack, by: ShipId): FocusLimit | null {
  if ((by !== attack.attacker && by !== attack.defender) || !sourcesIn(table, 'amount', 'focusResults')) return null;
  const most = quantity(table, 'focusResults', Number.POSITIVE_INFINITY, by, { attack });
  return Number.isFinite(most) ? { by, left: Math.max(0, most - (attack.focusModified?.[by] ?? 0)) } : null;
}

/** The same change with no more focus results than that. */
export function limited(does: DiceChange, focus: FocusLimit | null): DiceChange {
  return focus && (does.kind === 'reroll' || does.kind === 'change') ? { ...does, focus } : does;
}

/** The dice that may be picked at once: focus results are alike, so any of them will do, those rerolled before first. */
export function withinLimit(
  pool: readonly { readonly face: Face; readonly rerolled: boolean }[],
  open: readonly number[],
  focus: FocusLimit | undefined,
): readonly number[] {
  if (!focus) return open;
  const all = open.filter(at => pool[at]!.face === 'focus');
  const kept = all.toSorted((a, b) => Number(pool[b]!.rerolled) - Number(pool[a]!.rerolled)).slice(0, focus.left);
  return open.filter(at => pool[at]!.face !== 'focus' || kept.includes(at));
}

/** How many each ship has modified once these faces are. */
export function counted({ focusModified }: Attack, { by }: FocusLimit, faces: readonly Face[]): Partial<Attack> {
  const more = faces.filter(face => face === 'focus').length;
  return { focusModified: { ...focusModified, [by]: (focusModified?.[by] ?? 0) + more } };
}
