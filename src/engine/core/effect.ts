import type { Question } from './decision';
import type { ActionEffect } from './effects/actions';
import type { AttackEffect } from './effects/attack';
import type { CardEffect } from './effects/cards';
import type { ConditionEffect } from './effects/conditions';
import type { DamageEffect } from './effects/damage';
import type { DeviceEffect } from './effects/devices';
import type { DiceEffect } from './effects/dice';
import type { DockingEffect } from './effects/docking';
import type { MachineEffect } from './effects/machine';
import type { MissionEffect } from './effects/mission';
import type { MovementEffect } from './effects/movement';
import type { RoundEffect } from './effects/round';
import type { SetupEffect } from './effects/setup';
import type { TokenEffect } from './effects/tokens';

export type { AttackLimit, AttackStep } from './effects/attack';
export type { DamageFrom } from './effects/damage';
export type { DeviceMeeting, DropPlace, ShipOnMine } from './effects/devices';
export type { RollPurpose } from './effects/dice';
export type { ManeuverEnd, MoveRecord, TurnsLeft } from './effects/movement';

/** Everything the engine can be told to do, resolved one at a time from the innermost frame. */
export type Effect =
  | MachineEffect
  | SetupEffect
  | MissionEffect
  | RoundEffect
  | MovementEffect
  | ActionEffect
  | DeviceEffect
  | TokenEffect
  | DiceEffect
  | AttackEffect
  | CardEffect
  | DockingEffect
  | ConditionEffect
  | DamageEffect;

export type EffectNamed<D extends Effect['do']> = Extract<Effect, { do: D }>;
export type Effects = readonly Effect[];

export const asking = (question: Question): Effect => ({ do: 'ask', question });
