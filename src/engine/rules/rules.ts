import type { Catalog } from '../../catalog/catalog';
import { content } from '../content';
import { scenarios } from '../content/scenarios';
import type { Ability } from '../core/ability';
import type { Rules } from '../core/table';
import { profilesFrom } from './setup/profiles';

const NONE: readonly Ability[] = [];

/** The card facts and the abilities written for them. */
export function rulesFrom(catalog: Catalog): Rules {
  const all = Object.values(content).flat();
  return {
    catalog,
    profilesOf: profilesFrom(catalog),
    abilitiesOf: source => content[source] ?? NONE,
    allAbilities: () => all,
    scenarioOf: id => scenarios[id],
  };
}
