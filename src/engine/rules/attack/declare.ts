import { castDraft } from 'immer';
import { type Option, pass } from '../../core/decision';
import { type AttackStep, asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Attack } from '../../core/frame';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Table } from '../../core/table';
import {
  type Aim,
  aimAt,
  attackerOf,
  cannotAttack,
  isObstructed,
  linesOf,
  oncePaid,
  openAttacks,
  weaponOf,
} from '../../look/attack';
import { permitCost } from '../../look/permits';
import { quantity } from '../../look/quantities';
import { playerOf, shipOf } from '../../look/ships';
import { chooseRemoteAttack } from '../devices/attack';
import type { Handlers } from '../handlers';
import { frameOf, type Run, writeFrame } from '../run';
import { inStep } from '../steps';
import { defenseDiceCount } from './count';
import { writeAttack } from './write';

/** Asks for a weapon and a target, "no attack" among the answers. */
function chooseAttack(run: Run, effect: EffectNamed<'chooseAttack'>): Effects {
  const { ship: id, bonus } = effect;
  if (!isShipId(id)) return chooseRemoteAttack(run, id);
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const asked = questionOfAttack(run, effect);
  if (asked.length === 0) {
    run.emit({ type: 'attackDeclined', ship: id, why: cannotAttack(run, ship, bonus) ?? { kind: 'noTarget' } });
  }
  return asked;
}

export function questionOfAttack(
  table: Table,
  { ship: id, bonus, limit, cost = [], then = [] }: EffectNamed<'chooseAttack'>,
): Effects {
  if (!isShipId(id)) return [];
  const ship = shipOf(table.state, id);
  if (ship.where !== 'table') return [];
  const open = openAttacks(table, ship, limit);
  if (open.length === 0 || cannotAttack(table, oncePaid(ship, limit), bonus)) return [];
  const options = open.map(
    ({ target, weapon, permit }): Option => ({
      key: `target:${target}:${weapon.ref}`,
      subject: { kind: 'target', target, weapon: weapon.ref, ...(permit ? { permit: permit.ref } : {}) },
      then: [
        ...cost,
        ...(permit ? permitCost(table, permit) : []),
        {
          do: 'declareAttack',
          ship: id,
          target,
          weapon: weapon.ref,
          bonus,
          ...(limit?.arcs ? { arcs: limit.arcs } : {}),
          ...(limit?.free ? { free: true } : {}),
          ...(limit?.by ? { by: limit.by } : {}),
        },
        ...then,
      ],
    }),
  );
  const [only] = options;
  if (!only) return [];
  if (limit?.must && options.length === 1) return only.then;
  const none = pass([{ do: 'announce', event: { type: 'attackDeclined', ship: id, why: null } }]);
  return [
    asking({
      player: ship.player,
      topic: { kind: 'chooseAttack', ship: id, bonus },
      ask: { kind: 'one' },
      options: limit?.must ? options : [...options, none],
    }),
  ];
}

/** Of several equally short lines the attacker chooses one; asked only where they differ in obstruction or in defense dice. */
function declareAttack(run: Run, effect: EffectNamed<'declareAttack'>): Effects {
  const { ship: id, target, weapon, bonus, arcs, free, by } = effect;
  const ship = attackerOf(run, id);
  const aim = aimAt(run, ship, weaponOf(run, ship, weapon), target, arcs);
  // A hand may have moved it away while the line was being chosen.
  if (!aim) return [{ do: 'chooseAttack', ship: id, bonus }];
  const lines = linesTo(run, id, target, aim);
  const begin = (obstructedBy: readonly ObjectId[]): EffectNamed<'beginAttack'> => ({
    do: 'beginAttack',
    ship: id,
    target,
    weapon,
    arc: aim.arc,
    range: aim.range,
    obstructedBy,
    bonus,
    ...(free ? { free } : {}),
    ...(by ? { by } : {}),
  });
  const first = lines[0] ?? [];
  const isLike = (objects: readonly ObjectId[]): boolean =>
    isObstructed(run, objects) === isObstructed(run, first) && diceBy(begin(objects)) === diceBy(begin(first));
  const diceBy = ({ do: _, ...declared }: EffectNamed<'beginAttack'>): number =>
    defenseDiceCount(run, newAttack(run, declared));
  if (lines.slice(1).every(isLike)) return [begin(first)];
  return [
    asking({
      player: playerOf(run.state, id),
      topic: { kind: 'chooseLine', ship: id, target },
      ask: { kind: 'one' },
      options: lines.map(objects => ({
        key: `line:${objects.join('+') || 'free'}`,
        subject: { kind: 'line', crosses: objects },
        then: [begin(objects)],
      })),
    }),
  ];
}

/** What each of the equally short lines crosses; those that cross the same are one. */
export function linesTo(
  table: Table,
  attacker: UnitId,
  target: UnitId,
  { measure }: Aim,
): readonly (readonly ObjectId[])[] {
  const lines = linesOf(table, { id: attacker }, target, measure).map(({ objects }) => objects);
  return lines.filter((line, index) => lines.findIndex(one => sameObjects(one, line)) === index);
}

const sameObjects = (a: readonly ObjectId[], b: readonly ObjectId[]): boolean => a.join() === b.join();

/** Each step is done as a whole before what it set off; what a destruction sets off waits for the aftermath. */
export const STEPS: readonly AttackStep[] = [
  'payCosts',
  'rollAttackDice',
  'defenderModifiesAttackDice',
  'attackerModifiesAttackDice',
  'rollDefenseDice',
  'attackerModifiesDefenseDice',
  'defenderModifiesDefenseDice',
  'neutralizeResults',
  'dealDamage',
];

type StepWindow = EffectNamed<'openStep'>['at'];
const opened = (at: StepWindow | undefined): Effects => (at ? [{ do: 'openStep', at }] : []);

/** The windows around the steps; a modify step is one with both sides in it. */
const OPENS_BEFORE: { readonly [S in AttackStep]?: StepWindow } = {
  rollAttackDice: 'before:rollAttack',
  defenderModifiesAttackDice: 'before:modifyAttack',
  rollDefenseDice: 'before:rollDefense',
  attackerModifiesDefenseDice: 'before:modifyDefense',
  neutralizeResults: 'before:neutralize',
  dealDamage: 'before:dealDamage',
};
const OPENS_AFTER: { readonly [S in AttackStep]?: StepWindow } = {
  rollAttackDice: 'after:rollAttack',
  attackerModifiesAttackDice: 'after:modifyAttack',
  rollDefenseDice: 'after:rollDefense',
  defenderModifiesDefenseDice: 'after:modifyDefense',
  neutralizeResults: 'after:neutralize',
  dealDamage: 'after:dealDamage',
};

/** Before any die is rolled. */
export function newAttack(table: Table, declared: Omit<EffectNamed<'beginAttack'>, 'do'>): Attack {
  const { ship, target, ...rest } = declared;
  const attack: Attack = {
    attacker: ship,
    defender: target,
    attackDice: [],
    defenseDice: [],
    used: [],
    hit: null,
    ...rest,
  };
  return { ...attack, range: quantity(table, 'attackRange', attack.range, null, { attack }) };
}

function beginAttack(run: Run, { do: _, ...declared }: EffectNamed<'beginAttack'>): Effects {
  const { ship, bonus } = declared;
  const attack = newAttack(run, declared);
  const of = isShipId(ship) ? ship : null;
  if (bonus && of) run.write(game => void (game.ships[of]!.round.bonusAttack = true));
  return [
    {
      do: 'enter',
      frame: {
        kind: 'attack',
        attack,
        triggers: [],
        todo: [
          ...gathered(
            STEPS,
            (step): Effects => [
              ...opened(OPENS_BEFORE[step]),
              inStep(step, of, [{ do: 'attackStep', step }]),
              ...opened(OPENS_AFTER[step]),
            ],
          ),
          { do: 'attackStep', step: 'aftermath' },
        ],
      },
    },
  ];
}

/** From the roll of attack dice up to where results are neutralized. */
const DICE_STEPS: readonly AttackStep[] = STEPS.slice(
  STEPS.indexOf('rollAttackDice'),
  STEPS.indexOf('neutralizeResults'),
);

/** The steps of both rolls are skipped, and the moments before and after them with those. */
function hitWithoutDice(run: Run): Effects {
  const skipped = new Set(gathered(DICE_STEPS, step => [step, OPENS_BEFORE[step], OPENS_AFTER[step]]));
  const isSkipped = (effect: Effect): boolean => {
    if (effect.do === 'openStep') return skipped.has(effect.at);
    return effect.do === 'enter' && effect.frame.kind === 'step' && skipped.has(effect.frame.name as AttackStep);
  };
  writeAttack(run, { hit: true });
  writeFrame(run, 'attack', frame => {
    frame.todo = castDraft(frameOf(run.state, 'attack').todo.filter(one => !isSkipped(one)));
  });
  return [];
}

export const declarationHandlers = {
  chooseAttack,
  declareAttack,
  beginAttack,
  hitWithoutDice,
} satisfies Partial<Handlers>;
