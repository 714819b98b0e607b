import { type Option, pass } from '../../core/decision';
import { asking, type Effects } from '../../core/effect';
import type { DeviceTokenId, UnitId } from '../../core/ids';
import type { Table, Weapon } from '../../core/table';
import { aimAt, enemiesOf, weaponsOf } from '../../look/attack';
import { deviceOf } from '../../look/devices';
import type { Run } from '../run';
import { announce } from '../steps';

/** A remote that engages may attack with the weapon on its card, for a charge. */
export function chooseRemoteAttack(run: Run, id: DeviceTokenId): Effects {
  const token = run.state.devices[id];
  const [weapon] = token ? weaponsOf(run, token) : [];
  if (!token || !weapon) return [];
  const holds = token.charges === 0 || run.rules.deviceRule(token.device).holdsFire?.(run, token);
  const targets = holds ? [] : enemiesOf(run, token.owner).filter(target => reaches(run, id, weapon, target));
  if (targets.length === 0) {
    run.emit({ type: 'attackDeclined', ship: id, why: { kind: 'noTarget' } });
    return [];
  }
  const options = targets.map(
    (target): Option => ({
      key: `target:${target}:${weapon.ref}`,
      subject: { kind: 'target', target, weapon: weapon.ref },
      then: [{ do: 'declareAttack', ship: id, target, weapon: weapon.ref, bonus: false }],
    }),
  );
  return [
    asking({
      player: token.owner,
      topic: { kind: 'chooseAttack', ship: id, bonus: false },
      ask: { kind: 'one' },
      options: [...options, pass([announce({ type: 'attackDeclined', ship: id, why: null })])],
    }),
  ];
}

function reaches(table: Table, id: DeviceTokenId, weapon: Weapon, target: UnitId): boolean {
  const aim = aimAt(table, deviceOf(table, id), weapon, target);
  return aim !== null && weapon.minRange <= aim.range && aim.range <= weapon.maxRange;
}
