import { type ReactNode, useCallback, useMemo } from 'react';
import type { AttackOdds } from '../../../../engine';
import type { Option } from '../../../../engine/core/decision';
import { isShipId, type UnitId } from '../../../../engine/core/ids';
import type { Weapon } from '../../../../engine/core/table';
import { useScreen } from '../../../../store/screen';
import { pieceName, shipTag, weaponName } from '../../labels';
import { useTable } from '../../useTable';
import { type AskedNext, askedAfter } from '../askedAfter';
import { percent } from './oddsWords';
import { bestOf, costInWords, type Target, targetsByWeapon } from './targets';
import { useLater } from './useLater';

interface Props {
  readonly option: Option;
  readonly children: ReactNode;
}

interface Way {
  readonly weapon: Weapon;
  readonly one: Target;
}

/** A ship that may engage, and its best attack: one press for both. What costs a charge is not made unasked. */
export function EngageRow({ option, children }: Props) {
  const table = useTable();
  const { engine, game, rules, decision, options: agreed } = table;
  const next = useMemo(() => askedAfter(table, option.key), [game, decision, option]);
  const attacker = attackerIn(next);
  const ways = useMemo((): readonly Way[] => {
    if (!next || !attacker) return [];
    return targetsByWeapon({ state: next.game, rules }, attacker, next.decision.options)
      .flatMap(({ weapon, targets }) => targets.map(one => ({ weapon, one })))
      .filter(({ weapon, one }) => !costInWords({ game: next.game, rules }, attacker, weapon, one.option));
  }, [next, attacker, rules]);
  const work = useCallback((): ReadonlyMap<string, AttackOdds> | null => {
    if (!next || !attacker || agreed.help !== 'assisted') return null;
    return new Map(
      ways.flatMap(({ weapon, one: { option: answer, target } }) => {
        const odds = engine.oddsOfAttack(next.game, { attacker, target, weapon: weapon.ref });
        return odds ? [[answer.key, odds] as const] : [];
      }),
    );
  }, [engine, next, attacker, ways, agreed.help]);
  const odds = useLater(work);
  const best = odds === undefined ? undefined : bestOf(ways, odds);
  return (
    <div className="answer-row">
      {children}
      {attacker && best && (
        <AlsoAttack option={option} attacker={attacker} way={best} odds={odds?.get(best.one.option.key)} />
      )}
    </div>
  );
}

function attackerIn(next: AskedNext | null): UnitId | null {
  const topic = next?.decision.topic;
  return topic?.kind === 'chooseAttack' ? topic.ship : null;
}

interface AlsoProps {
  readonly option: Option;
  readonly attacker: UnitId;
  readonly way: Way;
  readonly odds: AttackOdds | undefined;
}

function AlsoAttack({ option, attacker, way: { weapon, one }, odds }: AlsoProps) {
  const table = useTable();
  const show = useScreen(screen => screen.show);
  const { target } = one;
  const tag = isShipId(target) ? shipTag(target) : pieceName(table, target);
  const said = `${pieceName(table, attacker)} attacks ${pieceName(table, target)} with ${weaponName(table, weapon.ref, attacker)}`;
  const point = () => show({ pointed: option.key, lit: [target] });
  const leave = () => show({ pointed: null, lit: [] });
  return (
    <button
      type="button"
      className="answer-also"
      data-key={`${option.key} ${one.option.key}`}
      aria-label={odds ? `${said}: ${percent(odds.hit)} to hit` : said}
      title={said}
      onClick={() => table.answerBoth({ option: option.key }, { option: one.option.key })}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      Attack {tag} {odds && <b>{percent(odds.hit)}</b>}
    </button>
  );
}
