import type { AttackOdds } from '../../../../engine';
import { isShipId, type UnitId } from '../../../../engine/core/ids';
import type { Weapon } from '../../../../engine/core/table';
import { pieceName, shipTag, weaponName } from '../../labels';
import { useTable } from '../../useTable';
import { AnswerButton } from '../Answers';
import { Pinned } from '../Frame';
import { OddsBar } from '../Odds';
import { diceInWords } from './dice';
import { costInWords, type Target } from './targets';

interface Props {
  readonly attacker: UnitId;
  readonly weapon: Weapon;
  readonly one: Target;
  readonly odds: AttackOdds | undefined;
}

/** The chosen attack in a sentence with its odds and costs, before anything is paid or rolled. */
export function ConfirmAttack({ attacker, weapon, one: { option, target }, odds }: Props) {
  const table = useTable();
  const cost = costInWords(table, attacker, weapon);
  const pass = table.decision!.options.find(({ subject }) => subject.kind === 'pass');
  const name = isShipId(target) ? shipTag(target) : pieceName(table, target);
  return (
    <>
      <div className="chosen-attack">
        <p className="confirm-words">
          {pieceName(table, attacker)} attacks {pieceName(table, target)} with {weaponName(table, weapon.ref, attacker)}
          {odds ? `: ${diceInWords(odds.attackDice)} against ${odds.defenseDice}.` : ' …'}
        </p>
        {cost && <p className="confirm-cost">{cost}</p>}
        {table.options.help === 'assisted' && <OddsBar odds={odds} title="Odds" />}
      </div>
      <Pinned>
        <div className="confirm-attack">
          <button type="button" className="accented" data-enter onClick={() => table.answer({ option: option.key })}>
            Attack {name}
          </button>
          {pass && <AnswerButton option={pass} />}
        </div>
      </Pinned>
    </>
  );
}
