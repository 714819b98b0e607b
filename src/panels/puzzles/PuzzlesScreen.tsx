import { useEffect, useState } from 'react';
import { dailyOf, dayOf, daysNow } from '../../lessons/puzzles/daily';
import type { Puzzle } from '../../lessons/puzzles/puzzle';
import { useRemembering } from '../../store/remembering';
import { Stars } from '../drills/Stars';
import { loadPuzzles } from './games';
import { usePuzzles } from './kept';
import { PuzzleRoom } from './PuzzleRoom';
import { streakWords, PUZZLE_WORDS as words } from './words';
import './puzzles.css';

interface Props {
  /** The one that is being solved, by its number; null for all at once. */
  readonly puzzle: string | null;
  readonly onPuzzle: (number: number) => void;
  readonly onList: () => void;
  readonly onUnknown: () => void;
  readonly onBack: () => void;
}

/** The puzzle of the day, the streak, and all others. */
export function PuzzlesScreen({ puzzle: wanted, onPuzzle, onList, onUnknown, onBack }: Props) {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | Error | null>(null);
  const lasts = useRemembering(({ works }) => works);
  const stars = usePuzzles(store => store.stars);
  const streak = usePuzzles(store => store.streak);
  useEffect(() => {
    loadPuzzles().then(setPuzzles, () => setPuzzles(new Error('The puzzles could not be fetched.')));
  }, []);
  const open = Array.isArray(puzzles) ? puzzles.find(({ number }) => String(number) === wanted) : undefined;
  const isUnknown = wanted !== null && Array.isArray(puzzles) && !open;
  useEffect(() => {
    if (isUnknown) onUnknown();
  });
  if (!puzzles || puzzles instanceof Error)
    return (
      <main className="loading">
        <p role="status">{puzzles ? puzzles.message : 'One moment …'}</p>
        <p>
          <button type="button" className="plain-button" onClick={onBack}>
            {words.back}
          </button>
        </p>
      </main>
    );
  const today = dayOf(new Date());
  const daily = puzzles[dailyOf(today, puzzles.length)]!;
  const done = streak?.last === today;
  if (open) {
    const others = puzzles.filter(one => one !== open);
    const fresh = others.filter(({ number }) => !(number in stars));
    const next = fresh.find(({ number }) => number > open.number) ?? fresh[0] ?? others[0]!;
    return (
      <PuzzleRoom
        puzzle={open}
        day={open === daily ? today : null}
        onNext={() => onPuzzle(next.number)}
        onLeave={onList}
      />
    );
  }
  return (
    <main className="room puzzles">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <section className="puzzle-daily" aria-label={words.daily}>
        <h2>{words.daily}</h2>
        <p>
          {today}, puzzle {daily.number}. {streakWords(daysNow(streak, today), streak?.most ?? 0)}
        </p>
        {daily.number in stars && <Stars count={stars[daily.number]!} />}
        <button type="button" className={done ? 'plain-button' : 'accented'} onClick={() => onPuzzle(daily.number)}>
          {done ? words.again : words.solve}
        </button>
      </section>
      <h2>{words.all}</h2>
      <p>
        {words.allAbout} {!lasts && words.forgets}
      </p>
      <ol className="puzzle-list">
        {puzzles.map(puzzle => (
          <li key={puzzle.number}>
            <button type="button" className="plain-button" onClick={() => onPuzzle(puzzle.number)}>
              <span className="for-screen-readers">Puzzle </span>
              {puzzle.number}
              {puzzle.number in stars && <Stars count={stars[puzzle.number]!} />}
            </button>
          </li>
        ))}
      </ol>
      <p>
        <button type="button" className="plain-button" onClick={onBack}>
          {words.back}
        </button>
      </p>
    </main>
  );
}
