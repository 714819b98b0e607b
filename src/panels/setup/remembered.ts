import { SIDE_COLORS } from '../../art/sides';
import { faction, list, obstacleId, pilotId, record, upgradeId } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { PROFILES, SCENARIOS } from '../../engine/core/vocabulary';
import { remember, remembered } from '../../store/remembering';
import { SEAT_LEVELS } from '../../store/seats';
import { HELP_LEVELS } from '../../store/tableOptions';
import { type Draft, LONGEST_NAME, type Picked, type PlayerDraft } from './draft';

const KEY = 'rangeOne.newGame';

const squad = record({
  name: z.string(),
  faction,
  ships: list(record({ pilot: pilotId, upgrades: list(upgradeId) })),
  obstacles: list(obstacleId),
});
/** A squad of the player's own is found again by its id: it may have changed since. */
const wish = z.discriminatedUnion('kind', [
  record({ kind: z.literal('readyMade'), name: z.string() }),
  record({ kind: z.literal('own'), id: z.string() }),
  record({ kind: z.literal('random'), squad }),
]);
const player = record({
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  color: z.enum(SIDE_COLORS.map(({ id }) => id)),
  faction,
  /** The level at which the table plays it. */
  table: z.exactOptional(z.enum(SEAT_LEVELS)),
  /** For each point system, the squad of that faction. */
  squads: record({ amg20: z.exactOptional(wish), xwa50: z.exactOptional(wish) }),
});
const lastGame = record({
  profile: z.enum(PROFILES),
  scenario: z.enum([...SCENARIOS, 'random']),
  help: z.enum(HELP_LEVELS),
  clock: z.boolean(),
  realDice: z._default(z.boolean(), false),
  players: record({ p1: player, p2: player }),
});

export type SquadWish = z.infer<typeof wish>;
/** What was chosen for the last game, as far as it outlives the page. */
export type LastGame = z.infer<typeof lastGame>;

/** A seed is for one game. */
export function rememberGame({ players, openSeed: _, ...choices }: Draft): void {
  const kept: LastGame = { ...choices, players: { p1: outlineOf(players.p1), p2: outlineOf(players.p2) } };
  remember(KEY, kept);
}

export const rememberedGame = (): LastGame | null => remembered(KEY, lastGame);

function outlineOf({ name, color, faction: of, table, picks }: PlayerDraft): LastGame['players']['p1'] {
  const squads = PROFILES.flatMap(profile => {
    const picked = picks[`${profile}:${of}`];
    return picked ? [[profile, wishOf(picked)] as const] : [];
  });
  return { name, color, faction: of, ...(table ? { table } : {}), squads: Object.fromEntries(squads) };
}

const wishOf = (picked: Picked): SquadWish => (picked.kind === 'own' ? { kind: 'own', id: picked.id } : picked);
