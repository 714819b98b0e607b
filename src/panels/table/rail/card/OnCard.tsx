import type { ShipId } from '../../../../engine/core/ids';
import { TOKEN_MEANINGS } from '../../../glossary';
import { TokenIcon } from '../../../Icon';
import { shipTag } from '../../labels';
import { useTable } from '../../useTable';
import { marksBy, tokensOnCards, UNTIL_WORDS } from '../laid';

interface Props {
  readonly ship: ShipId;
  readonly card: string;
}

/** Tokens that lie on a card, and the ships that it works on for a while. */
export function OnCard({ ship, card }: Props) {
  const { game } = useTable();
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
      {marks.map(({ on, until }) => (
        <span key={on} className="on-card">
          on {shipTag(on!)} until {UNTIL_WORDS[until]}
        </span>
      ))}
    </>
  );
}
