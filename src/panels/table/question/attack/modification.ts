import type { Option } from '../../../../engine/core/decision';
import type { Effect } from '../../../../engine/core/effect';
import type { Attack } from '../../../../engine/core/frame';
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

/** What it costs beside a token: `costs 1 charge`. */
export function costNow(option: Option): readonly string[] {
  const charges = effectsOf(option).filter(effect => effect.do === 'spendCharge').length;
  return charges > 0 ? [`costs ${charges} ${charges === 1 ? 'charge' : 'charges'}`] : [];
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
