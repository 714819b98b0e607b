import type { Option } from '../../../../engine/core/decision';
import type { Effect } from '../../../../engine/core/effect';
import type { Attack } from '../../../../engine/core/frame';
import { isShipId } from '../../../../engine/core/ids';
import { counted } from '../../../text';
import { shipTag } from '../../labels';
import { a, tokenName } from '../../log/names';
import { diceInWords } from './dice';

type Choosing = Extract<Effect, { do: 'chooseReroll' | 'chooseChange' }>;

/** What an option does step by step: the effects in the step that it enters. */
const effectsOf = ({ then }: Pick<Option, 'then'>): readonly Effect[] =>
  then.flatMap(effect => (effect.do === 'enter' && effect.frame.kind === 'step' ? effect.frame.todo : []));

/** How many dice it is about now: `2 dice`, `up to 3 dice`. */
export function diceNow(option: Option, attack: Attack): readonly string[] {
  const choosing = effectsOf(option).find((effect): effect is Choosing => isChoosing(effect));
  return choosing ? [choosable(choosing, attack)] : [];
}

/** What it costs or brings beside the dice: `costs 1 charge`, and of a card `A4 suffers 1 hit`. */
export function besidesNow(option: Option): readonly string[] {
  const effects = effectsOf(option);
  const charges = effects.filter(effect => effect.do === 'spendCharge').length;
  const costs = charges > 0 ? [`costs ${counted(charges, 'charge')}`] : [];
  const { subject } = option;
  return subject.kind === 'modification' && subject.by ? [...costs, ...effects.flatMap(besideOf)] : costs;
}

function besideOf(effect: Effect): readonly string[] {
  switch (effect.do) {
    case 'spendForce':
      return [`costs ${effect.count} Force`];
    case 'sufferDamage':
      return [`${shipTag(effect.ship)} suffers ${effect.hits > 0 ? counted(effect.hits, 'hit') : 'a critical hit'}`];
    case 'gainToken':
      return [`${shipTag(effect.ship)} gains ${a(tokenName(effect.token))}`];
    case 'removeToken':
      return effect.spent ? [`${shipTag(effect.ship)} spends ${a(tokenName(effect.token))}`] : [];
    case 'breakLock':
      return effect.spent && isShipId(effect.ship) ? [`${shipTag(effect.ship)} spends its lock`] : [];
    case 'transferToken':
      return [`${shipTag(effect.ship)} hands ${shipTag(effect.to)} ${a(tokenName(effect.token))}`];
    default:
      return [];
  }
}

const isChoosing = ({ do: what }: Effect): boolean => what === 'chooseReroll' || what === 'chooseChange';

function choosable(choosing: Choosing, { attackDice, defenseDice }: Attack): string {
  const dice = choosing.dice === 'attack' ? attackDice : defenseDice;
  if (choosing.do === 'chooseReroll') {
    const most = Math.min(choosing.most, dice.filter(({ rerolled }) => !rerolled).length);
    return most > 1 ? `up to ${most} dice` : '1 die';
  }
  const open = dice.filter(({ face }) => choosing.from.includes(face)).length;
  return diceInWords(Math.min(choosing.most, open));
}

/** Cards that change the dice even if the player passes, by the names of their modifications. */
export const owedBy = (pass: Option): readonly string[] =>
  effectsOf(pass).flatMap(effect => (effect.do === 'useModification' ? [effect.key] : []));
