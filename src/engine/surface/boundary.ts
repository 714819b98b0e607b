import { wordsOf } from '../../catalog/parse';
import { faction, list, obstacleId, pilotId, record, upgradeId, words } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { Answer, ChosenAnswer } from '../core/decision';
import { type ObjectId, PLAYERS } from '../core/ids';
import { DRILLS } from '../core/practice';
import { TOKENS } from '../core/token';
import { ATTACK_FACES, DEFENSE_FACES, MISSIONS, PROFILES } from '../core/vocabulary';
import { type Refused, refused } from '../rules/answer';

/** What comes from outside is looked at before anything is done with it. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | Refused;

function check<Schema extends z.core.$ZodType>(what: string, schema: Schema, raw: unknown): Checked<z.output<Schema>> {
  const result = z.safeParse(schema, raw);
  if (result.success) return { ok: true, value: result.data };
  return refused('malformed', `The ${what} is malformed: ${wordsOf(result.error.issues[0]!, raw)}.`);
}

/** A few metres: a table is one. Neither NaN nor infinity is a number here. */
const coordinate = z.number().check(z.gte(-10_000), z.lte(10_000));
const pose = record({ x: coordinate, y: coordinate, heading: coordinate });
const player = z.enum(PLAYERS);
const whole = z.int();
const count = z.int().check(z.gte(0), z.lte(99));
const key = words;

const shipId = z.templateLiteral(['ship:', z.string()]);
const objectId = z.custom<ObjectId>(
  value => typeof value === 'string' && /^(ship|rock|token|marker):\w+$/.test(value),
  'the id of a piece',
);

const choice = record({
  option: z.exactOptional(key),
  pose: z.exactOptional(pose),
  picks: z.exactOptional(list(key)),
}).check(
  z.refine(
    ({ option, pose: at, picks }) => (option === undefined) !== (picks === undefined) && (!at || !picks),
    'an option, perhaps with a pose, or picks',
  ),
);

const chosenAnswer = record({ decision: z.templateLiteral(['d', z.int()]), player, choice });

const face = z.enum([...new Set([...ATTACK_FACES, ...DEFENSE_FACES])]);

const practice = record({
  drill: z.enum(DRILLS),
  still: list(shipId),
  peaceful: list(shipId),
  endless: list(shipId),
});

const edit = z.discriminatedUnion('kind', [
  record({ kind: z.literal('move'), piece: objectId, pose }),
  record({ kind: z.enum(['giveToken', 'takeToken']), ship: shipId, token: z.enum(TOKENS) }),
  record({ kind: z.enum(['giveLock', 'takeLock']), ship: shipId, object: objectId }),
  record({ kind: z.literal('setCharges'), ship: shipId, card: z.nullable(upgradeId), to: count }),
  record({ kind: z.enum(['setForce', 'setShields']), ship: shipId, to: count }),
  record({ kind: z.literal('dealDamage'), ship: shipId, faceup: z.boolean() }),
  record({ kind: z.enum(['flipDamage', 'discardDamage']), ship: shipId, card: count }),
  record({
    kind: z.literal('setDie'),
    dice: z.enum(['attack', 'defense']),
    die: count,
    face,
  }),
  record({ kind: z.literal('markPoints'), for: player, points: z.int().check(z.gte(-99), z.lte(99)) }),
  record({ kind: z.literal('settle'), practice }),
  record({
    kind: z.literal('setNextRoll'),
    dice: z.enum(['attack', 'defense']),
    faces: list(face).check(z.maxLength(20)),
  }),
  record({ kind: z.literal('bringBack'), ship: shipId, pose }),
  record({ kind: z.literal('concede') }),
  record({ kind: z.enum(['agreeToDraw', 'endAfterRound']), agreed: z.boolean() }),
  record({ kind: z.literal('reseed'), seed: whole }),
]);

const refereeAnswer = record({ player, referee: edit });

const squad = record({
  name: z.string(),
  faction,
  ships: list(record({ pilot: pilotId, upgrades: list(upgradeId) })).check(z.minLength(1), z.maxLength(8)),
  obstacles: list(obstacleId).check(z.maxLength(3)),
});
const side = record({ name: z.string(), squad });
const setup = record({
  profile: z.enum(PROFILES),
  scenario: z.enum(MISSIONS),
  practice: z.exactOptional(practice),
  players: record({ p1: side, p2: side }),
});

const gameRecord = record({
  version: z.literal(1),
  cards: words,
  setup: z.unknown(),
  seed: whole,
  answers: list(z.unknown()),
  rounds: list(record({ round: count, answers: z.int().check(z.gte(0)), hash: words })),
});

const isReferee = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'referee' in raw;

/** The commonest answer, one option by its key, told without the schema: simulations give it a hundred thousand times. */
function isPlain(raw: unknown): raw is ChosenAnswer {
  if (!hasOnly(raw, ANSWER_KEYS) || !hasOnly(raw.choice, CHOICE_KEYS)) return false;
  const { decision, player: who, choice: chosen } = raw;
  const asked = typeof decision === 'string' && /^d\d{1,15}$/.test(decision);
  return asked && (who === 'p1' || who === 'p2') && typeof chosen.option === 'string' && chosen.option !== '';
}

const ANSWER_KEYS = ['decision', 'player', 'choice'] as const;
const CHOICE_KEYS = ['option'] as const;

function hasOnly<Key extends string>(raw: unknown, keys: readonly Key[]): raw is Record<Key, unknown> {
  if (typeof raw !== 'object' || raw === null) return false;
  const own = Object.keys(raw);
  return own.length === keys.length && keys.every(key => own.includes(key));
}

export function checkAnswer(raw: unknown): Checked<Answer> {
  if (isPlain(raw)) return { ok: true, value: raw };
  if (isReferee(raw)) return check('answer', refereeAnswer, raw);
  // The schema has looked at which of the fields of a choice come together; the type has a case for each.
  return check('answer', chosenAnswer, raw) as Checked<ChosenAnswer>;
}

export const checkSetup = (raw: unknown) => check('setup', setup, raw);
export const checkSeed = (raw: unknown) => check('seed', whole, raw);
export const checkRecord = (raw: unknown) => check('record', gameRecord, raw);
export const checkPose = (raw: unknown) => check('place', pose, raw);
