import { opponentOf, type PlayerId, type ShipId } from '../../../engine/core/ids';
import type { ScoreReason } from '../../../engine/core/score';
import { unreachable } from '../../../engine/core/unreachable';
import { counted } from '../../text';
import type { Names } from '../labels';
import { cardName, markerKindName } from '../labels/names';
import { nameOf, playerName } from './names';

/** Why points were given, as it follows a colon or stands in a table. */
export function scoreWords(names: Names, player: PlayerId, reason: ScoreReason): string {
  switch (reason.kind) {
    case 'deficit':
      return deficitWords(names, opponentOf(player));
    case 'half':
      return `${nameOf(names, reason.ship)} is down to half its hull and shields`;
    case 'destroyed':
      return `${nameOf(names, reason.ship)} ${hasFled(names, reason.ship) ? 'fled' : 'is destroyed'}`;
    case 'objective':
      return objectiveWords(names, reason);
    case 'card':
      return cardName(names, reason.card);
    case 'referee':
      return 'marked by hand';
    default:
      return unreachable(reason);
  }
}

/** A ship that left the table without being destroyed has fled. */
function hasFled({ game }: Names, id: ShipId): boolean {
  const ship = game.ships[id];
  return ship !== undefined && ship.where === 'removed' && !ship.destroyed;
}

function deficitWords(names: Names, player: PlayerId): string {
  const { game, rules } = names;
  const { points } = rules.catalog.profile(game.setup.profile);
  const profiles = rules.profilesOf(game.setup);
  const spent = Object.values(game.ships)
    .filter(ship => ship.player === player)
    .reduce((sum, { id }) => sum + profiles[id]!.points, 0);
  return `the squad of ${playerName(names, player)} has ${spent} of ${points} points`;
}

function objectiveWords(names: Names, { markers, alone }: Extract<ScoreReason, { kind: 'objective' }>): string {
  const { game } = names;
  const { scenario } = game.setup;
  const thing = markerKindName(names);
  if (scenario === 'chanceengagement') return alone ? `holds the ${thing} alone` : `contests the ${thing}`;
  if (scenario === 'ancientknowledge') return alone ? 'more ships that know than the opponent' : 'ships that know';
  const held = `${scenario === 'salvagemission' ? 'tows' : 'holds'} ${counted(markers.length, thing)}`;
  return alone && game.setup.profile === 'xwa50' ? `${held}, more than the opponent` : held;
}
