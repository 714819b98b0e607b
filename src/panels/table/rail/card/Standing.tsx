import type { CardWords } from '../../../../catalog/words';
import { ownerOf } from '../../../../engine/core/ids';
import type { ConditionOnShip, Ship } from '../../../../engine/core/state';
import { dockedWith } from '../../../../engine/look/docking';
import { useScreen } from '../../../../store/screen';
import { TOKEN_MEANINGS } from '../../../glossary';
import { Icon, TokenIcon } from '../../../Icon';
import { cardName, conditionName, isKnown, type Names, pieceName, shipTag } from '../../labels';
import { useTable } from '../../useTable';
import { lockedBy, locksOf, tokensOn } from '../facts';
import { marksOn, UNTIL_WORDS } from '../laid';
import { CardNowLine } from './CardNowLine';
import { CardText } from './CardText';

interface Props {
  readonly ship: Ship;
  readonly words: CardWords | null;
}

/** How the ship stands now: damage, conditions, tokens and locks, each with what it means. */
export function Standing({ ship, words }: Props) {
  const names = useTable();
  const { game, rules } = names;
  const peeking = useScreen(screen => screen.peeking);
  const marks = marksOn(game, ship.id);
  const tokens = tokensOn(ship);
  const locked = lockedBy(game, ship.id);
  const facedown = ship.damage.filter(({ faceup }) => !faceup).length;
  const towed = Object.values(game.markers).find(({ onShip }) => onShip === ship.id);
  const carried = dockedWith(game, ship.id);
  const untouched =
    tokens.length + locked.length + ship.locks.length + ship.damage.length + ship.conditions.length === 0;
  if (untouched && !towed && carried.length + marks.length === 0) return null;
  return (
    <section>
      <h3>Now</h3>
      <ul className="card-list">
        {ship.damage.map(one =>
          one.faceup ? (
            <CardText
              key={one.id}
              icon={<TokenIcon piece="critDamage" />}
              name={rules.catalog.damageCard(one.card).name}
              now={<CardNowLine ship={ship.id} source={one.id} />}
            >
              {words?.of(one.card)}
            </CardText>
          ) : null,
        )}
        {facedown > 0 && (
          <CardText icon={<TokenIcon piece="damage" />} name={`${facedown} facedown damage`}>
            {TOKEN_MEANINGS.damage.means}
          </CardText>
        )}
        {ship.conditions.map(one => (
          <CardText
            key={one.card}
            icon={<Icon name="warning" />}
            name={conditionName(names, one, peeking)}
            now={<CardNowLine ship={ship.id} source={one.card} />}
          >
            {isKnown(one, peeking) ? words?.of(one.card) : secretWords(names, one)}
          </CardText>
        ))}
        {marks.map(({ by, until }) => (
          <CardText
            key={`${by.ship} ${by.source}`}
            icon={<Icon name="squad" />}
            name={`${cardName(names, by.source)} of ${shipTag(by.ship)}`}
          >
            Works on this ship until {UNTIL_WORDS[until]}.
          </CardText>
        ))}
        {tokens.map(({ token, count }) => (
          <CardText key={token} icon={<TokenIcon piece={token} />} name={nameOf(TOKEN_MEANINGS[token].name, count)}>
            {TOKEN_MEANINGS[token].means}
          </CardText>
        ))}
        {locksOf(ship).map(({ object, count }) => (
          <CardText key={object} icon={<Icon name="lock" />} name={nameOf(`Locks ${pieceName(names, object)}`, count)}>
            {TOKEN_MEANINGS.lock.means}
          </CardText>
        ))}
        {locked.length > 0 && (
          <CardText
            icon={<TokenIcon piece="lock" />}
            name={`Locked by ${locked.map(id => pieceName(names, id)).join(', ')}`}
          />
        )}
        {carried.map(({ id }) => (
          <CardText key={id} icon={<Icon name="squad" />} name={`Carries ${pieceName(names, id)}`}>
            It may leave in the System Phase.
          </CardText>
        ))}
        {towed && <CardText icon={<Icon name="tow" />} name={`Tows ${pieceName(names, towed.id)}`} />}
      </ul>
    </section>
  );
}

/** Who may look at what lies facedown. */
const secretWords = ({ game }: Names, { from }: ConditionOnShip): string =>
  from
    ? `It lies facedown: only ${game.setup.players[ownerOf(from.ship)].name}, who assigned it, may look at it.`
    : 'It lies facedown.';

const nameOf = (name: string, count: number): string => (count > 1 ? `${count} × ${name}` : name);
