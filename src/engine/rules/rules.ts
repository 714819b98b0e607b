import type { Catalog } from '../../catalog/catalog';
import { byHand, content } from '../content';
import { deviceRule } from '../content/devices';
import { PLAIN } from '../content/plain';
import { scenarios } from '../content/scenarios';
import type { Ability } from '../core/ability';
import type { Automation, Rules } from '../core/table';
import type { PilotId } from '../core/vocabulary';
import { profilesFrom } from './setup/profiles';

const NONE: readonly Ability[] = [];

/** What is printed on no card is kept by the table as it is: generic pilots. */
const isSilent = (catalog: Catalog, source: string): boolean =>
  PLAIN.has(source) || (source.startsWith('pilot:') && catalog.pilot(source as PilotId).limited === 0);

function automationIn(catalog: Catalog, source: string): Automation {
  const left = byHand[source];
  // A card of which nothing is written is not half written, whatever it says of itself.
  if (left) return content[source]?.length ? { is: 'partly', left } : { is: 'byHand' };
  return { is: source in content || isSilent(catalog, source) ? 'whole' : 'byHand' };
}

/** The card facts and the abilities written for them. */
export function rulesFrom(catalog: Catalog): Rules {
  const all = Object.values(content).flat();
  const abilitiesOf = (source: string) => content[source] ?? NONE;
  return {
    catalog,
    ...profilesFrom(catalog, abilitiesOf),
    abilitiesOf,
    allAbilities: () => all,
    automationOf: source => automationIn(catalog, source),
    scenarioOf: id => scenarios[id],
    deviceRule,
  };
}
