import { loadProfiles } from '../../catalog/load';
import type { Faction, ProfileId, ScenarioId } from '../../engine/core/vocabulary';
import { loadReadyMade, type ReadyMade } from '../../squads/readyMade/readyMade';
import { library, type OwnSquad } from '../squads/library/ownSquads';

/** What can be chosen in a point system. */
export interface Offer {
  readonly scenarios: readonly ScenarioId[];
  readonly shelf: readonly ReadyMade[];
  /** The players' own squads. */
  readonly own: readonly OwnSquad[];
}

export type Offers = Readonly<Record<ProfileId, Offer>>;

/** A squad that comes along to a new game. */
export type Brought =
  | { readonly kind: 'own'; readonly own: OwnSquad }
  | { readonly kind: 'readyMade'; readonly profile: ProfileId; readonly faction: Faction; readonly name: string };

/** Those of both point systems, so that changing between them is at once. */
export async function loadOffers(brought: Brought | null): Promise<Offers> {
  const [profiles, own] = await Promise.all([loadProfiles(), ownSquads(brought)]);
  const offerOf = async (profile: ProfileId): Promise<Offer> => ({
    scenarios: profiles.find(({ id }) => id === profile)!.scenarios,
    shelf: await loadReadyMade(profile),
    own: own.filter(one => one.profile === profile),
  });
  const [amg20, xwa50] = await Promise.all([offerOf('amg20'), offerOf('xwa50')]);
  return { amg20, xwa50 };
}

/** A browser that keeps nothing has no squads of anybody, but for the one that comes along. */
async function ownSquads(brought: Brought | null): Promise<readonly OwnSquad[]> {
  const kept = await library.list().catch(() => []);
  if (brought?.kind !== 'own') return kept;
  return [brought.own, ...kept.filter(({ id }) => id !== brought.own.id)];
}
