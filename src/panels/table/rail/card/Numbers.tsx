import type { IconName } from '../../../../art/icons';
import type { Ship } from '../../../../engine/core/state';
import type { ShipProfile, Weapon } from '../../../../engine/core/table';
import { ARC_MEANINGS, type GameNumber, NUMBER_MEANINGS } from '../../../glossary';
import { Icon } from '../../../Icon';
import { wordProps } from '../../../wordProps';
import { hullLeft } from '../facts';

interface Props {
  readonly ship: Ship;
  readonly profile: ShipProfile;
}

/** Attack by arc, agility, hull, shields, and what there is of Force and charges. */
export function Numbers({ ship, profile }: Props) {
  const { initiative, agility, hull, shields, force, charges, weapons } = profile;
  return (
    <dl className="card-numbers">
      <One number="initiative" value={initiative} />
      {weapons
        .filter(({ card }) => card === null)
        .map(weapon => (
          <Attack key={weapon.ref} weapon={weapon} />
        ))}
      <One number="agility" icon="dieGreen" value={agility} />
      <One number="hull" icon="hull" value={`${hullLeft(ship, profile)}/${hull}`} />
      {shields > 0 && <One number="shields" icon="shield" value={`${ship.shields}/${shields}`} />}
      {force > 0 && <One number="force" icon="force" value={`${ship.force}/${force}`} />}
      {charges > 0 && <One number="charge" icon="charge" value={`${ship.charges}/${charges}`} />}
    </dl>
  );
}

interface OneProps {
  readonly number: GameNumber;
  readonly icon?: IconName;
  readonly value: number | string;
}

function One({ number, icon, value }: OneProps) {
  const { name } = NUMBER_MEANINGS[number];
  return (
    <div className={`card-number card-${number}`} {...wordProps(`number:${number}`)}>
      <dt>
        {icon && <Icon name={icon} />} {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Attack({ weapon: { arc, attack } }: { readonly weapon: Weapon }) {
  const { name } = ARC_MEANINGS[arc];
  return (
    <div className="card-number card-attack" {...wordProps(`arc:${arc}`)}>
      <dt>
        <Icon name={`${arc}Arc`} /> {name}
      </dt>
      <dd>{attack}</dd>
    </div>
  );
}
