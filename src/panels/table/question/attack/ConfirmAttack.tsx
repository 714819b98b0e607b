import { useEffect, useRef } from 'react';
import type { UnitId } from '../../../../engine/core/ids';
import type { Weapon } from '../../../../engine/core/table';
import { useScreen } from '../../../../store/screen';
import { pieceName, weaponName } from '../../labels';
import { useTable } from '../../useTable';
import { OddsBar } from '../Odds';
import { diceInWords } from './dice';
import { useAttackOdds } from './TargetRow';
import { costInWords, diceReasons, type Target } from './targets';

interface Props {
  readonly attacker: UnitId;
  readonly weapon: Weapon;
  readonly one: Target;
}

/** The attack in a sentence with its costs, before anything is paid or rolled. */
export function ConfirmAttack({ attacker, weapon, one: { option, target } }: Props) {
  const table = useTable();
  const show = useScreen(screen => screen.show);
  const odds = useAttackOdds(attacker, target, weapon);
  const words = useRef<HTMLParagraphElement>(null);
  // On the words and not on the button: a second press of Enter must not attack unread.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  const cost = costInWords(table, attacker, weapon);
  const reasons = odds ? diceReasons(table, odds) : [];
  return (
    <div className="confirm-attack">
      <p ref={words} tabIndex={-1} className="confirm-words">
        {pieceName(table, attacker)} attacks {pieceName(table, target)} with {weaponName(table, weapon.ref, attacker)}
        {odds ? `: ${diceInWords(odds.attackDice)} against ${odds.defenseDice}.` : ' …'}
      </p>
      {reasons.length > 0 && <p className="target-reasons">{reasons.join(' · ')}</p>}
      {cost && <p className="confirm-cost">{cost}</p>}
      {table.options.help === 'assisted' && <OddsBar odds={odds} title="Odds" />}
      <div className="answers">
        <button type="button" className="accented" onClick={() => table.answer({ option: option.key })}>
          Attack
        </button>
        <button type="button" onClick={() => show({ picks: [], pointed: option.key })}>
          Back
        </button>
      </div>
    </div>
  );
}
