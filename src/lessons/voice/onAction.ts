import type { ActionWhy, Decision } from '../../engine/core/decision';
import type { ShipId } from '../../engine/core/ids';
import type { Table } from '../../engine/core/table';
import { standsStill } from '../../engine/look/practice';
import { shipOf } from '../../engine/look/ships';
import { enemiesOf, idOf, listed, nameOf, targetsOf, threatsTo } from './facts';
import type { Hint } from './hint';

const BASICS: Readonly<Record<ActionWhy, string>> = {
  activation:
    'One action for this ship. Focus helps attack and defense, a lock one attack, evade defense; rolls and boosts move it.',
  linked: 'A linked action: you may perform it as well. If it is red, it brings a stress token.',
  overlap: 'It bumped into an enemy: only a red focus or calculate is left, for a stress token.',
  coordinated: 'A friend has lent it an action, though it is not its turn.',
  card: 'A card lets it perform one more action. If it is red, it brings a stress token.',
};

/** Whom it can shoot at, and who can shoot at it: what an action is for. */
export function onAction(table: Table, decision: Decision, ship: ShipId, why: ActionWhy): Hint {
  return {
    kind: `chooseAction ${why}`,
    basics: BASICS[why],
    here: why === 'activation' ? sights(table, decision, ship) : null,
  };
}

function sights(table: Table, { options, player }: Decision, id: ShipId): string {
  const { state } = table;
  const threats = threatsTo(table, id).map(one => idOf(one.id));
  const targets = targetsOf(table, shipOf(state, id)).map(one => one.replace(/^\w+:/, ''));
  const offers = (action: string) => options.some(({ key }) => key.startsWith(`action:${action}:`));
  const late = enemiesOf(state, player).filter(one => !one.round.activated && !standsStill(state, one.id));
  const later =
    late.length > 0 ? ` ${late.length === 1 ? 'One enemy has' : `${late.length} enemies have`} still to move.` : '';
  return `${advice(nameOf(table, id), threats, targets, offers)}${later}`;
}

function advice(
  name: string,
  threats: readonly string[],
  targets: readonly string[],
  offers: (action: string) => boolean,
): string {
  const can = (ids: readonly string[], at: string) => `${listed(ids)} can shoot at ${at}`;
  if (threats.length > 0 && targets.length > 0)
    return `${name} has ${listed(targets)} in its sights, and ${can(threats, 'it')}.${offers('focus') ? ' Focus helps with both.' : ''}`;
  if (threats.length > 0) {
    const shield = offers('evade')
      ? 'Evade or focus helps'
      : offers('focus')
        ? 'Focus helps'
        : 'Moving out of the way helps';
    return `${can(threats, name)}, and it has no target itself. ${shield} more than a lock here.`;
  }
  if (targets.length > 0)
    return `${name} has ${listed(targets)} in its sights, and nobody can shoot at it now.${offers('lock') ? ' A lock or focus makes its attack stronger.' : ''}`;
  return `Nobody is in reach of ${name}, and it is in nobody’s.${offers('lock') ? ' A lock would keep for a later round; focus would not.' : ''}`;
}
