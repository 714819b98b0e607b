import type { Dice } from '../../core/ability';
import type { EffectNamed, Effects } from '../../core/effect';
import type { Attack } from '../../core/frame';
import { isShipId, type UnitId } from '../../core/ids';
import { anyAbility } from '../../look/abilityIndex';
import { chargesNeeded, weaponOf } from '../../look/attack';
import { playerOf, shipOf } from '../../look/ships';
import { attackFaces, defenseFaces, toRoll } from '../dice';
import type { Handlers } from '../handlers';
import { queueOf } from '../queue';
import { asksForDice, fallenAttack, fallenDefense } from '../realDice';
import { frameOf, type Run, writeFrame } from '../run';
import { inStep } from '../steps';
import { attackDiceCount, defenseDiceCount } from './count';
import { changesOnceRolled, modifyStep } from './modify';
import { dealAttackDamage, neutralize } from './results';
import { writeAttack } from './write';

/** The attack, step by step, under the rulebook's own headings. */
function attackStep(run: Run, effect: EffectNamed<'attackStep'>): Effects {
  const { step } = effect;
  const { attack } = frameOf(run.state, 'attack');
  if (step !== 'aftermath' && hasLeft(run, attack.defender)) return [];
  switch (step) {
    case 'payCosts':
      return payCosts(run, attack);
    case 'rollAttackDice':
      return rollAttackDice(run, attack, effect);
    case 'defenderModifiesAttackDice':
      return modifyStep(run, attack, 'attack', 'defender', { do: 'attackStep', step });
    case 'attackerModifiesAttackDice':
      return modifyStep(run, attack, 'attack', 'attacker', { do: 'attackStep', step });
    case 'rollDefenseDice':
      return rollDefenseDice(run, attack, effect);
    case 'attackerModifiesDefenseDice':
      return modifyStep(run, attack, 'defense', 'attacker', { do: 'attackStep', step });
    case 'defenderModifiesDefenseDice':
      return modifyStep(run, attack, 'defense', 'defender', { do: 'attackStep', step });
    case 'neutralizeResults':
      return neutralize(run, attack);
    case 'dealDamage':
      return dealAttackDamage(run, attack);
    case 'aftermath':
      return aftermath(run, attack);
  }
}

/** A remote that a card destroyed before its attack was over: nobody is left to roll for it, or to be hit. */
const hasLeft = ({ state }: Run, unit: UnitId): boolean => !isShipId(unit) && !state.devices[unit];

/** The moment before or after a step: what cards in play do then, and changes of dice that belong to it. */
function openStep(run: Run, { at }: EffectNamed<'openStep'>): Effects {
  const { attacker, defender } = frameOf(run.state, 'attack').attack;
  if (hasLeft(run, defender)) return [];
  const side = ROLLED[at];
  return [
    { do: 'openWindow', moment: { at, attacker, defender } },
    ...(side ? changesOnceRolled(run, side) : []),
    ...(isDiceMoment(at) ? changesAt(run, at) : []),
  ];
}

const ROLLED: Readonly<Record<string, 'attacker' | 'defender'>> = {
  'after:rollAttack': 'attacker',
  'after:rollDefense': 'defender',
};

const DICE_MOMENTS: readonly string[] = [
  'before:modifyAttack',
  'after:modifyAttack',
  'after:rollDefense',
  'before:neutralize',
  'after:neutralize',
];
const isDiceMoment = (at: string): at is NonNullable<Dice['at']> => DICE_MOMENTS.includes(at);

/** In player order. */
function changesAt(run: Run, at: NonNullable<Dice['at']>): Effects {
  if (!anyAbility(run.rules, 'dice', at)) return [];
  const { attacker } = frameOf(run.state, 'attack').attack;
  const first = playerOf(run.state, attacker) === run.state.firstPlayer;
  const sides = first ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const);
  return sides.map(side => inStep(at, null, [{ do: 'changeDiceAt', at, side }]));
}

function changeDiceAt(run: Run, effect: EffectNamed<'changeDiceAt'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  if (hasLeft(run, attack.defender)) return [];
  return modifyStep(run, attack, effect.at, effect.side, effect);
}

function payCosts(run: Run, { attacker, defender, weapon, range, obstructedBy, bonus, free }: Attack): Effects {
  return [
    ...(free ? [] : costOf(run, attacker, weapon)),
    { do: 'announce', event: { type: 'attackDeclared', attacker, defender, weapon, range, obstructedBy, bonus } },
  ];
}

/** A remote's attack costs one of its own charges. */
function costOf(run: Run, attacker: UnitId, weapon: Attack['weapon']): Effects {
  if (!isShipId(attacker)) return [{ do: 'spendDeviceCharge', token: attacker }];
  const used = weaponOf(run, shipOf(run.state, attacker), weapon);
  const spend = { do: 'spendCharge', ship: attacker, card: used.card } as const;
  return Array.from({ length: chargesNeeded(run, used) }, () => spend);
}

/** A deplete token leaves once it has taken its die, even where none was left to take. */
function rollAttackDice(run: Run, attack: Attack, effect: EffectNamed<'attackStep'>): Effects {
  const { attacker } = attack;
  const dice = attackDiceCount(run, attack);
  const count = toRoll(run, 'attack', dice);
  const asked = asksForDice(run, effect, { ship: attacker, dice: 'attack', count, why: 'attack' });
  if (asked) return asked;
  const faces = attackFaces(run, dice, fallenAttack(effect));
  writeAttack(run, { attackDice: faces.map(face => ({ face, rerolled: false })) });
  run.emit({ type: 'diceRolled', ship: attacker, kind: 'attack', faces, purpose: { kind: 'attack' } });
  return isShipId(attacker) && shipOf(run.state, attacker).tokens.deplete > 0
    ? [{ do: 'removeToken', ship: attacker, token: 'deplete', spent: false }]
    : [];
}

function rollDefenseDice(run: Run, attack: Attack, effect: EffectNamed<'attackStep'>): Effects {
  const { defender } = attack;
  const dice = defenseDiceCount(run, attack);
  const count = toRoll(run, 'defense', dice);
  const asked = asksForDice(run, effect, { ship: defender, dice: 'defense', count, why: 'defense' });
  if (asked) return asked;
  const faces = defenseFaces(run, dice, fallenDefense(effect));
  writeAttack(run, { defenseDice: faces.map(face => ({ face, rerolled: false })) });
  run.emit({ type: 'diceRolled', ship: defender, kind: 'defense', faces, purpose: { kind: 'defense' } });
  return isShipId(defender) && shipOf(run.state, defender).tokens.strain > 0
    ? [{ do: 'removeToken', ship: defender, token: 'strain', spent: false }]
    : [];
}

/** What the attack set off, and any destruction in it, resolves now in the four groups. */
function aftermath(run: Run, { attacker, defender, weapon, arc, hit, bonus }: Attack): Effects {
  if (isShipId(attacker)) {
    const made = { weapon, arc, defender, hit: hit ?? false, bonus };
    run.write(game => void game.ships[attacker]!.round.attacks.push(made));
  }
  writeAttack(run, { over: true });
  run.emit({ type: 'attackPerformed', attacker, defender, weapon, hit: hit ?? false, bonus });
  const entries = frameOf(run.state, 'attack').triggers;
  if (entries.length === 0) return [];
  writeFrame(run, 'attack', frame => {
    frame.triggers = [];
  });
  return [{ do: 'enter', frame: queueOf(entries, true) }];
}

export const attackStepHandlers = { attackStep, openStep, changeDiceAt } satisfies Partial<Handlers>;
