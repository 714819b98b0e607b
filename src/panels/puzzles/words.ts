export const PUZZLE_WORDS = {
  title: 'Puzzles',
  about:
    'Positions from games that the strongest level played against itself. Choose the best dial for one ship; the others fly as they were set. Then all its maneuvers are ranked, and the reasons told.',
  daily: 'Puzzle of the day',
  solve: 'Solve it',
  again: 'Look again',
  all: 'All puzzles',
  allAbout: 'Three stars for the best maneuver, two for one nearly as good. The first try counts.',
  goal: 'Which dial is the best here? Points are those of the mission: what is scored, and what ships are worth.',
  onlyThis: 'Only this ship’s dial is asked for.',
  taken: 'That is your answer.',
  gone: 'This puzzle cannot be read. Take another one.',
  lost: 'It could not be graded: the worker has stopped.',
  tryAgain: 'Try again',
  thinking: 'Ranking all maneuvers …',
  next: 'Another puzzle',
  back: 'Back',
  forgets: 'This browser remembers nothing for the page: stars and streak last until you close it.',
} as const;

const VERDICTS = ['Not this time', 'A fair choice', 'Nearly the best', 'The best one'] as const;
export const verdictOf = (stars: number): string => VERDICTS[stars] ?? VERDICTS[0];

export const streakWords = (days: number, most: number): string => {
  if (days === 0)
    return most > 0 ? `No streak now. Your longest: ${daysIn(most)}.` : 'Solve one every day to keep a streak.';
  return `Streak: ${daysIn(days)}${most > days ? `, your longest ${daysIn(most)}` : ''}.`;
};

const daysIn = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
