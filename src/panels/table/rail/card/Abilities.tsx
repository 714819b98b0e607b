import { shipAbilityOf, slugOf } from '../../../../catalog/shipAbility';
import type { CardWords } from '../../../../catalog/words';
import type { Equipped, Ship } from '../../../../engine/core/state';
import { Icon } from '../../../Icon';
import { useTable } from '../../useTable';
import { leftToHands } from './byHand';
import { CardText } from './CardText';

interface Props {
  readonly ship: Ship;
  readonly words: CardWords | null;
}

/** What pilot, ship and upgrades do, in plain words. */
export function Abilities({ ship, words }: Props) {
  const { rules } = useTable();
  const pilot = rules.catalog.pilot(ship.pilot);
  const own = words?.of(pilot.id) ?? null;
  const shared = shipAbilityOf(pilot, rules.catalog.shipType(pilot.shipType));
  const sharedWords = (shared && words?.shipAbility(shared)) ?? null;
  if (!own && !shared && ship.upgrades.length === 0) return null;
  return (
    <section>
      <h3>Abilities</h3>
      {!words && <p>The cards’ words are on their way.</p>}
      <ul className="card-list">
        {own && (
          <CardText icon={<Icon name="squad" />} name={pilot.name} byHand={leftToHands(rules, pilot.id, own)}>
            {own}
          </CardText>
        )}
        {shared && (
          <CardText
            icon={<Icon name="configurationSlot" />}
            name={shared}
            byHand={leftToHands(rules, `shipAbility:${slugOf(shared)}`, sharedWords)}
          >
            {sharedWords}
          </CardText>
        )}
        {ship.upgrades.map(equipped => (
          <Upgrade key={equipped.card} equipped={equipped} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Upgrade({ equipped, words }: { readonly equipped: Equipped; readonly words: CardWords | null }) {
  const { rules } = useTable();
  const { id, name, slot, charges, sides, weapon } = rules.catalog.upgrade(equipped.card);
  const text = words?.of(id) ?? null;
  return (
    <CardText
      icon={<Icon name={`${slot}Slot`} />}
      name={sides ? `${name}: ${sides[equipped.side]}` : name}
      byHand={leftToHands(rules, id, text)}
      more={
        <>
          {charges && (
            <span className="rail-number rail-charges" title="Charges">
              <Icon name="charge" title="charges" /> {equipped.charges}/{charges.value}
            </span>
          )}
          {weapon && (
            <span className="rail-number" title="Attack dice, arc and range">
              <Icon name={`${weapon.arc}Arc`} title="attack" /> {weapon.attack} at {weapon.minRange}–{weapon.maxRange}
            </span>
          )}
        </>
      }
    >
      {text}
    </CardText>
  );
}
