import { type Option, pass } from '../../core/decision';
import { type AttackStep, asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Attack } from '../../core/frame';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import type { Table } from '../../core/table';
import {
  type Aim,
  aimAt,
  attackChoices,
  attackerOf,
  cannotAttack,
  isObstructed,
  linesOf,
  weaponOf,
} from '../../look/attack';
import { playerOf, shipOf } from '../../look/ships';
import { chooseRemoteAttack } from '../devices/attack';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { inStep } from '../steps';

/** Asks for a weapon and a target, "no attack" among the answers. */
function chooseAttack(run: Run, { ship: id, bonus, limit }: EffectNamed<'chooseAttack'>): Effects {
  if (!isShipId(id)) return chooseRemoteAttack(run, id);
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const stopped = cannotAttack(run, ship, bonus);
  const options = (stopped ? [] : attackChoices(run, ship, limit))
    .filter(({ blocked }) => !blocked)
    .map(
      ({ target, weapon }): Option => ({
        key: `target:${target}:${weapon.ref}`,
        subject: { kind: 'target', target, weapon: weapon.ref },
        then: [{ do: 'declareAttack', ship: id, target, weapon: weapon.ref, bonus }],
      }),
    );
  if (options.length === 0) {
    run.emit({ type: 'attackDeclined', ship: id, why: stopped ?? { kind: 'noTarget' } });
    return [];
  }
  return [
    asking({
      player: ship.player,
      topic: { kind: 'chooseAttack', ship: id, bonus },
      ask: { kind: 'one' },
      options: [...options, pass([{ do: 'announce', event: { type: 'attackDeclined', ship: id, why: null } }])],
    }),
  ];
}

/** Of several equally short lines the attacker chooses one; asked only where one is obstructed and another is not. */
function declareAttack(run: Run, { ship: id, target, weapon, bonus }: EffectNamed<'declareAttack'>): Effects {
  const ship = attackerOf(run, id);
  const aim = aimAt(run, ship, weaponOf(run, ship, weapon), target);
  // A hand may have moved it away while the line was being chosen.
  if (!aim) return [{ do: 'chooseAttack', ship: id, bonus }];
  const lines = linesTo(run, id, target, aim);
  const begin = (obstructedBy: readonly ObjectId[]): Effect => ({
    do: 'beginAttack',
    ship: id,
    target,
    weapon,
    arc: aim.arc,
    range: aim.range,
    obstructedBy,
    bonus,
  });
  const first = lines[0] ?? [];
  const obstructed = isObstructed(run, first);
  if (lines.every(objects => isObstructed(run, objects) === obstructed)) return [begin(first)];
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

/** Before any die is rolled. */
export const newAttack = ({ ship, target, ...rest }: Omit<EffectNamed<'beginAttack'>, 'do'>): Attack => ({
  ...rest,
  attacker: ship,
  defender: target,
  attackDice: [],
  defenseDice: [],
  used: [],
  hit: null,
});

function beginAttack(run: Run, { do: _, ...declared }: EffectNamed<'beginAttack'>): Effects {
  const { ship, bonus } = declared;
  const attack = newAttack(declared);
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
          ...STEPS.map(step => inStep(step, of, [{ do: 'attackStep', step }])),
          { do: 'attackStep', step: 'aftermath' },
        ],
      },
    },
  ];
}

export const declarationHandlers = { chooseAttack, declareAttack, beginAttack } satisfies Partial<Handlers>;
