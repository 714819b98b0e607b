import { useMemo } from 'react';
import type { BarAction } from '../../../catalog/schemas/parts';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import type { FittedChange } from '../../../squads/fitted';
import { ARC_NAMES } from '../../../squads/names';
import { ACTION_MEANINGS, NUMBER_MEANINGS } from '../../glossary';
import { Icon } from '../../Icon';
import { linkName } from '../../table/labels/actions';
import { SmallDial } from '../../table/rail/card/SmallDial';
import '../../table/rail/maneuverMark.css';
import '../../table/rail/shipCard.css';
import type { ShipFacts } from '../builder/shipFacts';
import { useChanges } from './fitting';

interface Props {
  readonly ship: ShipFacts;
  readonly upgrade: Upgrade;
}

/** What the card makes of the ship that it is chosen for: numbers, actions, arcs, dial. */
export function ShipChanges({ ship, upgrade }: Props) {
  const { pilot, hangar } = ship;
  const changesOf = useChanges(hangar.catalog);
  const changes = useMemo(() => {
    const others = hangar.equipped.filter(({ id }) => id !== upgrade.id);
    return changesOf?.(hangar.profile, pilot, others, upgrade) ?? [];
  }, [changesOf, hangar, pilot, upgrade]);
  if (changes.length === 0) return null;
  return (
    <section aria-label={`What it changes on ${pilot.name}`}>
      <h3>On {pilot.name}</h3>
      <ul className="detail-changes">
        {changes.map((change, at) => (
          <li key={at}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ change }: { readonly change: FittedChange }) {
  switch (change.kind) {
    case 'number':
      return (
        <>
          {NUMBER_MEANINGS[change.number].name} {change.from} → <strong>{change.to}</strong>
        </>
      );
    case 'action':
      return (
        <span className={`maneuver-${change.action.color}`}>
          {signOf(change)} <Icon name={change.action.action} /> {actionWords(change.action)}
        </span>
      );
    case 'weapon': {
      const { arc, attack, minRange, maxRange } = change.weapon;
      return (
        <>
          {signOf(change)} <Icon name={`${arc}Arc`} /> Attack {attack}, {ARC_NAMES[arc]} arc, range {minRange}–
          {maxRange}
        </>
      );
    }
    case 'shipAbility':
      return (
        <>
          Ship ability: <strong>{change.to}</strong>
        </>
      );
    case 'dial':
      return (
        <>
          Maneuvers: {dialWords(change)}
          <SmallDial dial={change.dial} />
        </>
      );
  }
}

const signOf = ({ gained }: { readonly gained: boolean }): string => (gained ? '+' : '−');

const actionWords = ({ action, color, link }: BarAction): string =>
  `${ACTION_MEANINGS[action].name}${color === 'white' ? '' : ` (${color})`}${link ? ` → ${linkName(link)}` : ''}`;

const dialWords = ({ easier, harder }: Record<'easier' | 'harder', number>): string =>
  [easier > 0 && `${easier} easier`, harder > 0 && `${harder} harder`].filter(Boolean).join(', ');
