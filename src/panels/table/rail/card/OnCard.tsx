import type { ShipId } from '../../../../engine/core/ids';
import { useScreen } from '../../../../store/screen';
import { TOKEN_MEANINGS } from '../../../glossary';
import { TokenIcon } from '../../../Icon';
import { cardName, shipTag } from '../../labels';
import { useTable } from '../../useTable';
import { hiddenUnder, marksBy, tokensOnCards, UNTIL_WORDS } from '../laid';

interface Props {
  readonly ship: ShipId;
  readonly card: string;
}

/** Tokens that lie on a card, what lies facedown under it, and the ships that it works on for a while. */
export function OnCard({ ship, card }: Props) {
  const names = useTable();
  const { game } = names;
  const peeking = useScreen(screen => screen.peeking);
  const tokens = tokensOnCards(game, ship).filter(laid => laid.card === card);
  const marks = marksBy(game, ship, card);
  return (
    <>
      {tokens.map(({ token, count }) => (
        <span key={token} className="on-card" data-word={`token:${token}`}>
          <TokenIcon piece={token} size={18} title={`${TOKEN_MEANINGS[token].name} on this card`} />
          {count > 1 && `×${count}`} on it
        </span>
      ))}
      {hiddenUnder(game, ship, card).map(({ name, value, facedown }) => (
        <span key={name} className="on-card">
          {facedown?.by === peeking ? cardName(names, `${value}`) : 'A card'} facedown under it
        </span>
      ))}
      {marks.map(({ on, until }) => (
        <span key={on} className="on-card">
          on {shipTag(on!)} until {UNTIL_WORDS[until]}
        </span>
      ))}
    </>
  );
}
