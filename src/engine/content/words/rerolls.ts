import type { Picked, Scene } from '../../core/ability';
import type { EffectNamed, Effects } from '../../core/effect';

/** A roll outside of an attack, before it does anything. */
type Rolling = Scene & { readonly effect: EffectNamed<'applyRoll'> };

/** Up to so many of the dice that this ship has rolled, told by their faces: which of two alike makes no difference. */
export function diceToReroll({ self, effect }: Rolling, most: number, price: string): readonly Picked[] {
  const { ship, faces } = effect;
  if (ship !== self.id) return [];
  const sets: (readonly number[])[] = [[]];
  faces.forEach((_, index) => {
    sets.push(...sets.filter(one => one.length < most).map(one => [...one, index]));
  });
  const keys = sets.filter(one => one.length > 0).map(one => keyOf(one.map(index => faces[index]!)));
  return [...new Set(keys)].map(key => ({ key: `${key} for ${price}` }));
}

const keyOf = (faces: readonly string[]): string => [...faces].sort().join(' and ');

/** Those that were picked. */
export function rerollPicked({ effect, source }: Rolling, key: string): Effects {
  const { ship, faces, purpose } = effect;
  const wanted: string[] = key.split(' for ')[0]!.split(' and ');
  const dice = faces.flatMap((face, index) => {
    const at = wanted.indexOf(face);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0 ? [index] : [];
  });
  return [{ do: 'rollAgain', ship, faces, dice, purpose, by: source }];
}
