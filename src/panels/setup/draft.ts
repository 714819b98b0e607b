import { SIDE_COLORS, type SideColor } from '../../art/sides';
import { opponentOf, PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { Setup, Squad } from '../../engine/core/setup';
import { nameFrom } from '../../engine/core/text';
import type { Faction, ProfileId, ScenarioId } from '../../engine/core/vocabulary';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import { type SeatLevel, type Seats, seatOf, withSeat } from '../../store/seats';
import { DEFAULT_OPTIONS, type HelpLevel, type TableOptions } from '../../store/tableOptions';
import { seatNameBeside } from '../opponent/words';

export const CLOCK_MINUTES = 75;
export const LONGEST_NAME = 24;

/** A ready-made squad by its name, one that was drawn, or one of the player's own with what is wrong with it. */
export type Picked =
  | { readonly kind: 'readyMade'; readonly name: string }
  | { readonly kind: 'random'; readonly squad: Squad }
  | {
      readonly kind: 'own';
      readonly id: string;
      readonly squad: Squad;
      readonly problems: readonly string[];
      /** Nothing is wrong but that points have changed since the squad was made. */
      readonly isOnlyChanged: boolean;
    };

type Shelf = `${ProfileId}:${Faction}`;

export interface PlayerDraft {
  readonly name: string;
  readonly color: SideColor;
  readonly faction: Faction;
  /** The level at which the table plays this side; null for a person. */
  readonly table: SeatLevel | null;
  /** Kept for each point system and faction, so that looking around loses nothing. */
  readonly picks: Readonly<Partial<Record<Shelf, Picked>>>;
}

/** What has been chosen so far. */
export interface Draft {
  readonly profile: ProfileId;
  readonly scenario: ScenarioId | 'random';
  readonly help: HelpLevel;
  readonly clock: boolean;
  /** Persons roll on the table and enter what fell. */
  readonly realDice: boolean;
  /** What both see of the seed; null for a secret one. */
  readonly openSeed: string | null;
  readonly players: Readonly<Record<PlayerId, PlayerDraft>>;
}

export const DEFAULT_NAMES: Readonly<Record<PlayerId, string>> = { p1: 'Player 1', p2: 'Player 2' };

const side = (player: PlayerId, faction: Faction): PlayerDraft => ({
  name: '',
  color: DEFAULT_OPTIONS.colors[player],
  faction,
  table: null,
  picks: {},
});

export const FIRST_DRAFT: Draft = {
  profile: 'amg20',
  scenario: 'chanceengagement',
  help: DEFAULT_OPTIONS.help,
  clock: false,
  realDice: false,
  openSeed: null,
  players: { p1: side('p1', 'rebelalliance'), p2: side('p2', 'galacticempire') },
};

export const withPlayer = (draft: Draft, player: PlayerId, change: Partial<PlayerDraft>): Draft => ({
  ...draft,
  players: { ...draft.players, [player]: { ...draft.players[player], ...change } },
});

export const swapped = (draft: Draft): Draft => ({ ...draft, players: { p1: draft.players.p2, p2: draft.players.p1 } });

export function nameOf({ players }: Draft, player: PlayerId): string {
  const { name, table } = players[player];
  return table
    ? seatNameBeside(table, players[opponentOf(player)].table, player)
    : nameFrom(name, DEFAULT_NAMES[player]);
}

export const withPick = (
  { faction, picks }: PlayerDraft,
  profile: ProfileId,
  picked: Picked,
): PlayerDraft['picks'] => ({
  ...picks,
  [`${profile}:${faction}`]: picked,
});

/** What is picked for this point system and faction: the first of the shelf until something is. */
export function pickOf(
  { faction, picks }: Pick<PlayerDraft, 'faction' | 'picks'>,
  profile: ProfileId,
  shelf: readonly ReadyMade[],
): Picked | null {
  const picked = picks[`${profile}:${faction}`];
  if (picked) return picked;
  const first = shelf.find(({ squad }) => squad.faction === faction);
  return first ? { kind: 'readyMade', name: first.squad.name } : null;
}

export function squadOf(player: PlayerDraft, profile: ProfileId, shelf: readonly ReadyMade[]): Squad | null {
  const picked = pickOf(player, profile, shelf);
  if (picked?.kind === 'random' || picked?.kind === 'own') return picked.squad;
  return shelf.find(({ squad }) => squad.faction === player.faction && squad.name === picked?.name)?.squad ?? null;
}

/** The scenario that was wished for, or the first where this point system does not have it. */
export const scenarioOf = ({ scenario }: Draft, offered: readonly ScenarioId[]): ScenarioId | 'random' =>
  scenario === 'random' || offered.includes(scenario) ? scenario : offered[0]!;

/** What stands between the draft and a game, in a sentence. */
export function clashOf(draft: Draft): string | null {
  const { p1, p2 } = draft.players;
  if (p1.color === p2.color) {
    const { name } = SIDE_COLORS.find(({ id }) => id === p1.color)!;
    return `Both players fly ${name}. Choose another colour for one of them.`;
  }
  const [first, second] = PLAYERS.map(player => nameOf(draft, player).toLowerCase());
  return first === second ? `Both players are called ${nameOf(draft, 'p1')}. Give one of them another name.` : null;
}

/** What is to be known before such a game: squads of the players' own that break the rules. */
export function warningOf({ profile, players }: Draft): string | null {
  const wrong = PLAYERS.flatMap(player => {
    const { faction, picks } = players[player];
    const picked = picks[`${profile}:${faction}`];
    return picked?.kind === 'own' && picked.problems.length > 0 ? [picked] : [];
  });
  if (wrong.length === 0) return null;
  const names = [...new Set(wrong.map(({ squad }) => squad.name))].join(' and ');
  const what = wrong.every(({ isOnlyChanged }) => isOnlyChanged) ? 'made for older points' : 'not legal';
  return `${names}: ${what}, but can be played all the same.`;
}

export interface Agreed {
  readonly setup: Setup;
  readonly options: TableOptions;
}

/** A game of two persons says nothing about it. */
function seatsOf({ players }: Draft): Pick<TableOptions, 'seats'> {
  const taken = PLAYERS.flatMap(player => (players[player].table ? [{ player, level: players[player].table }] : []));
  if (taken.length === 0) return {};
  return { seats: taken.reduce<Seats>((all, { player, level }) => withSeat(all, player, seatOf(level)), {}) };
}

/** The game that was agreed on; null while a squad is missing. */
export function agreedOn(
  draft: Draft,
  shelf: readonly ReadyMade[],
  offered: readonly ScenarioId[],
  random: () => number,
): Agreed | null {
  const { profile, players, help, clock, realDice, openSeed } = draft;
  const persons = PLAYERS.filter(player => !players[player].table);
  const [p1, p2] = PLAYERS.map(player => squadOf(players[player], profile, shelf));
  if (!p1 || !p2) return null;
  const wish = scenarioOf(draft, offered);
  const scenario = wish === 'random' ? offered[Math.floor(random() * offered.length)]! : wish;
  return {
    setup: {
      profile,
      scenario,
      ...(realDice && persons.length > 0 ? { realDice: persons } : {}),
      players: { p1: { name: nameOf(draft, 'p1'), squad: p1 }, p2: { name: nameOf(draft, 'p2'), squad: p2 } },
    },
    options: {
      help,
      colors: { p1: players.p1.color, p2: players.p2.color },
      clockMinutes: clock ? CLOCK_MINUTES : null,
      ...(openSeed?.trim() ? { openSeed: openSeed.trim() } : {}),
      ...seatsOf(draft),
    },
  };
}
