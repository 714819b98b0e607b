import type { AttackOdds } from '../../../../engine';
import { isShipId, type UnitId } from '../../../../engine/core/ids';
import type { Weapon } from '../../../../engine/core/table';
import { pieceName, shipTag, weaponName } from '../../labels';
import { useTable } from '../../useTable';
import { AnswerButton } from '../Answers';
import { Pinned } from '../Frame';
import { OddsBar } from '../Odds';
import { diceInWords } from './dice';
import { costInWords, diceReasons, type Target } from './targets';

interface Props {
  readonly attacker: UnitId;
  readonly weapon: Weapon;
  readonly one: Target;
  readonly odds: AttackOdds | undefined;
  /** Somebody cannot be attacked: the door to why stands below. */
  readonly doubted: boolean;
}

/** The chosen attack in a sentence with its odds and costs, before anything is paid or rolled. */
export function ConfirmAttack({ attacker, weapon, one: { option, target, reinforced }, odds, doubted }: Props) {
  const table = useTable();
  const cost = costInWords(table, attacker, weapon, option);
  const pass = table.decision!.options.find(({ subject }) => subject.kind === 'pass');
  const reasons = [
    ...(odds ? diceReasons(table, odds) : []),
    ...(reinforced > 0 ? [`reinforced: ${reinforced} more canceled, never the last`] : []),
  ];
  const name = isShipId(target) ? shipTag(target) : pieceName(table, target);
  return (
    <>
      <div className="chosen-attack">
        <p className="confirm-words">
          {pieceName(table, attacker)} attacks {pieceName(table, target)} with {weaponName(table, weapon.ref, attacker)}
          {odds ? `: ${diceInWords(odds.attackDice)} against ${odds.defenseDice}.` : ' …'}
        </p>
        {reasons.length > 0 && <p className="confirm-words confirm-reasons">{reasons.join(' · ')}</p>}
        {cost && <p className="confirm-cost">{cost}</p>}
        {table.options.help === 'assisted' && <OddsBar odds={odds} title="Odds" />}
      </div>
      <Pinned>
        <div className={`confirm-attack${doubted ? ' with-door' : ''}`}>
          <button type="button" className="accented" data-enter onClick={() => table.answer({ option: option.key })}>
            Attack {name}
          </button>
          {pass && <AnswerButton option={pass} />}
        </div>
      </Pinned>
    </>
  );
}
