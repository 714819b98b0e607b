import { PLAYERS } from '../../engine/core/ids';
import { pointsOf } from '../../engine/core/score';
import type { GameState } from '../../engine/core/state';
import { useGame } from '../../store/game';
import { shipTag } from '../table/labels';
import { PHASE_NAMES } from '../table/log/sentences';
import { useTable } from '../table/useTable';
import { useLaidOver } from './laidOver';
import './laidOver.css';

const lost = ({ ships }: GameState): readonly string[] =>
  Object.values(ships).flatMap(({ id, where }) => (where === 'removed' ? [shipTag(id)] : []));

const standing = (game: GameState): string => {
  const points = PLAYERS.map(player => pointsOf(game.score, player)).join(' : ');
  const gone = lost(game);
  return `${points}, ${gone.length === 0 ? 'nothing lost' : `lost ${gone.join(', ')}`}`;
};

/** Which other branch lies over the table, and how the two stand. */
export function LaidOverLine() {
  const { game } = useTable();
  const branch = useLaidOver(store => store.branch);
  const there = useLaidOver(store => store.there);
  const lift = useLaidOver(store => store.lift);
  const apart = useGame(({ past }) => branch !== null && past.length > branch.parted);
  if (!branch || !there) return null;
  return (
    <section className="laid-over" aria-label="Laid over">
      <p>
        Faint: <b>{branch.name}</b>
        {apart ? ` in round ${there.round}, ${PHASE_NAMES[there.phase]}` : '. Up to here both are the same'}.
      </p>
      {apart && (
        <dl>
          <dt>Here</dt>
          <dd>{standing(game)}</dd>
          <dt>There</dt>
          <dd>{standing(there)}</dd>
        </dl>
      )}
      <button type="button" onClick={lift}>
        Take it away
      </button>
    </section>
  );
}
