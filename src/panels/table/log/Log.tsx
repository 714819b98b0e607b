import type { GameEvent } from '../../../engine/core/event';
import { useGame } from '../../../store/game';
import { actionName, maneuverName, type Names, pieceName } from '../labels';
import { useTable } from '../useTable';

const SHOWN = 40;

/** What happened, newest first, in sentences. */
export function Log() {
  const names = useTable();
  const past = useGame(store => store.past);
  const lines = newest(names, past);
  return (
    <section className="log" aria-label="Log" role="log">
      <ol>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

/** The last lines, last first: a long game is not told anew at every answer. */
function newest(names: Names, past: readonly { readonly events: readonly GameEvent[] }[]) {
  const lines: { readonly key: string; readonly text: string }[] = [];
  for (let answer = past.length - 1; answer >= 0; answer--) {
    const { events } = past[answer]!;
    for (let index = events.length - 1; index >= 0; index--) {
      const text = sentence(names, events[index]!);
      if (text !== null) lines.push({ key: `${answer}-${index}`, text });
      if (lines.length === SHOWN) return lines;
    }
  }
  return lines;
}

function sentence(names: Names, event: GameEvent): string | null {
  const player = (id: 'p1' | 'p2') => names.game.setup.players[id].name;
  switch (event.type) {
    case 'roundStarted':
      return `Round ${event.round} begins.`;
    case 'firstPlayerRolled':
      return event.first ? `${player(event.first)} is the first player.` : 'The roll for first player is tied.';
    case 'dialRevealed':
      return `${pieceName(names, event.ship)} reveals ${maneuverName(event.maneuver)}.`;
    case 'maneuverReplaced':
      return `${pieceName(names, event.ship)} flies ${maneuverName(event.maneuver)} instead.`;
    case 'shipsOverlapped':
      return `${pieceName(names, event.ship)} overlaps ${event.overlapped.map(id => pieceName(names, id)).join(', ')} and stops short.`;
    case 'obstacleMet':
      return `${pieceName(names, event.ship)} ${event.overlapped ? 'overlaps' : 'moves through'} ${pieceName(names, event.object)}.`;
    case 'actionPerformed':
      return `${pieceName(names, event.ship)} performs ${actionName(event.action)}.`;
    case 'actionFailed':
      return `${pieceName(names, event.ship)} fails to ${actionName(event.action)}.`;
    case 'attackDeclared':
      return `${pieceName(names, event.attacker)} attacks ${pieceName(names, event.defender)} at range ${event.range}.`;
    case 'diceRolled':
      return `${event.kind === 'attack' ? 'Attack' : 'Defense'} dice: ${event.faces.join(', ') || 'none'}.`;
    case 'resultsNeutralized':
      return event.hit ? `The attack hits with ${event.attack.join(', ')}.` : 'The attack misses.';
    case 'shieldLost':
      return `${pieceName(names, event.ship)} loses a shield.`;
    case 'damageDealt':
      return event.card && event.faceup
        ? `${pieceName(names, event.ship)} is dealt ${names.rules.catalog.damageCard(event.card).name}.`
        : `${pieceName(names, event.ship)} is dealt a facedown damage card.`;
    case 'shipDestroyed':
      return `${pieceName(names, event.ship)} is destroyed.`;
    case 'shipFled':
      return `${pieceName(names, event.ship)} flees.`;
    case 'scored':
      return `${player(event.player)} scores ${event.points}.`;
    case 'gameEnded':
      return event.winner ? `${player(event.winner)} wins.` : 'The game is a draw.';
    default:
      return null;
  }
}
