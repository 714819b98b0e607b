import { wordsOf } from '../../catalog/parse';
import { faction, list, obstacleId, pilotId, record, upgradeId, words } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { Answer, ChosenAnswer } from '../core/decision';
import { type ObjectId, PLAYERS } from '../core/ids';
import { DRILLS } from '../core/practice';
import { type Refused, refused } from '../core/refusal';
import { nameFrom } from '../core/text';
import { TOKENS } from '../core/token';
import { ATTACK_FACES, DEFENSE_FACES, MISSIONS, PROFILES } from '../core/vocabulary';

/** What comes from outside is looked at before anything is done with it. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | Refused;

function check<Schema extends z.core.$ZodType>(what: string, schema: Schema, raw: unknown): Checked<z.output<Schema>> {
  return legible(what, () => {
    const result = z.safeParse(schema, raw);
    if (result.success) return { ok: true, value: result.data };
    return refused('malformed', `The ${what} is malformed: ${wordsOf(result.error.issues[0]!, raw)}.`);
  });
}

/** Looking is enough to make some objects throw: those with a getter or a proxy of somebody's own. */
function legible<Value>(what: string, look: () => Checked<Value>): Checked<Value> {
  try {
    return look();
  } catch {
    return refused('malformed', `The ${what} is malformed: it cannot be read.`);
  }
}

/** A list that is counted before anything in it is looked at. */
const atMost = (most: number, what: string) =>
  z.custom<readonly unknown[]>(value => Array.isArray(value) && value.length <= most, `at most ${most} ${what}`);
const few = <Item extends z.core.SomeType>(item: Item, most: number, what: string) =>
  z.pipe(atMost(most, what), list(item));

/** A few metres: a table is one. Neither NaN nor infinity is a number here. */
const FARTHEST = 10_000;
const coordinate = z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST));
const pose = record({ x: coordinate, y: coordinate, heading: coordinate });
const player = z.enum(PLAYERS);
const whole = z.int();
const count = z.int().check(z.gte(0), z.lte(99));
const LONGEST_KEY = 500;
const key = words.check(z.maxLength(LONGEST_KEY));
const MOST_PICKS = 100;

const shipId = z.templateLiteral(['ship:', z.string().check(z.regex(/^\w{1,20}$/))]);
const objectId = z.custom<ObjectId>(
  value => typeof value === 'string' && /^(ship|rock|token|marker):\w{1,20}$/.test(value),
  'the id of a piece',
);

const choice = record({
  option: z.exactOptional(key),
  pose: z.exactOptional(pose),
  picks: z.exactOptional(few(key, MOST_PICKS, 'picks')),
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
  actions: z.exactOptional(z.boolean()),
  still: few(shipId, 16, 'ships'),
  peaceful: few(shipId, 16, 'ships'),
  endless: few(shipId, 16, 'ships'),
});

const edit = z.discriminatedUnion('kind', [
  record({ kind: z.literal('move'), piece: objectId, pose }),
  record({ kind: z.enum(['giveToken', 'takeToken']), ship: shipId, token: z.enum(TOKENS) }),
  record({ kind: z.enum(['giveLock', 'takeLock']), ship: shipId, object: objectId }),
  record({ kind: z.literal('setCharges'), ship: shipId, card: z.nullable(upgradeId), to: count }),
  record({ kind: z.enum(['setForce', 'setShields']), ship: shipId, to: count }),
  record({ kind: z.literal('dealDamage'), ship: shipId, faceup: z.boolean() }),
  record({ kind: z.enum(['flipDamage', 'discardDamage']), ship: shipId, card: count }),
  record({ kind: z.literal('flipUpgrade'), ship: shipId, card: upgradeId }),
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
  record({ kind: z.literal('copied'), seed: whole }),
]);

const refereeAnswer = record({ player, referee: edit });

/** Cleaned, not refused: a squad or a file from elsewhere may be called anything. */
const name = (otherwise: string) =>
  z.pipe(
    z.string(),
    z.transform(text => nameFrom(text, otherwise)),
  );

const squad = record({
  name: name('Squad'),
  faction,
  ships: list(record({ pilot: pilotId, upgrades: few(upgradeId, 40, 'upgrades') })).check(
    z.minLength(1),
    z.maxLength(8),
  ),
  obstacles: list(obstacleId).check(z.maxLength(3)),
});
const side = (otherwise: string) => record({ name: name(otherwise), squad });
/** Whom and what a game is set up with. */
export const setup = record({
  profile: z.enum(PROFILES),
  scenario: z.enum(MISSIONS),
  practice: z.exactOptional(practice),
  realDice: z.exactOptional(few(player, 2, 'players')),
  players: record({ p1: side('Player 1'), p2: side('Player 2') }),
});

/** Far more than anybody plays; practice has no last round. */
const MOST_ANSWERS = 100_000;
const MOST_ROUNDS = 1000;
const mark = record({
  round: z.int().check(z.gte(0), z.lte(MOST_ROUNDS)),
  answers: z.int().check(z.gte(0)),
  hash: words.check(z.maxLength(100)),
});

/** Of a record from before it was noted. */
export const UNKNOWN_EDITION = 'unknown';

const gameRecord = record({
  version: z.literal(1),
  cards: words.check(z.maxLength(100)),
  edition: z._default(words.check(z.maxLength(100)), UNKNOWN_EDITION),
  setup: z.unknown(),
  seed: whole,
  answers: few(z.unknown(), MOST_ANSWERS, 'answers'),
  // Setup and end have a mark too. All can be made again, so none need be there.
  rounds: z._default(few(mark, MOST_ROUNDS + 2, 'round marks'), () => []),
}).check(
  z.refine(({ answers, rounds }) => areInOrder(rounds, answers.length), {
    error: 'round marks in their order, none of them after the last answer',
    path: ['rounds'],
  }),
);

function areInOrder(marks: readonly z.infer<typeof mark>[], answers: number): boolean {
  const last = marks.at(-1);
  const isNext = (one: z.infer<typeof mark>, before: z.infer<typeof mark>) =>
    one.answers > before.answers && one.round >= before.round;
  return (!last || last.answers <= answers) && marks.every((one, at) => at === 0 || isNext(one, marks[at - 1]!));
}

const isReferee = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'referee' in raw;

/** The commonest answers, one option by its key, perhaps with a place, or some picks, told without the schema: simulations give them a hundred thousand times. */
function plainAnswer(raw: unknown): ChosenAnswer | null {
  if (!hasOnly(raw, ANSWER_KEYS)) return null;
  // Each is read once: what is checked is what is handed on.
  const { decision, player: who, choice: chosen } = raw;
  if (!isDecisionId(decision) || (who !== 'p1' && who !== 'p2')) return null;
  if (hasOnly(chosen, CHOICE_KEYS)) {
    const { option } = chosen;
    return isKey(option) ? { decision, player: who, choice: { option } } : null;
  }
  if (hasOnly(chosen, PICKS_KEYS)) {
    const { picks: raws } = chosen;
    if (!Array.isArray(raws) || raws.length > MOST_PICKS) return null;
    const picks: unknown[] = [...raws];
    return picks.every(isKey) ? { decision, player: who, choice: { picks } } : null;
  }
  if (!hasOnly(chosen, PLACE_KEYS)) return null;
  const { option, pose: place } = chosen;
  if (!isKey(option) || !hasOnly(place, POSE_KEYS)) return null;
  const { x, y, heading } = place;
  if (!isCoordinate(x) || !isCoordinate(y) || !isCoordinate(heading)) return null;
  return { decision, player: who, choice: { option, pose: { x, y, heading } } };
}

const isKey = (raw: unknown): raw is string => typeof raw === 'string' && raw !== '' && raw.length <= LONGEST_KEY;
const isCoordinate = (raw: unknown): raw is number => typeof raw === 'number' && Math.abs(raw) <= FARTHEST;

const isDecisionId = (raw: unknown): raw is ChosenAnswer['decision'] =>
  typeof raw === 'string' && /^d\d{1,15}$/.test(raw);

const ANSWER_KEYS = ['decision', 'player', 'choice'] as const;
const CHOICE_KEYS = ['option'] as const;
const PICKS_KEYS = ['picks'] as const;
const PLACE_KEYS = ['option', 'pose'] as const;
const POSE_KEYS = ['x', 'y', 'heading'] as const;

function hasOnly<Key extends string>(raw: unknown, keys: readonly Key[]): raw is Record<Key, unknown> {
  if (typeof raw !== 'object' || raw === null) return false;
  let count = 0;
  for (const key in raw) {
    if (!keys.includes(key as Key)) return false;
    count++;
  }
  return count === keys.length;
}

export const checkAnswer = (raw: unknown): Checked<Answer> =>
  legible<Answer>('answer', () => {
    const plain = plainAnswer(raw);
    if (plain) return { ok: true, value: plain };
    if (isReferee(raw)) return check('answer', refereeAnswer, raw);
    // The schema has looked at which of the fields of a choice come together; the type has a case for each.
    return check('answer', chosenAnswer, raw) as Checked<ChosenAnswer>;
  });

export const checkSetup = (raw: unknown) => check('setup', setup, raw);
export const checkSeed = (raw: unknown) => check('seed', whole, raw);
export const checkRecord = (raw: unknown) => check('record', gameRecord, raw);
export const checkPose = (raw: unknown) => check('place', pose, raw);
