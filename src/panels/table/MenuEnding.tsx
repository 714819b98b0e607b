import { useState } from 'react';
import { opponentOf, PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { RefereeEdit } from '../../engine/core/referee';
import { useGame } from '../../store/game';
import { hasTable, personsAt } from '../../store/seats';
import { Icon } from '../Icon';
import { useTable } from './useTable';

/** Ways to end before the game does: to concede, to agree on a draw or on a last round. */
export function MenuEnding({ onDone }: { readonly onDone: () => void }) {
  const { game, options } = useTable();
  // The table neither gives up nor bargains.
  const persons = personsAt(options);
  const submit = useGame(store => store.submit);
  const [conceding, setConceding] = useState<PlayerId | null>(null);
  const name = (player: PlayerId) => game.setup.players[player].name;
  const give = (player: PlayerId, referee: RefereeEdit) => {
    if (submit({ player, referee })) onDone();
  };
  if (game.outcome) return null;
  return (
    <section className="menu-part">
      <h3>End the game</h3>
      {conceding ? (
        <div className="menu-ask">
          <p>{`${name(conceding)} concedes, and ${name(opponentOf(conceding))} wins?`}</p>
          {/* biome-ignore lint/a11y/noAutofocus: the harmless answer, right where the player has just pressed. */}
          <button type="button" autoFocus onClick={() => setConceding(null)}>
            Play on
          </button>
          <button type="button" className="accented" onClick={() => give(conceding, { kind: 'concede' })}>
            Concede
          </button>
        </div>
      ) : (
        <p className="menu-row">
          {persons.map(player => (
            <button
              key={player}
              type="button"
              className={`icon-button menu-side side-${player}`}
              onClick={() => setConceding(player)}
            >
              <Icon name="concede" size={18} />
              {name(player)} concedes …
            </button>
          ))}
        </p>
      )}
      <p className="menu-row">
        {(hasTable(options) ? [] : PLAYERS).map(player => {
          const agreed = game.agreesToDraw.includes(player);
          const offered = game.agreesToDraw.includes(opponentOf(player));
          const words = agreed ? 'takes the draw offer back' : offered ? 'accepts the draw' : 'offers a draw';
          return (
            <button
              key={player}
              type="button"
              className={`menu-side side-${player}`}
              onClick={() => give(player, { kind: 'agreeToDraw', agreed: !agreed })}
            >
              {name(player)} {words}
            </button>
          );
        })}
      </p>
      <p className="menu-row">
        <button
          type="button"
          aria-pressed={game.endsAfterRound}
          onClick={() => give('p1', { kind: 'endAfterRound', agreed: !game.endsAfterRound })}
        >
          End after this round
        </button>
      </p>
    </section>
  );
}
