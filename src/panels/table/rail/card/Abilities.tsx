import { slugOf } from '../../../../catalog/shipAbility';
import { sideName } from '../../../../catalog/sides';
import type { CardWords } from '../../../../catalog/words';
import type { Equipped, Ship } from '../../../../engine/core/state';
import type { CardId } from '../../../../engine/core/vocabulary';
import { lentTo } from '../../../../engine/look/lent';
import { profileOf } from '../../../../engine/look/ships';
import { Icon } from '../../../Icon';
import { band } from '../../../text';
import { cardName } from '../../labels';
import { useTable } from '../../useTable';
import { leftToHands } from './byHand';
import { CardNowLine } from './CardNowLine';
import { CardText } from './CardText';
import { OnCard } from './OnCard';

interface Props {
  readonly ship: Ship;
  readonly words: CardWords | null;
}

/** What pilot, ship and upgrades do, in plain words. */
export function Abilities({ ship, words }: Props) {
  const table = useTable();
  const { game, rules } = table;
  const pilot = rules.catalog.pilot(ship.pilot);
  const lent = lentTo({ state: game, rules }, ship);
  const own = words?.of(pilot.id) ?? null;
  const shared = profileOf({ state: game, rules }, ship).shipAbility;
  const sharedWords = (shared && words?.shipAbility(shared)) ?? null;
  if (!own && !shared && ship.upgrades.length === 0) return null;
  return (
    <section>
      <h3>Abilities</h3>
      {!words && <p>The cards’ words are on their way.</p>}
      <ul className="card-list">
        {own && (
          <CardText
            icon={<Icon name="squad" />}
            name={pilot.name}
            more={<OnCard ship={ship.id} card={pilot.id} />}
            byHand={leftToHands(rules, pilot.id, own)}
            now={<CardNowLine ship={ship.id} source={pilot.id} />}
          >
            {own}
          </CardText>
        )}
        {shared && (
          <CardText
            icon={<Icon name="configurationSlot" />}
            name={shared}
            byHand={leftToHands(rules, `shipAbility:${slugOf(shared)}`, sharedWords)}
            now={<CardNowLine ship={ship.id} source={`shipAbility:${slugOf(shared)}`} />}
          >
            {sharedWords}
          </CardText>
        )}
        {ship.upgrades.map(equipped => (
          <Upgrade key={equipped.card} ship={ship} equipped={equipped} words={words} />
        ))}
        {lent.map(source => (
          <CardText
            key={source}
            icon={<Icon name="squad" />}
            name={`${cardName(table, source)} (lent)`}
            now={<CardNowLine ship={ship.id} source={source} />}
          >
            {words?.of(source as CardId)}
          </CardText>
        ))}
      </ul>
    </section>
  );
}

function Upgrade({ ship, equipped, words }: Props & { readonly equipped: Equipped }) {
  const { rules } = useTable();
  const { id, name, slot, charges, sides, weapon } = rules.catalog.upgrade(equipped.card);
  const text = words?.of(id) ?? null;
  return (
    <CardText
      icon={<Icon name={`${slot}Slot`} />}
      name={sides ? `${name}: ${sideName({ sides }, equipped.side)}` : name}
      byHand={leftToHands(rules, id, text)}
      now={<CardNowLine ship={ship.id} source={id} />}
      more={
        <>
          {charges && (
            <span className="rail-number rail-charges" title="Charges">
              <Icon name="charge" title="charges" /> {equipped.charges}/{charges.value}
            </span>
          )}
          {weapon && (
            <span className="rail-number" title="Attack dice, arc and range">
              <Icon name={`${weapon.arc}Arc`} title="attack" /> {weapon.attack} at{' '}
              {band(weapon.minRange, weapon.maxRange)}
            </span>
          )}
          <OnCard ship={ship.id} card={id} />
        </>
      }
    >
      {text}
    </CardText>
  );
}
