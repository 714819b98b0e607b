import type { UnitId } from '../../../engine/core/ids';
import { useScreen } from '../../../store/screen';
import { wordProps } from '../../wordProps';
import { arcName, weaponName } from '../labels';
import { useTable } from '../useTable';
import { AnswerButton } from './Answers';
import './AttackTargets.css';
import { ConfirmAttack } from './attack/ConfirmAttack';
import { NotOffered } from './attack/NotOffered';
import { TargetRow } from './attack/TargetRow';
import { targetsByWeapon, type WeaponTargets } from './attack/targets';

/** Whom to attack, and with what; the choice is confirmed before its costs are paid. */
export function AttackTargets() {
  const { decision, game, rules } = useTable();
  const [picked] = useScreen(screen => screen.picks);
  const { topic, options } = decision!;
  if (topic.kind !== 'chooseAttack') return null;
  const byWeapon = targetsByWeapon({ state: game, rules }, topic.ship, options);
  const chosen = byWeapon.flatMap(({ weapon, targets }) =>
    targets.flatMap(one => (one.option.key === picked ? [{ weapon, one }] : [])),
  )[0];
  if (!chosen) return <TargetList attacker={topic.ship} byWeapon={byWeapon} />;
  return <ConfirmAttack attacker={topic.ship} {...chosen} />;
}

interface ListProps {
  readonly attacker: UnitId;
  readonly byWeapon: readonly WeaponTargets[];
}

function TargetList({ attacker, byWeapon }: ListProps) {
  const { decision, missing } = useTable();
  const narrowed = useScreen(screen => screen.narrowed);
  const show = useScreen(screen => screen.show);
  const listed = byWeapon
    .map(({ weapon, targets }) => ({
      weapon,
      targets: targets.filter(({ option }) => !narrowed || narrowed.includes(option.key)),
    }))
    .filter(({ targets }) => targets.length > 0);
  const weapons = new Set(
    [...decision!.options, ...missing].flatMap(({ subject }) => (subject.kind === 'target' ? [subject.weapon] : [])),
  );
  const pass = decision!.options.find(({ subject }) => subject.kind === 'pass');
  return (
    <>
      <div className="answers attack-targets">
        {listed.map(({ weapon, targets }) => (
          <section key={weapon.ref} className="weapon-targets">
            <WeaponTitle attacker={attacker} weapon={weapon} />
            {targets.map(one => (
              <TargetRow key={one.option.key} attacker={attacker} weapon={weapon} one={one} />
            ))}
          </section>
        ))}
        {narrowed && (
          <button type="button" onClick={() => show({ narrowed: null })}>
            Show all targets
          </button>
        )}
        <div className="no-attack">{pass && <AnswerButton option={pass} />}</div>
      </div>
      {!narrowed && <NotOffered title="Not possible" brief={weapons.size === 1} />}
    </>
  );
}

function WeaponTitle({ attacker, weapon }: Pick<ListProps, 'attacker'> & Pick<WeaponTargets, 'weapon'>) {
  const table = useTable();
  const { ref, card, arc, minRange, maxRange } = weapon;
  return (
    <h3 className="weapon-title">
      {card ? weaponName(table, ref, attacker) : 'Primary weapon'}
      <span>
        {' '}
        <span {...wordProps(`arc:${arc}`)}>{arcName(arc)}</span>, range{' '}
        {minRange === maxRange ? minRange : `${minRange}–${maxRange}`}
      </span>
    </h3>
  );
}
