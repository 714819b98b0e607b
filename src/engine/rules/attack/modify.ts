import type { DiceChange } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { type AttackStep, asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import type { Attack } from '../../core/frame';
import { isShipId, type PlayerId } from '../../core/ids';
import { playerOf } from '../../look/ships';
import { rollAttackFaces, rollDefenseFaces } from '../dice';
import type { Handlers } from '../handlers';
import { frameOf, type Run } from '../run';
import { inStep } from '../steps';
import { mayMatter } from './mayMatter';
import { diceOf, type Modification, modifications, type Pool, type Side } from './modifications';
import { writeAttack } from './write';

/** Asks until the player is done, then lets the step end. */
export function modifyStep(run: Run, attack: Attack, step: AttackStep, pool: Pool, side: Side): Effects {
  const ship = side === 'attacker' ? attack.attacker : attack.defender;
  const player = playerOf(run.state, ship);
  const found = modifications(run, attack, pool, side);
  // What a modification sets off is done with before the next one.
  const use = ({ key, does, cost }: Modification): Effect =>
    inStep('modifyDice', isShipId(ship) ? ship : null, [
      { do: 'useModification', key },
      ...cost,
      effectOf(does, key, player),
    ]);
  const owed = found.filter(({ must }) => must);
  if (owed.length === 0 && !found.some(({ does }) => mayMatter(run, attack, does, side))) return [];
  // What a card orders is no choice; only its place among the others is.
  if (owed.length === found.length) return owed.map(use);
  const options = found.map(
    (one): Option => ({
      key: `mod:${one.key}`,
      subject: { kind: 'modification', name: one.key },
      then: [use(one), { do: 'attackStep', step }],
    }),
  );
  return [
    asking({
      player,
      topic: { kind: 'modifyDice', ship, dice: pool },
      ask: { kind: 'one' },
      options: [...options, pass(owed.map(use))],
    }),
  ];
}

const effectOf = (does: DiceChange, by: string, player: PlayerId): Effect =>
  does.kind === 'reroll'
    ? { do: 'chooseReroll', dice: does.dice, most: does.most, by, player }
    : { do: 'chooseChange', dice: does.dice, from: does.from, to: does.to, most: does.most, by, player };

function useModification(run: Run, { key }: EffectNamed<'useModification'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  writeAttack(run, { used: [...attack.used, key] });
  return [];
}

const ownerOf = ({ attacker, defender }: Attack, pool: Pool) => (pool === 'attack' ? attacker : defender);

const keyOf = (index: number): string => `die:${index}`;
const indexesOf = (picks: readonly string[]): readonly number[] =>
  picks.map(key => Number(key.slice('die:'.length))).sort((a, b) => a - b);

const dieOption = (index: number): Option => ({ key: keyOf(index), subject: { kind: 'die', index }, then: [] });

/** Which dice is the player's choice; none of them twice in one attack. */
function chooseReroll(run: Run, { dice, most, by, player }: EffectNamed<'chooseReroll'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  const options = diceOf(attack, dice).flatMap((die, index) => (die.rerolled ? [] : [dieOption(index)]));
  if (options.length === 0) return [];
  const max = Math.min(most, options.length);
  return [
    asking({
      player,
      topic: { kind: 'rerollDice', ship: ownerOf(attack, dice), dice, by },
      ask: { kind: 'some', min: 1, max, then: { do: 'rerollDice', dice, picks: [], by } },
      options,
    }),
  ];
}

/** As many as there are. Asked only where it makes a difference which: another face, or one that may not be rerolled any more. */
function chooseChange(run: Run, effect: EffectNamed<'chooseChange'>): Effects {
  const { dice, from, to, most, by, player } = effect;
  const { attack } = frameOf(run.state, 'attack');
  const pool = diceOf(attack, dice);
  const open = pool.flatMap(({ face }, index) => (from.includes(face) ? [index] : []));
  if (open.length === 0) return [];
  const alike = open.every(
    at => pool[at]!.face === pool[open[0]!]!.face && pool[at]!.rerolled === pool[open[0]!]!.rerolled,
  );
  const change = { do: 'changeDice', dice, picks: open.slice(0, most).map(keyOf), to, by } as const;
  if (alike || open.length <= most) return [change];
  return [
    asking({
      player,
      topic: { kind: 'changeDice', ship: ownerOf(attack, dice), dice, by },
      ask: { kind: 'some', min: most, max: most, then: { ...change, picks: [] } },
      options: open.map(dieOption),
    }),
  ];
}

function rerollDice(run: Run, { dice, picks, by }: EffectNamed<'rerollDice'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  const indexes = indexesOf(picks);
  const before = diceOf(attack, dice).map(({ face }) => face);
  const fresh: readonly Face[] =
    dice === 'attack' ? rollAttackFaces(run, indexes.length) : rollDefenseFaces(run, indexes.length);
  const after = before.map((face, index) => (indexes.includes(index) ? fresh[indexes.indexOf(index)]! : face));
  const rerolled = diceOf(attack, dice).map((die, index) => die.rerolled || indexes.includes(index));
  putDice(run, dice, after, rerolled);
  run.emit({ type: 'diceRerolled', kind: dice, dice: indexes, before, after, by });
  return [];
}

function changeDice(run: Run, { dice, picks, to, by }: EffectNamed<'changeDice'>): Effects {
  const pool = diceOf(frameOf(run.state, 'attack').attack, dice);
  const indexes = indexesOf(picks);
  const before = pool.map(({ face }) => face);
  const after = before.map((face, index): Face => (indexes.includes(index) ? to : face));
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

export const modificationHandlers = {
  useModification,
  chooseReroll,
  chooseChange,
  rerollDice,
  changeDice,
} satisfies Partial<Handlers>;
