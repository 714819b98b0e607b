import type { DiceChange } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { type AttackStep, asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import type { Attack } from '../../core/frame';
import { isShipId, type PlayerId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { abilitiesInPlay, forbidden, sceneOf } from '../../look/abilities';
import { weaponOf } from '../../look/attack';
import { playerOf, shipOf } from '../../look/ships';
import { hasLock } from '../../look/status';
import { rollAttackFaces, rollDefenseFaces } from '../dice';
import { frameOf, type Run } from '../run';
import { writeAttack } from './write';

type Pool = 'attack' | 'defense';
type Side = 'attacker' | 'defender';

/** A way to change the dice: what it does, as data, and what it costs. */
export interface Modification {
  readonly key: string;
  readonly does: DiceChange;
  readonly cost: Effects;
}

/** Asks until the player is done, then lets the step end. */
export function modifyStep(run: Run, attack: Attack, step: AttackStep, pool: Pool, side: Side): Effects {
  const player = side === 'attacker' ? playerOf(run.state, attack.attacker) : playerOf(run.state, attack.defender);
  const again: Effect = { do: 'attackStep', step };
  const options = modifications(run, attack, pool, side).map(
    ({ key, does, cost }): Option => ({
      key: `mod:${key}`,
      subject: { kind: 'modification', name: key },
      then: [{ do: 'useModification', key }, ...cost, effectOf(does, key, player), again],
    }),
  );
  if (options.length === 0) return [];
  const ship = side === 'attacker' ? attack.attacker : attack.defender;
  return [
    asking({
      player,
      topic: { kind: 'modifyDice', ship, dice: pool },
      ask: { kind: 'one' },
      options: [...options, pass()],
    }),
  ];
}

const effectOf = (does: DiceChange, by: string, player: PlayerId): Effect =>
  does.kind === 'reroll'
    ? { do: 'chooseReroll', dice: does.dice, most: does.most, by, player }
    : { do: 'changeDice', dice: does.dice, from: does.from[0]!, to: does.to, most: does.most, by };

/** All that one side may do to one pool now. */
export function modifications(table: Table, attack: Attack, pool: Pool, side: Side): readonly Modification[] {
  const own = (pool === 'attack') === (side === 'attacker');
  if (!own && side === 'attacker' && attack.range === 0) return [];
  if (pool === 'attack' && side === 'attacker' && attack.range === 0 && isPrimary(table, attack)) return [];
  const all = [...(own ? standard(table, attack, pool) : []), ...ofCards(table, attack, pool, side)];
  return all.filter(({ key, does }) => isUseful(attack, does) && !isForbidden(table, attack, pool, side, key));
}

const isPrimary = (table: Table, { attacker, weapon }: Attack): boolean =>
  weaponOf(table, shipOf(table.state, attacker), weapon).card === null;

const isForbidden = (table: Table, attack: Attack, pool: Pool, side: Side, modification: string): boolean =>
  pool === 'attack' && side === 'attacker' && forbidden(table, 'modifyAttackDice', { attack, modification }) !== null;

/** Tokens, Force and locks. */
function standard(table: Table, attack: Attack, pool: Pool): readonly Modification[] {
  const id = pool === 'attack' ? attack.attacker : attack.defender;
  if (!isShipId(id)) return [];
  const ship: Ship = shipOf(table.state, id);
  const to: Face = pool === 'attack' ? 'hit' : 'evade';
  const change = (from: Face, most: number): DiceChange => ({ kind: 'change', dice: pool, from: [from], to, most });
  const token = (name: 'focus' | 'calculate' | 'evade'): Effects => [
    { do: 'removeToken', ship: id, token: name, spent: true },
  ];
  const found: Modification[] = [];
  if (ship.tokens.focus > 0) found.push({ key: 'focus', does: change('focus', 6), cost: token('focus') });
  if (ship.tokens.calculate > 0) found.push({ key: 'calculate', does: change('focus', 1), cost: token('calculate') });
  if (ship.force > 0)
    found.push({ key: 'force', does: change('focus', 1), cost: [{ do: 'spendForce', ship: id, count: 1 }] });
  if (pool === 'defense' && ship.tokens.evade > 0) {
    found.push({ key: 'evade:blank', does: change('blank', 1), cost: token('evade') });
    found.push({ key: 'evade:focus', does: change('focus', 1), cost: token('evade') });
  }
  if (pool === 'attack' && isShipId(attack.defender) && hasLock(ship, attack.defender)) {
    const cost: Effects = [{ do: 'breakLock', ship: id, object: attack.defender, spent: true }];
    found.push({ key: 'lock', does: { kind: 'reroll', dice: 'attack', most: 6 }, cost });
  }
  return found;
}

function ofCards(table: Table, attack: Attack, pool: Pool, side: Side): readonly Modification[] {
  const player = playerOf(table.state, side === 'attacker' ? attack.attacker : attack.defender);
  const found: Modification[] = [];
  for (const one of abilitiesInPlay(table)) {
    const { ability, ref } = one;
    if (ability.kind !== 'diceMod' || ability.does.dice !== pool) continue;
    const key = `${ref.ship}:${ref.source}:${ref.index}`;
    const scene = { ...sceneOf(table, one), attack };
    if (attack.used.includes(key) || !ability.if(scene) || ability.by(scene) !== player) continue;
    found.push({ key, does: ability.does, cost: ability.cost(scene) });
  }
  return found;
}

const diceOf = (attack: Attack, pool: Pool) => (pool === 'attack' ? attack.attackDice : attack.defenseDice);

/** A token cannot be spent for nothing. */
function isUseful(attack: Attack, does: DiceChange): boolean {
  const dice = diceOf(attack, does.dice);
  return does.kind === 'reroll' ? dice.some(die => !die.rerolled) : dice.some(({ face }) => does.from.includes(face));
}

export function useModification(run: Run, { key }: EffectNamed<'useModification'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  writeAttack(run, { used: [...attack.used, key] });
  return [];
}

/** Which dice is the player's choice; none of them twice in one attack. */
export function chooseReroll(run: Run, { dice, most, by, player }: EffectNamed<'chooseReroll'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  const options = diceOf(attack, dice).flatMap((die, index): Option[] =>
    die.rerolled ? [] : [{ key: `die:${index}`, subject: { kind: 'die', index }, then: [] }],
  );
  if (options.length === 0) return [];
  return [
    asking({
      player,
      topic: { kind: 'rerollDice', ship: attack.attacker, dice, by },
      ask: {
        kind: 'some',
        min: 1,
        max: Math.min(most, options.length),
        then: { do: 'rerollDice', dice, picks: [], by },
      },
      options,
    }),
  ];
}

export function rerollDice(run: Run, { dice, picks, by }: EffectNamed<'rerollDice'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  const indexes = picks.map(key => Number(key.slice('die:'.length))).sort((a, b) => a - b);
  const before = diceOf(attack, dice).map(({ face }) => face);
  const fresh: readonly Face[] =
    dice === 'attack' ? rollAttackFaces(run, indexes.length) : rollDefenseFaces(run, indexes.length);
  const after = before.map((face, index) => (indexes.includes(index) ? fresh[indexes.indexOf(index)]! : face));
  const rerolled = diceOf(attack, dice).map((die, index) => die.rerolled || indexes.includes(index));
  putDice(run, dice, after, rerolled);
  run.emit({ type: 'diceRerolled', kind: dice, dice: indexes, before, after, by });
  return [];
}

export function changeDice(run: Run, { dice, from, to, most, by }: EffectNamed<'changeDice'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  const pool = diceOf(attack, dice);
  const before = pool.map(({ face }) => face);
  let left = most;
  const after = before.map((face): Face => (face === from && left-- > 0 ? (to as Face) : face));
  putDice(
    run,
    dice,
    after,
    pool.map(({ rerolled }) => rerolled),
  );
  run.emit({ type: 'diceChanged', kind: dice, before, after, by });
  return [];
}

function putDice(run: Run, pool: Pool, faces: readonly Face[], rerolled: readonly boolean[]): void {
  const dice = faces.map((face, index) => ({ face, rerolled: rerolled[index]! }));
  writeAttack(
    run,
    pool === 'attack' ? { attackDice: dice as Attack['attackDice'] } : { defenseDice: dice as Attack['defenseDice'] },
  );
}
