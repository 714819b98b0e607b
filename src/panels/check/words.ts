import type { CheckedRoll, Die } from '../../engine/surface/rolls';
import type { CheckedGame } from '../../store/replay/check';
import { facesInWords } from '../table/question/attack/dice';
import { counted } from '../text';

const WHY: Readonly<Record<NonNullable<CheckedRoll['why']>, string>> = {
  firstPlayer: 'for first player',
  attack: 'attacks',
  defense: 'defends',
  friendlyOverlap: 'after an overlap',
  obstacle: 'at an obstacle',
  device: 'at a device',
  card: 'for a card',
  reroll: 'rerolled',
  more: 'one more',
};

export const DIE_NAMES: Readonly<Record<Die, string>> = { attack: 'red', defense: 'green' };

/** Who rolled, and what for. */
export function whoWords({ record }: Pick<CheckedGame, 'record'>, { player, ship, why }: CheckedRoll): string {
  const who = ship ? ship.slice(ship.indexOf(':') + 1) : player ? record.setup.players[player].name : '';
  return [who, why ? WHY[why] : ''].filter(Boolean).join(' ');
}

export const facesWords = ({ faces }: Pick<CheckedRoll, 'faces'>): string => facesInWords(faces);

/** The whole in a sentence or two. */
export function verdictOf({ check, flaw }: Pick<CheckedGame, 'check' | 'flaw'>): {
  readonly good: boolean;
  readonly words: string;
} {
  const drawn = check.rolls.filter(one => one.drawn !== null);
  const wrong = drawn.filter(({ agrees }) => !agrees).length;
  const byHand = check.rolls.length - drawn.length;
  const hands =
    byHand > 0
      ? ` ${counted(byHand, 'more roll')} fell on the table: players entered ${byHand === 1 ? 'it' : 'them'}.`
      : '';
  const rest = flaw ?? check.problem;
  if (wrong > 0)
    return {
      good: false,
      words: `${counted(wrong, 'roll')} of ${drawn.length} did not fall as the seed gives them.${hands}`,
    };
  if (drawn.length === 0)
    return { good: rest === null, words: rest ?? `No roll of this game was the table’s.${hands}` };
  const all = `${drawn.length === 1 ? 'The one roll' : `All ${drawn.length} rolls`} of the table fell exactly as the seed gives them.${hands}`;
  return { good: rest === null, words: rest === null ? all : `${all} But: ${rest}` };
}
