import { castDraft } from 'immer';
import type { DamageFrom, EffectNamed, Effects, RollPurpose } from '../core/effect';
import type { Face } from '../core/event';
import { isShipId, type UnitId } from '../core/ids';
import { gathered } from '../core/list';
import { roll } from '../core/rng';
import type { DeviceToken } from '../core/state';
import type { AttackFace, DefenseFace } from '../core/vocabulary';
import { shipOf } from '../look/ships';
import { causedBy } from './cause';
import type { Handlers } from './handlers';
import { obstacleRolled } from './movement/obstacles';
import { asksForDice } from './realDice';
import type { Run } from './run';

/** A number in [0, 1) from the game's own generator. */
export function draw(run: Run): number {
  const [value, rng] = roll(run.state.rng);
  run.rules.drew?.(value);
  run.write(game => void (game.rng = castDraft(rng)));
  return value;
}

const faceFrom = <Face>(run: Run, die: readonly Face[]): Face => die[Math.floor(draw(run) * die.length)]!;

function rolled<Face>(run: Run, die: readonly Face[], count: number): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < count; i++) faces.push(faceFrom(run, die));
  return faces;
}

export function rollAttackFaces(run: Run, count: number): AttackFace[] {
  const faces = rolled(run, run.rules.catalog.dice.attack, count);
  run.rules.threw?.('attack', faces);
  return faces;
}

export function rollDefenseFaces(run: Run, count: number): DefenseFace[] {
  const faces = rolled(run, run.rules.catalog.dice.defense, count);
  run.rules.threw?.('defense', faces);
  return faces;
}

/** So many dice of an attack are still to be rolled, beside those that somebody who practises has set. */
export const toRoll = (run: Run, dice: 'attack' | 'defense', count: number): number =>
  count - Math.min(count, run.state.nextRoll[dice].length);

/** The attack dice of an attack: first those that somebody who practises has set. */
export function attackFaces(run: Run, count: number, fell?: readonly AttackFace[]): AttackFace[] {
  const set = run.state.nextRoll.attack.slice(0, count);
  if (set.length > 0) run.write(game => void (game.nextRoll.attack = []));
  return [...set, ...(fell ?? rollAttackFaces(run, count - set.length))];
}

export function defenseFaces(run: Run, count: number, fell?: readonly DefenseFace[]): DefenseFace[] {
  const set = run.state.nextRoll.defense.slice(0, count);
  if (set.length > 0) run.write(game => void (game.nextRoll.defense = []));
  return [...set, ...(fell ?? rollDefenseFaces(run, count - set.length))];
}

/** Every roll outside an attack comes through here. */
function rollDice(run: Run, effect: EffectNamed<'rollDice'>): Effects {
  const { ship, count, purpose, fell } = effect;
  if (!isThere(run, ship)) return [];
  const kind = kindOf(purpose);
  const asked = asksForDice(run, effect, { ship, dice: kind, count, why: purpose.kind });
  if (asked) return asked;
  const faces = fell ?? (kind === 'attack' ? rollAttackFaces(run, count) : rollDefenseFaces(run, count));
  run.emit({ type: 'diceRolled', ship, kind, faces, purpose });
  return [{ do: 'applyRoll', ship, faces, purpose }];
}

const kindOf = (purpose: RollPurpose) => (purpose.kind === 'card' && purpose.dice ? purpose.dice : 'attack');

/** Rerolling is not rolling: it sets nothing off. */
function rollAgain(run: Run, effect: EffectNamed<'rollAgain'>): Effects {
  const { ship, faces, dice, purpose, by, fell } = effect;
  const kind = kindOf(purpose);
  const asked = asksForDice(run, effect, { ship, dice: kind, count: dice.length, why: 'reroll' });
  if (asked) return asked;
  const fresh: readonly Face[] =
    fell ?? (kind === 'attack' ? rollAttackFaces(run, dice.length) : rollDefenseFaces(run, dice.length));
  const after = faces.map((face, index) => (dice.includes(index) ? fresh[dice.indexOf(index)]! : face));
  run.emit({ type: 'rollRepeated', ship, kind, dice, after, by });
  return [{ do: 'applyRoll', ship, faces: after, purpose, settled: true }];
}

/** Only in the Engagement Phase does a destroyed ship linger; elsewhere it is as good as gone. */
function isThere({ state }: Run, unit: UnitId): boolean {
  if (!isShipId(unit)) return state.devices[unit] !== undefined;
  const { where, destroyed } = shipOf(state, unit);
  return where === 'table' && (!destroyed || state.phase === 'engagement');
}

const damageFrom = ({ rules }: Run, { device, owner }: DeviceToken): DamageFrom =>
  rules.catalog.device(device).kind === 'obstacle' ? { kind: 'obstacle' } : { kind: 'device', device, owner };

/** What the faces do is decided by what the roll was for. */
function applyRoll(run: Run, { ship, faces, purpose }: EffectNamed<'applyRoll'>): Effects {
  if (purpose.kind === 'device') {
    const token = run.state.devices[purpose.token];
    const rolled = (token && run.rules.deviceRule(purpose.device).rolled?.(run, token, ship, faces)) ?? [];
    return token ? causedBy(damageFrom(run, token), rolled) : [];
  }
  // All other rolls are those of ships.
  if (!isShipId(ship)) return [];
  const face = faces[0];
  const struck = face === 'hit' || face === 'crit';
  switch (purpose.kind) {
    case 'friendlyOverlap':
      return struck ? [{ do: 'sufferDamage', ship, hits: 1, crits: 0 }] : [];
    case 'obstacle':
      return face
        ? causedBy({ kind: 'obstacle' }, obstacleRolled(shipOf(run.state, ship), purpose.obstacle, face))
        : [];
    case 'card':
      return cardRolled(purpose, faces);
    case 'attack':
    case 'defense':
      throw new Error('the dice of an attack belong to its own steps');
  }
}

/** In the order of the card, not of the dice. */
const cardRolled = (
  { each, allBlank = [] }: Extract<RollPurpose, { kind: 'card' }>,
  faces: readonly Face[],
): Effects => [
  ...gathered(each, ({ faces: on, then }) => gathered(faces, face => (on.includes(face) ? then : []))),
  ...(faces.every(face => face === 'blank') ? allBlank : []),
];

/** An even shuffle with the game's own generator. */
export function shuffled<Item>(run: Run, items: readonly Item[]): Item[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(draw(run) * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

export const diceHandlers = { rollDice, rollAgain, applyRoll } satisfies Partial<Handlers>;
