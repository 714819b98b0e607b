import { useEffect, useRef } from 'react';
import type { Option } from '../../../engine/core/decision';
import { isShipId, type UnitId } from '../../../engine/core/ids';
import { type OddsPlate, useScreen } from '../../../store/screen';
import { band } from '../../text';
import { wordProps } from '../../wordProps';
import { arcName, shipTag, weaponName } from '../labels';
import { useTable } from '../useTable';
import { AnswerButton } from './Answers';
import './AttackTargets.css';
import { ConfirmAttack } from './attack/ConfirmAttack';
import { NotOffered } from './attack/NotOffered';
import { TargetRow } from './attack/TargetRow';
import { bestOf, targetsByWeapon, type WeaponTargets } from './attack/targets';
import { type OddsByKey, useTargetOdds } from './attack/useTargetOdds';
import { Pinned } from './Frame';

/** Whom to attack, and with what. The best target is chosen until another is picked; nothing is paid before Attack is pressed. */
export function AttackTargets() {
  const { decision, game, rules, missing, options: agreed } = useTable();
  const [picked] = useScreen(screen => screen.picks);
  const narrowed = useScreen(screen => screen.narrowed);
  const show = useScreen(screen => screen.show);
  const { topic, options } = decision!;
  const attacker = topic.kind === 'chooseAttack' ? topic.ship : null;
  const byWeapon = attacker ? targetsByWeapon({ state: game, rules }, attacker, options) : [];
  const odds = useTargetOdds(attacker, byWeapon);
  const assisted = agreed.help === 'assisted';
  const listed = byWeapon
    .map(({ weapon, targets }) => ({
      weapon,
      targets: targets.filter(({ option }) => !narrowed || narrowed.includes(option.key)),
    }))
    .filter(({ targets }) => targets.length > 0);
  const all = listed.flatMap(({ weapon, targets }) => targets.map(one => ({ weapon, one })));
  // Nothing is chosen for the player before all odds are known: what Attack does must not change under the finger.
  const known = !assisted || all.every(({ one }) => odds.has(one.option.key));
  const best = known ? bestOf(all, assisted ? odds : null) : undefined;
  const chosen = all.find(({ one }) => one.option.key === picked) ?? best;
  const chosenKey = chosen?.one.option.key ?? null;
  // The board shows the same odds beside each target.
  useEffect(() => {
    if (assisted) show({ plates: platesOf(decision!.options, odds, chosenKey) });
    return () => show({ plates: [] });
  }, [assisted, decision, odds, chosenKey, show]);
  if (!attacker) return null;
  return (
    <>
      <div className="answers attack-targets">
        {listed.map(({ weapon, targets }) => (
          <section key={weapon.ref} className="weapon-targets">
            <WeaponTitle attacker={attacker} weapon={weapon} />
            {targets.map(one => (
              <TargetRow key={one.option.key} one={one} odds={odds.get(one.option.key)} chosen={one === chosen?.one} />
            ))}
          </section>
        ))}
        {narrowed && (
          <button type="button" onClick={() => show({ narrowed: null })}>
            Show all targets
          </button>
        )}
      </div>
      {chosen && (
        <ConfirmAttack
          attacker={attacker}
          {...chosen}
          odds={odds.get(chosen.one.option.key)}
          doubted={!narrowed && missing.length > 0}
        />
      )}
      {!chosen && <NoTarget waits={!known} />}
      {!narrowed && <MissingTargets />}
    </>
  );
}

/** Where nobody can be attacked, or the best target is not known yet: then the answers have their places already. */
function NoTarget({ waits }: { readonly waits: boolean }) {
  const pass = useTable().decision!.options.find(({ subject }) => subject.kind === 'pass');
  const button = pass && <AnswerButton option={pass} />;
  if (!waits) return <Pinned>{button}</Pinned>;
  return (
    <Pinned>
      <div className="confirm-attack">
        <button type="button" className="accented" disabled>
          Attack …
        </button>
        {button}
      </div>
    </Pinned>
  );
}

/** More than these are not named at the door. */
const NAMED = 2;

/** Whom one would look for and may not attack: listed last, with a door to it that is always in sight. */
function MissingTargets() {
  const { decision, missing } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const weapons = new Set(
    [...decision!.options, ...missing].flatMap(({ subject }) => (subject.kind === 'target' ? [subject.weapon] : [])),
  );
  if (missing.length === 0) return null;
  const ships = missing.flatMap(({ subject }) => (subject.kind === 'target' ? [subject.target] : []));
  const tags = [...new Set(ships)].filter(isShipId).map(shipTag);
  // The first of them takes the focus: the board shows its measure.
  const open = () => list.current?.querySelector('button')?.focus();
  return (
    <>
      <div ref={list}>
        <NotOffered title="Not possible" brief={weapons.size === 1} />
      </div>
      <Pinned>
        <button type="button" className="why-not-door target-door" onClick={open}>
          Why not {tags.length > 0 && tags.length <= NAMED ? tags.join(', ') : '…'}?
        </button>
      </Pinned>
    </>
  );
}

/** Each target once, with the odds of what is chosen, or else of the weapon that serves best. */
function platesOf(options: readonly Option[], odds: OddsByKey, chosenKey: string | null): readonly OddsPlate[] {
  const best = new Map<UnitId, OddsPlate>();
  for (const { key, subject } of options) {
    const known = odds.get(key);
    if (!known || subject.kind !== 'target') continue;
    const chosen = key === chosenKey;
    const other = best.get(subject.target);
    if (other && !chosen && (other.chosen || other.hit >= known.hit)) continue;
    const dice = [known.attackDice, known.defenseDice] as const;
    best.set(subject.target, { unit: subject.target, key, hit: known.hit, dice, chosen });
  }
  return [...best.values()];
}

interface TitleProps {
  readonly attacker: UnitId;
  readonly weapon: WeaponTargets['weapon'];
}

function WeaponTitle({ attacker, weapon }: TitleProps) {
  const table = useTable();
  const { ref, card, arc, minRange, maxRange } = weapon;
  return (
    <h3 className="weapon-title">
      {card ? weaponName(table, ref, attacker) : 'Primary weapon'}
      <span>
        {' '}
        <span {...wordProps(`arc:${arc}`)}>{arcName(arc)}</span>, range {band(minRange, maxRange)}
      </span>
    </h3>
  );
}
