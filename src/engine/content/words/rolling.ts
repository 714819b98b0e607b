import { type Ability, type AttackScene, instead, type Scene } from '../../core/ability';
import type { Effect, EffectNamed, Effects } from '../../core/effect';
import type { WeaponRef } from '../../core/frame';
import { isShipId, type ObjectId, type ShipId } from '../../core/ids';
import { weaponOf } from '../../look/attack';
import { rangeToDevice } from '../../look/devices';
import { baseOf, shipOf } from '../../look/ships';
import { isEnemyShip } from './conditions';
import { gainSeveral, lockOneOf } from './tokens';

type Rolling = Scene & { readonly effect: EffectNamed<'applyRoll'> };

/** The dice were rolled for a bomb or mine of this side at range 0-2. */
function isForMyDevice(scene: Rolling): boolean {
  const { purpose } = scene.effect;
  const token = purpose.kind === 'device' ? scene.state.devices[purpose.token] : undefined;
  if (!token || token.owner !== scene.self.player || scene.self.where !== 'table') return false;
  const { kind } = scene.rules.catalog.device(token.device);
  return (kind === 'bomb' || kind === 'mine') && rangeToDevice(scene, token, baseOf(scene, scene.self)) <= 2;
}

/** One of the dice rolled for a friendly bomb or mine at range 0-2 may be rerolled, each time. */
export const rerollsDetonations: Ability = instead('applyRoll', {
  who: { is: 'any' },
  if: isForMyDevice,
  choose: {
    oneOf: ({ effect }) => effect.faces.map((face, index) => ({ key: `die:${index}`, way: face })),
  },
  may: ({ effect: { ship, faces, purpose }, source }, { key }) => [
    { do: 'rollAgain', ship, faces, purpose, dice: [Number(key.slice('die:'.length))], by: source },
  ],
});

/** One more attack die is rolled and lies with the others. */
export const rollOneMore = ({ self, source }: AttackScene): Effect => ({
  do: 'rollMore',
  dice: 'attack',
  by: `${self.id}:${source}`,
});

/** In a primary attack at range 0 there are no dice to gain. */
export const canGainDice = ({ attack }: AttackScene): boolean =>
  attack.range > 0 || !attack.weapon.startsWith('primary:');

/** At most one from what the header of a weapon asks for. */
export function isOneOff(scene: Scene & { readonly weapon: WeaponRef; readonly range: number }): boolean {
  const { minRange, maxRange } = weaponOf(scene, scene.self, scene.weapon);
  return minRange - 1 <= scene.range && scene.range <= maxRange + 1;
}

type Passed = Scene & { readonly through?: readonly ObjectId[] };
const shipsIn = ({ through = [] }: Passed): readonly ShipId[] => through.filter(isShipId);
/** May lock an enemy ship that it moved through. Asks. */
export const lockPassed = (scene: Passed): Effects =>
  lockOneOf(
    scene,
    scene.self,
    shipsIn(scene).filter(id => isEnemyShip(scene, id)),
  );
/** Every ship that it moved through is jammed, twice. */
export const jamPassed = (scene: Passed): Effects =>
  shipsIn(scene).flatMap(id => gainSeveral(shipOf(scene.state, id), 'jam', 2, scene.self));

/** Circular tokens are being removed in the End Phase. */
export const isEndRemoval = ({ state }: Scene): boolean =>
  state.agenda.some(frame => frame.kind === 'step' && frame.name === 'removeTokens');
