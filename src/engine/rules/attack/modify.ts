import type { AbilityRef, DiceChange } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import type { FocusLimit } from '../../core/diceChange';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import type { Attack, AttackDie, DefenseDie } from '../../core/frame';
import { isShipId, opponentOf, ownerOf as ownerOfShip, type PlayerId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { UpgradeId } from '../../core/vocabulary';
import { anyAbility } from '../../look/abilityIndex';
import { playerOf } from '../../look/ships';
import { rollAttackFaces, rollDefenseFaces } from '../dice';
import type { Handlers } from '../handlers';
import { asksForDice } from '../realDice';
import { frameOf, type Run } from '../run';
import { inStep } from '../steps';
import { counted, withinLimit } from './focusLimit';
import { mayMatter } from './mayMatter';
import {
  type DiceMoment,
  diceOf,
  isModifying,
  type Modification,
  modifications,
  type Pool,
  rerolledBy,
  type Side,
} from './modifications';
import { writeAttack } from './write';

type Unless = NonNullable<Extract<DiceChange, { kind: 'add' }>['unless']>;

/** Asks until the player is done, then lets the step end. `again` comes back to it. */
export function modifyStep(run: Run, attack: Attack, at: DiceMoment, side: Side, again: Effect): Effects {
  const ship = side === 'attacker' ? attack.attacker : attack.defender;
  const player = playerOf(run.state, ship);
  const found = modifications(run, attack, at, side);
  // What a modification sets off is done with before the next one.
  const use = ({ key, once, does, cost, ref }: Modification): Effect =>
    inStep('modifyDice', isShipId(ship) ? ship : null, [
      {
        do: 'useModification',
        key: once ?? key,
        ...(isByAttacker(side, player, does, ref) ? { byAttacker: true } : {}),
      },
      ...cost,
      ...effectsOf(does, key, player, ref),
    ]);
  const owed = found.filter(({ must }) => must);
  if (owed.length === 0 && !found.some(({ does }) => mayMatter(run, attack, does, side))) return [];
  // What a card orders is no choice; only its place among the others is, and among those that it makes possible.
  const oneOfThem = owed.some((one, index) => owed.findIndex(other => other.once === one.once) < index);
  if (owed.length === found.length && !oneOfThem) return [...owed.map(use), again];
  const options = found.map(
    (one): Option => ({
      key: `mod:${one.key}`,
      subject: { kind: 'modification', name: one.key, does: one.does, by: one.ref },
      then: [use(one), again],
    }),
  );
  const dice = at === 'attack' || at === 'defense' ? at : found[0]!.does.dice;
  return [
    asking({
      player,
      topic: { kind: 'modifyDice', ship, dice },
      ask: { kind: 'one' },
      options: oneOfThem ? options : [...options, pass(owed.map(use))],
    }),
  ];
}

/** What a change of dice orders. */
function effectsOf(does: DiceChange, by: string, player: PlayerId, ref: AbilityRef | null): Effects {
  const { dice } = does;
  switch (does.kind) {
    case 'reroll':
      return [
        {
          do: 'chooseReroll',
          dice,
          most: does.most,
          by,
          player,
          ...(does.only ? { only: does.only } : {}),
          ...focusOf(does),
          ...(does.comes ? { comes: does.comes } : {}),
          ...(does.exactly ? { exactly: true } : {}),
          ...(does.each ? { each: does.each } : {}),
          ...(does.afresh ? { afresh: true } : {}),
        },
      ];
    case 'change':
      return [
        { do: 'chooseChange', dice, from: does.from, to: does.to, most: does.most, by, player, ...focusOf(does) },
        ...(does.then ?? []),
      ];
    case 'other':
      return does.then;
    case 'add': {
      const added = { do: 'addDice', dice, face: does.face, count: does.count, by } as const;
      return does.unless && ref ? [unlessGains(ref, does.unless, added)] : [added];
    }
    case 'cancel':
      return [{ do: 'chooseCancel', dice, faces: does.faces, most: does.most, by, player }];
    case 'spend':
      return [
        { do: 'chooseCancel', dice, faces: [does.face], most: 1, by, player },
        ...(does.adds ? [{ do: 'addDice', dice, ...does.adds, by } as const] : []),
        ...does.then,
      ];
  }
}

const focusOf = ({ focus }: { readonly focus?: FocusLimit }) => (focus ? { focus } : {});

/** The player of that ship is asked for which of the two. */
function unlessGains({ source, ship: of }: AbilityRef, { ship, gains: token }: Unless, added: Effect): Effect {
  const player = ownerOfShip(ship);
  return asking({
    player,
    topic: { kind: 'mayUse', card: source as UpgradeId, ship: of },
    ask: { kind: 'one' },
    options: [
      {
        key: `gain:${token}`,
        subject: { kind: 'token', token },
        then: [{ do: 'gainToken', ship, token, by: opponentOf(player) }],
      },
      pass([added]),
    ],
  });
}

/** What cards let a side do each time its dice were rolled or rerolled. */
export const changesOnceRolled = ({ rules }: Run, side: Side): Effects =>
  anyAbility(rules, 'dice', 'rolled') ? [inStep('rolled', null, [{ do: 'changeDiceAt', at: 'rolled', side }])] : [];

/** A card of the other side may speak of the attacker, too. */
const isByAttacker = (side: Side, player: PlayerId, does: DiceChange, ref: AbilityRef | null): boolean =>
  side === 'attacker' && does.dice === 'attack' && isModifying(does) && (!ref || ownerOfShip(ref.ship) === player);

function useModification(run: Run, { key, byAttacker }: EffectNamed<'useModification'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  writeAttack(run, { used: [...attack.used, key], ...(byAttacker ? { attackerModified: true } : {}) });
  return [];
}

const ownerOf = ({ attacker, defender }: Attack, pool: Pool) => (pool === 'attack' ? attacker : defender);

const keyOf = (index: number): string => `die:${index}`;
const indexesOf = (picks: readonly string[]): readonly number[] =>
  picks.map(key => Number(key.slice('die:'.length))).sort((a, b) => a - b);

const dieOption = (index: number): Option => ({ key: keyOf(index), subject: { kind: 'die', index }, then: [] });

/** Which dice is the player's choice; none of them twice in one attack. */
function chooseReroll(run: Run, effect: EffectNamed<'chooseReroll'>): Effects {
  const { dice, most, by, player, only, exactly, comes, each, afresh, focus } = effect;
  const { attack } = frameOf(run.state, 'attack');
  const pool = diceOf(attack, dice);
  const open = gathered(pool, ({ rerolled, face }, index) =>
    (rerolled && !afresh) || (only && !only.includes(face)) ? [] : [index],
  );
  const options = withinLimit(pool, open, focus).map(dieOption);
  if (options.length === 0 || most === 0) return [];
  const side = player === playerOf(run.state, attack.attacker) ? 'attacker' : 'defender';
  const max = Math.min(most, options.length);
  const then = {
    do: 'rerollDice',
    dice,
    side,
    picks: [],
    by,
    ...moreOf({ comes, each, afresh }),
    ...focusOf(effect),
  } as const;
  // All that there are, or all alike: nothing is left to pick.
  const { alike } = openDice(diceOf(attack, dice), only ?? []);
  if (exactly && (max === options.length || (only && alike)))
    return [{ ...then, picks: options.slice(0, max).map(({ key }) => key) }];
  return [
    asking({
      player,
      topic: { kind: 'rerollDice', ship: ownerOf(attack, dice), dice, by },
      ask: {
        kind: 'some',
        min: exactly ? max : 1,
        max,
        then,
      },
      options,
    }),
  ];
}

/** The dice that a change could be about, and whether it makes a difference which: another face, or one that may not be rerolled any more. */
function openDice(pool: readonly (AttackDie | DefenseDie)[], faces: readonly Face[]) {
  const open = gathered(pool, ({ face }, index) => (faces.includes(face) ? [index] : []));
  const first = pool[open[0] ?? 0];
  const alike = open.every(at => pool[at]!.face === first!.face && pool[at]!.rerolled === first!.rerolled);
  return { open, alike };
}

/** As many as there are. Asked only where it makes a difference which. */
function chooseChange(run: Run, effect: EffectNamed<'chooseChange'>): Effects {
  const { dice, from, to, most, by, player } = effect;
  const { attack } = frameOf(run.state, 'attack');
  const pool = diceOf(attack, dice);
  const { open: all, alike } = openDice(pool, from);
  const open = withinLimit(pool, all, effect.focus);
  if (open.length === 0) return [];
  const change = { do: 'changeDice', dice, picks: open.slice(0, most).map(keyOf), to, by, ...focusOf(effect) } as const;
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

/** The same of dice that are taken away. */
function chooseCancel(run: Run, effect: EffectNamed<'chooseCancel'>): Effects {
  const { dice, faces, most, by, player } = effect;
  const { attack } = frameOf(run.state, 'attack');
  const { open, alike } = openDice(diceOf(attack, dice), faces);
  if (open.length === 0) return [];
  const cancel = { do: 'cancelDice', dice, picks: open.slice(0, most).map(keyOf), by } as const;
  if (alike || open.length <= most) return [cancel];
  return [
    asking({
      player,
      topic: { kind: 'cancelDice', ship: ownerOf(attack, dice), dice, by },
      ask: { kind: 'some', min: most, max: most, then: { ...cancel, picks: [] } },
      options: open.map(dieOption),
    }),
  ];
}

type MoreOfReroll = Pick<EffectNamed<'rerollDice'>, 'comes' | 'each' | 'afresh'>;
const moreOf = ({ comes, each, afresh }: { [K in keyof MoreOfReroll]: MoreOfReroll[K] | undefined }): MoreOfReroll => ({
  ...(comes ? { comes } : {}),
  ...(each ? { each } : {}),
  ...(afresh ? { afresh } : {}),
});

function rerollDice(run: Run, effect: EffectNamed<'rerollDice'>): Effects {
  const { dice, side, picks, by, comes, each = [], afresh, focus, fell } = effect;
  const { attack } = frameOf(run.state, 'attack');
  const indexes = indexesOf(picks);
  const roll = { ship: ownerOf(attack, dice), dice, count: indexes.length, why: 'reroll' } as const;
  const asked = asksForDice(run, effect, roll);
  if (asked) return asked;
  const before = diceOf(attack, dice).map(({ face }) => face);
  const fresh: readonly Face[] =
    fell ?? (dice === 'attack' ? rollAttackFaces(run, indexes.length) : rollDefenseFaces(run, indexes.length));
  const after = before.map((face, index) => (indexes.includes(index) ? fresh[indexes.indexOf(index)]! : face));
  const rerolled = diceOf(attack, dice).map((die, index) => die.rerolled || (!afresh && indexes.includes(index)));
  putDice(run, dice, after, rerolled);
  if (focus)
    countFocus(
      run,
      focus,
      indexes.map(index => before[index]!),
    );
  const { rerolls } = attack;
  if (!afresh)
    writeAttack(run, { rerolls: { ...rerolls, [`${side}:${dice}`]: rerolledBy(attack, side, dice) + indexes.length } });
  run.emit({ type: 'diceRerolled', kind: dice, dice: indexes, before, after, by, ...(afresh ? { afresh } : {}) });
  const came = comes && fresh.some(face => (comes.faces as readonly Face[]).includes(face)) ? comes.then : [];
  return [
    ...(afresh ? [] : changesOnceRolled(run, dice === 'attack' ? 'attacker' : 'defender')),
    ...came,
    ...indexes.flatMap(() => each),
  ];
}

const countFocus = (run: Run, focus: FocusLimit, faces: readonly Face[]): void =>
  writeAttack(run, counted(frameOf(run.state, 'attack').attack, focus, faces));

function changeDice(run: Run, { dice, picks, to, by, focus }: EffectNamed<'changeDice'>): Effects {
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
  if (focus)
    countFocus(
      run,
      focus,
      indexes.map(index => before[index]!),
    );
  run.emit({ type: 'diceChanged', kind: dice, before, after, by });
  return [];
}

/** A result that nobody rolled. There is no limit to how many dice a card may add. */
function addDice(run: Run, { dice, face, count, by }: EffectNamed<'addDice'>): Effects {
  const pool = diceOf(frameOf(run.state, 'attack').attack, dice);
  const faces = Array<Face>(count).fill(face);
  const after = [...pool.map(die => die.face), ...faces];
  putDice(
    run,
    dice,
    after,
    after.map((_, index) => pool[index]?.rerolled ?? false),
  );
  run.emit({ type: 'diceAdded', kind: dice, faces, after, by });
  return [];
}

/** One more die is rolled, and lies with the others. That changes no die. */
function rollMore(run: Run, effect: EffectNamed<'rollMore'>): Effects {
  const { dice, by, fell } = effect;
  const { attack } = frameOf(run.state, 'attack');
  const asked = asksForDice(run, effect, { ship: ownerOf(attack, dice), dice, count: 1, why: 'more' });
  if (asked) return asked;
  const pool = diceOf(attack, dice);
  const faces: readonly Face[] = fell ?? (dice === 'attack' ? rollAttackFaces(run, 1) : rollDefenseFaces(run, 1));
  const after = [...pool.map(die => die.face), ...faces];
  putDice(
    run,
    dice,
    after,
    after.map((_, index) => pool[index]?.rerolled ?? false),
  );
  run.emit({ type: 'diceAdded', kind: dice, faces, after, by });
  return [];
}

function cancelDice(run: Run, { dice, picks, by }: EffectNamed<'cancelDice'>): Effects {
  const pool = diceOf(frameOf(run.state, 'attack').attack, dice);
  const indexes = indexesOf(picks);
  const left = pool.filter((_, index) => !indexes.includes(index));
  const after = left.map(({ face }) => face);
  putDice(
    run,
    dice,
    after,
    left.map(({ rerolled }) => rerolled),
  );
  const faces = indexes.map(index => pool[index]!.face);
  run.emit({ type: 'diceCanceled', kind: dice, dice: indexes, faces, after, by });
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
  chooseCancel,
  rerollDice,
  changeDice,
  addDice,
  rollMore,
  cancelDice,
} satisfies Partial<Handlers>;
