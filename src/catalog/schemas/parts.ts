import {
  ACTION_COLORS,
  ACTION_KINDS,
  ARCS,
  ATTACK_REQUIREMENTS,
  FACTIONS,
  KEYWORDS,
  type ManeuverCode,
  parseManeuver,
  SLOTS,
} from '../../engine/core/vocabulary';
import { z } from '../zod';

/** An object that knows its fields: a misspelt one is an error. Parsed ones are frozen. */
export const record = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.readonly(z.strictObject(shape));

export const list = <Item extends z.core.SomeType>(item: Item) => z.readonly(z.array(item));

const NONE: readonly never[] = Object.freeze([]);

/** A list that is empty when the file leaves it out. (A default given as a function is not copied, so it stays frozen.) */
export const listOrNone = <Item extends z.core.SomeType>(item: Item) => z._default(list(item), () => NONE as never);

/** A mark that a file sets only when it is true. */
export const flag = z._default(z.boolean(), false);

export const count = z.int().check(z.gte(0));
export const limited = z.int().check(z.gte(0), z.lte(3));
export const initiative = z.int().check(z.gte(0), z.lte(6));
export const words = z.string().check(z.minLength(1));

const xws = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));
export const bareId = xws;
export const shipTypeId = z.templateLiteral(['shipType:', xws]);
export const pilotId = z.templateLiteral(['pilot:', xws]);
export const upgradeId = z.templateLiteral(['upgrade:', xws]);
export const conditionId = z.templateLiteral(['condition:', xws]);
export const damageId = z.templateLiteral(['damage:', xws]);
export const deviceId = z.templateLiteral(['device:', xws]);
export const obstacleId = z.templateLiteral(['obstacle:', xws]);

export const faction = z.enum(FACTIONS);
export const keyword = z.enum(KEYWORDS);
export const slot = z.enum(SLOTS);
export const arc = z.enum(ARCS);
export const action = z.enum(ACTION_KINDS);
export const actionColor = z.enum(ACTION_COLORS);

const linkedAction = record({ action, color: actionColor });
export const barAction = record({ action, color: actionColor, link: z.exactOptional(linkedAction) });

export type LinkedAction = z.infer<typeof linkedAction>;
/** An action as a bar shows it, with the one that may follow it. */
export type BarAction = z.infer<typeof barAction>;

export const maneuver = z.custom<ManeuverCode>(isManeuver, 'a maneuver such as 2TW');
export const dial = list(maneuver);

function isManeuver(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    parseManeuver(value);
    return true;
  } catch {
    return false;
  }
}

export const shipWeapon = record({ arc, attack: count });
export const cardWeapon = record({
  arc,
  attack: count,
  minRange: z.int().check(z.gte(0), z.lte(3)),
  maxRange: z.int().check(z.gte(0), z.lte(3)),
  /** Whether range bonuses apply. */
  rangeBonus: z.boolean(),
  /** The tokens or lock of which the attack asks for one; none asks for nothing. */
  requires: listOrNone(z.enum(ATTACK_REQUIREMENTS)),
});

export type ShipWeapon = z.infer<typeof shipWeapon>;
export type CardWeapon = z.infer<typeof cardWeapon>;

/** `recovers` come back in the End Phase; below zero they are lost. */
export const charges = record({ value: z.int().check(z.gte(1)), recovers: z.int() });
export type Charges = z.infer<typeof charges>;

/** Written as a pair, read as a point: millimetres. */
const point = z.pipe(
  z.tuple([z.number(), z.number()]),
  z.transform(([x, y]) => Object.freeze({ x, y })),
);
export const outline = z.readonly(z.array(point).check(z.minLength(3)));
