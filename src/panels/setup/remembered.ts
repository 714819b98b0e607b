import { SIDE_COLORS } from '../../art/sides';
import { PLAYERS } from '../../engine/core/ids';
import { type Draft, LONGEST_NAME, type PlayerDraft, withPlayer } from './draft';

const KEY = 'rangeOne.players';

/** Names and colours of the last game. Storage may be forbidden, full or written by others: then they are not remembered. */
export function remember({ players }: Draft): void {
  const kept = PLAYERS.map(player => ({ name: players[player].name, color: players[player].color }));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing depends on it.
  }
}

export function withRemembered(draft: Draft): Draft {
  const kept = read();
  return PLAYERS.reduce((sum, player, at) => withPlayer(sum, player, known(kept[at], draft.players[player])), draft);
}

function read(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function known(kept: unknown, player: PlayerDraft): Partial<PlayerDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  const name = 'name' in kept && typeof kept.name === 'string' ? kept.name.slice(0, LONGEST_NAME) : player.name;
  const color = 'color' in kept ? SIDE_COLORS.find(({ id }) => id === kept.color)?.id : undefined;
  return { name, color: color ?? player.color };
}
