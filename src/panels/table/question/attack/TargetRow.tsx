import { useCallback, useEffect, useRef } from 'react';
import type { AttackOdds } from '../../../../engine';
import type { UnitId } from '../../../../engine/core/ids';
import type { Weapon } from '../../../../engine/core/table';
import { useScreen } from '../../../../store/screen';
import { Icon } from '../../../Icon';
import { pieceName } from '../../labels';
import { useTable } from '../../useTable';
import { oddsInWords } from './oddsWords';
import { diceReasons, healthOf, type Target } from './targets';
import { useLater } from './useLater';

/** The dice and the odds of an attack that could be made; undefined while they are worked out. */
export function useAttackOdds(attacker: UnitId, target: UnitId, weapon: Weapon): AttackOdds | null | undefined {
  const { engine, game } = useTable();
  const work = useCallback(
    () => engine.oddsOfAttack(game, { attacker, target, weapon: weapon.ref }),
    [engine, game, attacker, target, weapon],
  );
  return useLater(work);
}

interface Props {
  readonly attacker: UnitId;
  readonly weapon: Weapon;
  readonly one: Target;
}

/** One weapon against one enemy: pointing at it shows the line, picking it asks once more. */
export function TargetRow({ attacker, weapon, one }: Props) {
  const table = useTable();
  const { option, target } = one;
  const pointed = useScreen(screen => screen.pointed === option.key);
  const show = useScreen(screen => screen.show);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever steps back from an attack finds it again under their fingers.
  useEffect(() => {
    const isLeft = useScreen.getState().pointed === option.key && document.activeElement === document.body;
    if (isLeft) button.current?.focus({ preventScroll: true });
  }, [option.key]);
  const point = () => show({ pointed: option.key, lit: [target] });
  const leave = () => show({ pointed: null, lit: [] });
  return (
    <button
      ref={button}
      type="button"
      data-key={option.key}
      className={`target-row${pointed ? ' pointed' : ''}`}
      onClick={() => table.choose(option)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <TargetFacts attacker={attacker} weapon={weapon} one={one} />
    </button>
  );
}

/** Whom, how far away, with how many dice, and what may come of it. */
function TargetFacts({ attacker, weapon, one }: Props) {
  const table = useTable();
  const { target, range, reinforced } = one;
  const assisted = table.options.help === 'assisted';
  const odds = useAttackOdds(attacker, target, weapon);
  const { hull, shields } = healthOf({ state: table.game, rules: table.rules }, target);
  const reasons = [
    ...(odds ? diceReasons(table, odds) : []),
    ...(reinforced > 0 ? [`reinforced: ${reinforced} more canceled, never the last`] : []),
  ];
  return (
    <>
      <b>{pieceName(table, target)}</b>
      <span className="target-line">
        <span>Range {range}</span>
        <span className="target-health">
          <span data-word="number:hull">
            <Icon name="hull" title="hull" /> {hull}
          </span>{' '}
          <span data-word="number:shields">
            <Icon name="shield" title="shields" /> {shields}
          </span>
        </span>
      </span>
      <span className="target-line">
        {odds ? <DiceCounts {...odds} /> : '\u00a0'}
        {assisted && odds && <span className="target-odds">{oddsInWords(odds)}</span>}
      </span>
      {reasons.length > 0 && <span className="target-reasons">{reasons.join(' · ')}</span>}
    </>
  );
}

function DiceCounts({ attackDice, defenseDice }: Pick<AttackOdds, 'attackDice' | 'defenseDice'>) {
  return (
    <span>
      <span className="count-attack" data-word="thing:attackDie">
        <Icon name="dieRed" title="attack dice" />
      </span>{' '}
      {attackDice} against{' '}
      <span className="count-defense" data-word="thing:defenseDie">
        <Icon name="dieGreen" title="defense dice" />
      </span>{' '}
      {defenseDice}
    </span>
  );
}
