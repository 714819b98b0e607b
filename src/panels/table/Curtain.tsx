import { useId } from 'react';
import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import { useScreen } from '../../store/screen';
import { Icon } from '../Icon';
import { SidePatch } from './rail/SidePatch';
import { RoundStart } from './roundStart/RoundStart';
import { useTable } from './useTable';
import './curtain.css';

/** Stands only while something is hidden: whose turn it is to look. */
export function Curtain() {
  const { game } = useTable();
  const waiting = PLAYERS.filter(player => !game.ready[player]);
  const nameOf = (player: PlayerId) => game.setup.players[player].name;
  const [only] = waiting;
  const title = useId();
  const about = useId();
  return (
    <div className="curtain" role="dialog" aria-labelledby={title} aria-describedby={about} tabIndex={-1}>
      <RoundStart />
      <h2 id={title} className="question-words">
        Dials are secret. {waiting.length === 1 && only ? `Now ${nameOf(only)} looks.` : 'One player looks at a time.'}
      </h2>
      {/* Whoever still has to look comes first. */}
      {[...waiting, ...PLAYERS.filter(player => game.ready[player])].map(player => (
        <LookButton key={player} player={player} />
      ))}
      <p id={about}>
        <Icon name="handOver" /> Hand the screen over before you press the other’s button.
      </p>
    </div>
  );
}

function LookButton({ player }: { readonly player: PlayerId }) {
  const { game } = useTable();
  const show = useScreen(screen => screen.show);
  const { name } = game.setup.players[player];
  const ready = game.ready[player];
  return (
    <button type="button" className={`look side-${player}`} onClick={() => show({ looking: player })}>
      <SidePatch player={player} />
      <span className="look-words">
        {name}: {ready ? 'look again' : 'set dials'}
      </span>{' '}
      {ready && (
        <span className="look-ready">
          <Icon name="ready" /> ready
        </span>
      )}
    </button>
  );
}
