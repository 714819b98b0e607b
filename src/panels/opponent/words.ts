import type { LevelName, Term, Why } from '../../bots/opponent';
import type { Decision } from '../../engine/core/decision';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import type { SeatLevel } from '../../store/seats';

interface LevelWords {
  readonly name: string;
  /** What it feels like to fly against it. */
  readonly about: string;
}

export const LEVEL_WORDS: Readonly<Record<LevelName, LevelWords>> = {
  recruit: { name: 'Recruit', about: 'For a first game. Keeps clear of rocks, likes to shoot, often flies past you.' },
  cadet: {
    name: 'Cadet',
    about: 'Each ship does what is good for itself, as if you flew straight on. Leaves you openings.',
  },
  pilot: {
    name: 'Pilot',
    about: 'Guesses where you will be. Each ship still flies for itself, and takes its action by habit.',
  },
  veteran: {
    name: 'Veteran',
    about: 'The squad flies together. It tries its actions out and thinks of the next round.',
  },
  ace: { name: 'Ace', about: 'As well as the table can. It thinks a little longer and forgives little.' },
};

/** What such a side is called, so that everything that names it tells who plays. */
export const seatName = (level: SeatLevel): string => `${LEVEL_WORDS[level].name} (table)`;

/** Of two that are alike, which one. */
export const seatNameBeside = (level: SeatLevel, other: SeatLevel | null, player: PlayerId): string =>
  level === other ? `${LEVEL_WORDS[level].name} ${player === 'p1' ? 1 : 2} (table)` : seatName(level);

/** What it is doing, after its name. */
export function doingWords({ topic, ask }: Decision): string {
  if (ask.kind === 'place') return 'places a piece';
  switch (topic.kind) {
    case 'setDials':
      return 'sets its dials';
    case 'chooseAction':
      return 'chooses an action';
    case 'chooseAttack':
      return 'chooses a target';
    case 'modifyDice':
    case 'rerollDice':
    case 'changeDice':
      return 'looks at the dice';
    case 'enterDice':
    case 'enterFirstDice':
      return 'rolls';
    default:
      return 'decides';
  }
}

const TERM_WORDS: Readonly<Record<Term, readonly [better: string, worse: string]>> = {
  dealt: ['more damage dealt', 'less damage dealt'],
  taken: ['less damage taken', 'more damage taken'],
  mission: ['more points from the mission', 'fewer points from the mission'],
  approach: ['a shorter way to what scores', 'a longer way to what scores'],
  next: ['a better place for the next round', 'a worse place for the next round'],
  safety: ['more room to stay on the table', 'less room to stay on the table'],
  stress: ['less stress', 'more stress'],
  harm: ['fewer rocks and bumps', 'more rocks and bumps'],
  win: ['a better chance to win now', 'a worse chance to win now'],
  score: ['a better score', 'a worse score'],
  tokens: ['more tokens left', 'fewer tokens left'],
};

const MOST_REASONS = 3;
/** In points: less did not decide anything. */
const LEAST = 0.02;

type Because = readonly { readonly term: Term; readonly by: number }[];

/** The two or three things that decided, and what spoke against it. */
export function becauseWords(because: Because): string {
  const { better, worse } = told(because);
  if (better.length === 0) return 'The two were nearly the same.';
  return `It hoped for ${listed(better)}${worse.length > 0 ? `, in spite of ${listed(worse)}` : ''}.`;
}

/** What the other would have brought. */
export function missedWords(because: Because): string {
  const { better } = told(because.map(({ term, by }) => ({ term, by: -by })));
  return better.length > 0 ? `That would have meant ${listed(better)}.` : '';
}

function told(because: Because): { readonly better: readonly string[]; readonly worse: readonly string[] } {
  const counted = because.filter(({ by }) => Math.abs(by) >= LEAST).slice(0, MOST_REASONS);
  return {
    better: counted.filter(({ by }) => by > 0).map(({ term }) => TERM_WORDS[term][0]),
    worse: counted.filter(({ by }) => by < 0).map(({ term }) => TERM_WORDS[term][1]),
  };
}

/** Whom a dial would have in arc, and who would have it. */
export function arcWords({ targets, threats }: Pick<Why, 'targets' | 'threats'>, isDial: boolean): readonly string[] {
  if (!isDial) return [];
  const tags = (ships: readonly ShipId[]) => listed(ships.map(id => id.slice('ship:'.length)));
  const has = targets.length > 0 ? `It would have ${tags(targets)} in arc` : 'It would have nobody in arc';
  return [`${has}, and ${threats.length > 0 ? `be in arc of ${tags(threats)}` : 'be in nobody’s arc'}.`];
}

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
