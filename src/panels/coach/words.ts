import type { RankedDial, Ranking, Term } from '../../bots/opponent';
import type { ShipId } from '../../engine/core/ids';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { listed } from '../opponent/words';
import { maneuverName, shipTag } from '../table/labels';

const TERM_WORDS: Readonly<Record<Term, readonly [better: string, worse: string]>> = {
  dealt: ['more damage to them', 'less damage to them'],
  taken: ['less damage to you', 'more damage to you'],
  mission: ['more points from the mission', 'fewer points from the mission'],
  approach: ['closer to what scores', 'further from what scores'],
  next: ['a better place for the next round', 'a worse place for the next round'],
  safety: ['more room to stay on the table', 'less room to stay on the table'],
  stress: ['less stress', 'more stress'],
  harm: ['fewer rocks and bumps', 'more rocks and bumps'],
  win: ['a better chance to win now', 'a worse chance to win now'],
  score: ['a better score', 'a worse score'],
  tokens: ['more tokens left', 'fewer tokens left'],
};

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** `1st`, `2nd`, `11th`. */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? 'th' : (ENDINGS[number % 10] ?? 'th')}`;
}

/** Less is no difference that anybody could feel. */
export const HARDLY = 0.05;

const points = (by: number): string => `${by.toFixed(1)} ${by.toFixed(1) === '1.0' ? 'point' : 'points'}`;

/** `3rd of 17, 0.4 points behind white 3 straight`. */
export function rankWords({ dials }: Ranking, code: ManeuverCode): string {
  const at = dials.findIndex(one => one.code === code);
  const { loss, flees } = dials[at]!;
  const place = at === 0 ? `Best of ${dials.length}` : `${ordinal(at + 1)} of ${dials.length}`;
  if (at === 0) return place;
  if (flees) return `${place}: it leaves the table`;
  return `${place}, ${loss < HARDLY ? 'hardly behind' : `${points(loss)} behind`} ${maneuverName(dials[0]!.code)}`;
}

/** What speaks for and against a maneuver, beside the best one or, of the best, the next. */
export function reasonWords({ dials }: Ranking, code: ManeuverCode): readonly string[] {
  const at = dials.findIndex(one => one.code === code);
  const dial = dials[at]!;
  if (dial.flees) return ['The ship would flee.'];
  const beside = dials[at === 0 ? 1 : 0];
  const pro = dial.because.filter(({ by }) => by > 0).map(({ term }) => TERM_WORDS[term][0]);
  const contra = dial.because.filter(({ by }) => by < 0).map(({ term }) => TERM_WORDS[term][1]);
  const than = beside ? `Beside ${maneuverName(beside.code)}: ` : '';
  const compared =
    pro.length + contra.length === 0 ? 'about the same' : [listed(pro), listed(contra)].filter(Boolean).join('; but ');
  return [`${than}${compared}.`, riskWords(dial)];
}

const tags = (ships: readonly ShipId[]): string => listed(ships.map(shipTag));

/** Whom it would have in arc, who would have it, and whether it is likely to run into somebody. */
export function riskWords({ targets, threats, bumped }: RankedDial): string {
  const has = targets.length > 0 ? `Has ${tags(targets)} in arc` : 'Has nobody in arc';
  const risks = threats.length > 0 ? `in arc of ${tags(threats)}` : 'in nobody’s arc';
  return `${has}, ${risks}${bumped ? ', and is likely to overlap a ship' : ''}.`;
}

export const COACH_WORDS = {
  button: 'Coach',
  back: 'Back to the game',
  title: 'Coach',
  thinking: 'Looking at every maneuver …',
  before: 'Every maneuver of each dial, best first, as the strongest level of the table sees it.',
  after: 'How the dials of each round ranked when they were set.',
  expected: 'On the board: dashed where the other ships are expected, and an arrow from a ship to whom it has in arc.',
  classic: 'With classic help the coach speaks when all ships have moved.',
  plain: 'With plain help the coach speaks when the game is over.',
  nothing: 'Nothing to tell yet: set your dials first.',
  set: 'Set this dial',
  lost: 'The coach has stopped thinking. The game is as it was.',
  again: 'Try again',
  option: 'Coach',
  about:
    'Tells how your dials rank among all maneuvers: before your turn with assisted help, after it with classic, after the game with plain.',
} as const;
