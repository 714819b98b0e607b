import { PLAYERS } from '../../../engine/core/ids';
import { pointsOf } from '../../../engine/core/score';
import { useScreen } from '../../../store/screen';
import { useTable } from '../useTable';
import { type Callout, calloutsOf } from './callouts';
import './RoundStart.css';

/** Before dials are set: the score, what the mission would bring, and the ships to think of. */
export function RoundStart() {
  const table = useTable();
  const { engine, game } = table;
  const { earns, total } = engine.standing(game);
  const callouts = calloutsOf(table);
  const name = (player: 'p1' | 'p2') => game.setup.players[player].name;
  // The summary of the round before counts it first.
  const counting = useScreen(screen => screen.counted !== null);
  const now = PLAYERS.map(player => `${name(player)}: ${pointsOf(game.score, player)}`).join(', ');
  const then = PLAYERS.map(player => total[player]).join(' : ');
  return (
    <section className="round-start" aria-label="Round start">
      <p>
        <b>{`Round ${game.round}.`}</b>{' '}
        <span style={{ visibility: counting ? 'hidden' : 'visible' }}>
          {PLAYERS.some(player => earns[player] > 0) ? `${now}; ${then} if the round ended now.` : `${now}.`}
        </span>
      </p>
      {callouts.length > 0 && (
        <ul>
          {callouts.map(callout => (
            <CalloutLine key={callout.ship} {...callout} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CalloutLine({ ship, player, text }: Callout) {
  const show = useScreen(screen => screen.show);
  return (
    <li
      className={`side-${player}`}
      onPointerEnter={() => show({ lit: [ship] })}
      onPointerLeave={() => show({ lit: [] })}
    >
      {text}
    </li>
  );
}
