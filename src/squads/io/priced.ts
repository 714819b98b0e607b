import type { Catalog } from '../../catalog/catalog';
import type { ProfileId } from '../../engine/core/vocabulary';
import type { KeptSquad } from './kept';
import { totalOf } from './writeXws';

/** With what it costs today: the day may come when it costs something else. */
export const priced = (catalog: Catalog, profile: ProfileId, squad: KeptSquad): KeptSquad => ({
  ...squad,
  made: { profile, points: totalOf(catalog, profile, squad) },
});
