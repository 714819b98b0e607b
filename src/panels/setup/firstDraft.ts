import type { Catalog } from '../../catalog/catalog';
import { loadCatalog } from '../../catalog/load';
import { type Faction, PROFILES } from '../../engine/core/vocabulary';
import { forPlay } from '../../squads/io/kept';
import { type Draft, FIRST_DRAFT, type Picked, type PlayerDraft, withPick, withPlayer } from './draft';
import type { Brought, Offer, Offers } from './offers';
import { ownPick } from './ownPick';
import { type LastGame, rememberedGame, type SquadWish } from './remembered';

/** A new game begins with what was chosen for the last one, and with the squad that comes along for player 1. */
export async function firstDraft(offers: Offers, brought: Brought | null): Promise<Draft> {
  const last = await lastDraft(offers);
  if (!brought) return last;
  const { profile } = brought.kind === 'own' ? brought.own : brought;
  const faction = brought.kind === 'own' ? brought.own.squad.faction : brought.faction;
  const wish: SquadWish = brought.kind === 'own' ? { kind: 'own', id: brought.own.id } : brought;
  const picked = found(wish, faction, offers[profile], await loadCatalog([faction]));
  const seated = withPlayer({ ...last, profile }, 'p1', { faction });
  return picked ? withPlayer(seated, 'p1', { picks: withPick(seated.players.p1, profile, picked) }) : seated;
}

async function lastDraft(offers: Offers): Promise<Draft> {
  const last = rememberedGame();
  if (!last) return FIRST_DRAFT;
  const { p1, p2 } = last.players;
  const [one, two] = await Promise.all([playerAgain(p1, offers), playerAgain(p2, offers)]);
  return { ...last, openSeed: null, players: { p1: one, p2: two } };
}

/** What is not there any more is let go without a word. */
async function playerAgain({ squads, ...who }: LastGame['players']['p1'], offers: Offers): Promise<PlayerDraft> {
  const catalog = await loadCatalog([who.faction]);
  const picks = PROFILES.flatMap(profile => {
    const wish = squads[profile];
    const picked = wish && found(wish, who.faction, offers[profile], catalog);
    return picked ? [[`${profile}:${who.faction}`, picked] as const] : [];
  });
  return { ...who, table: who.table ?? null, picks: Object.fromEntries(picks) };
}

function found(wish: SquadWish, faction: Faction, { shelf, own }: Offer, catalog: Catalog): Picked | null {
  switch (wish.kind) {
    case 'readyMade': {
      const { name } = wish;
      const isThere = shelf.some(({ squad }) => squad.faction === faction && squad.name === name);
      return isThere ? { kind: 'readyMade', name } : null;
    }
    case 'own': {
      const mine = own.find(one => one.id === wish.id && one.squad.faction === faction);
      const picked = mine && ownPick(catalog, mine);
      return picked && picked.squad.ships.length > 0 ? picked : null;
    }
    case 'random': {
      const { squad, leftOut } = forPlay(catalog, wish.squad);
      return squad.faction === faction && squad.ships.length > 0 && leftOut.length === 0
        ? { kind: 'random', squad }
        : null;
    }
  }
}
