import { useEffect, useState } from 'react';
import type { RankedDial, Ranking } from '../../bots/opponent';
import { opponentOf, type PlayerId, type ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { type Explanation, useScreen } from '../../store/screen';
import { maneuverName, pieceName, shipTag } from '../table/labels';
import { ManeuverMark } from '../table/rail/ManeuverMark';
import { useTable } from '../table/useTable';
import { HARDLY, rankWords, reasonWords } from './words';

interface Props {
  readonly player: PlayerId;
  readonly rankings: readonly Ranking[];
  /** What was set, or is. */
  readonly chosen: ReadonlyMap<ShipId, ManeuverCode>;
  /** The table that it is about. */
  readonly game: GameState;
  /** Looked at first. */
  readonly first: ShipId | null;
  /** Sets a dial; null where it is too late. */
  readonly onSet: ((ship: ShipId, code: ManeuverCode) => void) | null;
  readonly setWords: string;
}

/** Ship by ship all maneuvers, best first; of the one that is picked the reasons, and the board shows it. */
export function RankedShips({ player, rankings, chosen, game, first, onSet, setWords }: Props) {
  const table = useTable();
  const [wanted, setWanted] = useState<ShipId | null>(first);
  const ranking = rankings.find(({ ship }) => ship === wanted) ?? rankings[0]!;
  const { ship, dials } = ranking;
  const [picked, setPicked] = useState<ManeuverCode | null>(null);
  const { code } =
    [picked, chosen.get(ship)].flatMap(one => dials.find(dial => dial.code === one) ?? [])[0] ?? dials[0]!;
  const show = useScreen(screen => screen.show);
  useEffect(() => {
    show({ explained: explanationOf(ranking, code, player, game) });
    return () => show({ explained: null });
  }, [ranking, code, player, game, show]);
  const look = (next: ShipId) => {
    setWanted(next);
    setPicked(null);
  };
  return (
    <>
      {rankings.length > 1 && (
        <div className="coach-ships">
          {rankings.map(one => (
            <button key={one.ship} type="button" aria-pressed={one === ranking} onClick={() => look(one.ship)}>
              {shipTag(one.ship)}
            </button>
          ))}
        </div>
      )}
      <h3>{pieceName({ ...table, game }, ship)}</h3>
      <div className="coach-verdict" aria-live="polite">
        <p>
          <ManeuverMark code={code} silent /> <b>{maneuverName(code)}</b>
          {chosen.get(ship) === code && <span className="coach-set"> set</span>}
        </p>
        <p>{rankWords(ranking, code)}.</p>
        {reasonWords(ranking, code).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {onSet && chosen.get(ship) !== code && (
          <button type="button" className="accented" onClick={() => onSet(ship, code)}>
            {setWords}
          </button>
        )}
      </div>
      <ol className="coach-dials">
        {dials.map((dial, at) => (
          <li key={dial.code}>
            <RankRow
              dial={dial}
              at={at}
              worst={dials.findLast(({ flees }) => !flees)?.loss ?? 1}
              current={dial.code === code}
              set={chosen.get(ship) === dial.code}
              onPick={() => setPicked(dial.code)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly dial: RankedDial;
  readonly at: number;
  readonly worst: number;
  readonly current: boolean;
  readonly set: boolean;
  readonly onPick: () => void;
}

/** The longer the bar, the more is lost. */
function RankRow({ dial: { code, loss, flees }, at, worst, current, set, onPick }: RowProps) {
  const lost = flees ? 'leaves' : loss < HARDLY ? '0' : `−${loss.toFixed(1)}`;
  const share = flees ? 100 : worst <= 0 ? 0 : Math.round((100 * loss) / worst);
  return (
    <button type="button" className="coach-row" aria-pressed={current} onClick={onPick}>
      <span className="coach-rank">{at + 1}</span>
      <ManeuverMark code={code} />
      <span className="coach-bar" aria-hidden="true">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.max(1, share)} height="4" />
        </svg>
      </span>
      <span className="coach-loss">
        {lost}
        {set && <span className="coach-set"> set</span>}
      </span>
    </button>
  );
}

/** The maneuver and, where it is another, the best one; where the others are expected; who has whom in arc then. */
function explanationOf(
  { ship, dials, expected }: Ranking,
  code: ManeuverCode,
  player: PlayerId,
  game: GameState,
): Explanation {
  const dial = dials.find(one => one.code === code)!;
  const best = dials[0]!;
  const at = (id: ShipId) => expected.find(one => one.ship === id)?.pose;
  const from = (ids: readonly ShipId[]) => ids.flatMap(id => at(id) ?? []);
  return {
    game,
    places: [
      ...expected.map(one => ({ ...one, look: 'expected' as const })),
      { ship, pose: dial.place, look: 'flown' },
      ...(best === dial ? [] : [{ ship, pose: best.place, look: 'better' as const }]),
    ],
    sights: [
      ...from(dial.targets).map(to => ({ from: dial.place, to, by: player })),
      ...from(dial.threats).map(enemy => ({ from: enemy, to: dial.place, by: opponentOf(player) })),
    ],
  };
}
