import { type Ability, type AttackScene, at, type Chosen, dice, type Scene } from '../../core/ability';
import type { Face } from '../../core/event';
import { isShipId } from '../../core/ids';
import { isFirstRoll, turn } from './dice';
import { lay, noted } from './notes';
import { hasAllForce } from './tokens';
import { isAtRange, isMeantAs } from './who';

const ATTACK: readonly Face[] = ['hit', 'crit', 'focus', 'blank'];
const DEFENSE: readonly Face[] = ['evade', 'focus', 'blank'];
const keys = (faces: readonly Face[]) => faces.map(key => ({ key }));
const spoken = { cost: { force: 1 } } as const;
const RANGE = { is: 'any', range: [0, 2] } as const;
/** A remote that is attacked counts as a ship. */
const isNear = (scene: AttackScene): boolean => {
  const { defender } = scene.attack;
  return isShipId(defender) ? isMeantAs(scene, defender, RANGE) : isAtRange(scene, defender, 0, 2);
};
const names =
  (roll: string) =>
  (scene: Scene, { key }: Chosen) => [lay(scene, roll, 'attack', { value: key })];
const fulfilled = { who: { is: 'any' }, units: true, at: 'rolled', must: true } as const;

/** Once, for the roll itself; whose dice they are picks the die. */
function owed(scene: AttackScene, roll: 'attack' | 'defense') {
  const rolled = roll === 'attack' ? scene.attack.attackDice : scene.attack.defenseDice;
  const named = noted(scene, roll)!.value as Face;
  if (!isFirstRoll(rolled) || rolled.some(({ face }) => face === named)) return null;
  return turn(roll === 'attack' ? ATTACK : DEFENSE, named, 1);
}

/** In an attack, before a ship at range 0-2 rolls, a Force names a result, if all Force is active: where it does not come up, one die must be changed to it. */
export const namesResults: readonly Ability[] = [
  at('before:rollAttack', {
    ...spoken,
    who: RANGE,
    as: 'attacker',
    if: hasAllForce,
    choose: { oneOf: () => keys(ATTACK) },
    may: names('attack'),
  }),
  at('before:rollDefense', {
    ...spoken,
    who: { is: 'any' },
    if: scene => hasAllForce(scene) && isNear(scene),
    choose: { oneOf: () => keys(DEFENSE) },
    may: names('defense'),
  }),
  dice({ ...fulfilled, as: 'attacker', while: 'attack', does: scene => owed(scene, 'attack') }),
  dice({ ...fulfilled, as: 'defender', while: 'defense', does: scene => owed(scene, 'defense') }),
];
