import { useMemo } from 'react';
import type { Catalog } from '../../catalog/catalog';
import { totalOf } from '../../squads/io/writeXws';
import type { OwnSquad } from '../squads/library/ownSquads';
import { counted } from '../text';
import type { Picked } from './draft';
import { ownPick } from './ownPick';
import { HandsCount } from './SquadHands';

interface Props {
  readonly catalog: Catalog;
  /** The radio buttons that they belong to. */
  readonly group: string;
  readonly own: readonly OwnSquad[];
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked) => void;
}

/** The players' own squads; those that break the rules say so, and can be played. */
export function OwnOptions({ catalog, group, own, picked, onPick }: Props) {
  return own.map(one => (
    <Option
      key={one.id}
      catalog={catalog}
      group={group}
      own={one}
      isPicked={picked?.kind === 'own' && picked.id === one.id}
      onPick={onPick}
    />
  ));
}

interface OptionProps extends Pick<Props, 'catalog' | 'group' | 'onPick'> {
  readonly own: OwnSquad;
  readonly isPicked: boolean;
}

function Option({ catalog, group, own, isPicked, onPick }: OptionProps) {
  const { id, profile, squad } = own;
  const { name } = squad;
  const pick = useMemo(() => ownPick(catalog, own), [catalog, own]);
  const isEmpty = pick.squad.ships.length === 0;
  const state = isEmpty
    ? 'Yours; it has no ships that could fly.'
    : pick.isOnlyChanged
      ? 'Yours; points have changed since it was made.'
      : pick.problems.length > 0
        ? `Yours; ${counted(pick.problems.length, 'problem')}.`
        : 'Yours.';
  return (
    <label className="squad">
      <input
        type="radio"
        name={group}
        checked={isPicked}
        disabled={isEmpty}
        onChange={() => onPick(pick)}
        aria-label={name}
        aria-describedby={`${group}cost${id} ${group}about${id}`}
      />
      <span className="squad-name">{name}</span>
      <span className="squad-cost" id={`${group}cost${id}`}>
        {totalOf(catalog, profile, squad)} points, {counted(squad.ships.length, 'ship')}
        <HandsCount catalog={catalog} squad={pick.squad} />
      </span>
      <span className="squad-about" id={`${group}about${id}`}>
        {state}
      </span>
    </label>
  );
}
