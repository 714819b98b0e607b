import type { Way } from '../core/ability';
import type { Effects } from '../core/effect';
import { gathered } from '../core/list';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { ActionColor, DeviceId, TemplateName } from '../core/vocabulary';
import { bank, straight, type Template, turn } from '../geometry/template';
import { type AbilityInPlay, abilitiesFor, sceneAt, sceneOf } from './abilities';
import { sourcesIn } from './abilityIndex';
import { isDevice } from './devices';
import { costOf, payments } from './moments';
import { holds } from './rulings';

/** A way that is open, and what it costs beside the usual. */
export interface OpenWay extends Way {
  readonly cost: Effects;
  /** What follows once it was gone, or has failed. */
  readonly then: Effects;
}

export function templateOf(name: TemplateName): Template {
  const speed = Number(name[0]);
  const bearing = name.slice(1);
  if (bearing === 'straight') return straight(speed);
  const side = bearing.endsWith('Left') ? 'left' : 'right';
  return bearing.startsWith('bank') ? bank(speed, side) : turn(speed, side);
}

const FREE: Effects = [];

/** The usual lists are the same for ever. */
const freeMade = new WeakMap<readonly Way[], readonly OpenWay[]>();

function freeWays(usual: readonly Way[]): readonly OpenWay[] {
  const known = freeMade.get(usual);
  if (known) return known;
  const found = usual.map(way => ({ ...way, cost: FREE, then: FREE }));
  freeMade.set(usual, found);
  return found;
}

/** The colour of the action that the ship performs now, and the one that a cost gives it. */
function colorUnderWay({ state }: Table, { id }: Ship): ActionColor | null {
  const frame = state.agenda.findLast(({ kind }) => kind === 'action');
  return frame?.kind === 'action' && frame.ship === id ? frame.color : null;
}
function colorBy(cost: Effects): ActionColor | null {
  const treats = cost.find(effect => effect.do === 'treatAction');
  return treats?.do === 'treatAction' ? treats.color : null;
}

const isLast = ({ ability }: AbilityInPlay): boolean => ability.kind === 'templates' && ability.last === true;
const lastOnesLast = (all: readonly AbilityInPlay[]): readonly AbilityInPlay[] =>
  all.some(isLast) ? [...all.filter(one => !isLast(one)), ...all.filter(isLast)] : all;

/** The usual templates and edges as cards change them, each card once; of the same way twice, the first found. */
export function waysOf(
  table: Table,
  ship: Ship,
  usual: readonly Way[],
  device: DeviceId | null = null,
): readonly OpenWay[] {
  let found = freeWays(usual);
  // Cards speak of devices that are dropped or launched: loose cargo and spare parts are none.
  if (device && !isDevice(table, device)) return found;
  const hows: Way['how'][] = [];
  for (const { how } of usual) if (!hows.includes(how) && sourcesIn(table, 'templates', how)) hows.push(how);
  if (hows.length === 0) return found;
  const printed = colorUnderWay(table, ship);
  for (const one of lastOnesLast(gathered(hows, how => abilitiesFor(table, 'templates', how, [ship.id])))) {
    const { ability, self, ref } = one;
    if (ability.kind !== 'templates') continue;
    const holdsIn = (color: ActionColor | null) =>
      holds(table, one, ship, sceneAt(table, one, ship, { device, color }) as never);
    const asPrinted = holdsIn(printed);
    const bill = { self, source: ref.source, subject: ship, attack: null };
    const prices = payments(table, bill, ability).map(payers => costOf(table, bill, ability, payers));
    found = gathered(found, way => {
      const color = colorBy(way.cost);
      if (way.how !== ability.of || !(color ? holdsIn(color) : asPrinted)) return [way];
      const { cost, then, ...plain } = way;
      const after = [...then, ...(ability.then?.(sceneOf(table, one)) ?? FREE)];
      const others = gathered(ability.by(plain), other =>
        prices.map(price => ({ ...other, cost: [...cost, ...price], then: after })),
      );
      return ability.instead && others.length > 0 ? others : [way, ...others];
    });
  }
  const isSame = (a: Way, b: Way) => a.how === b.how && a.edge === b.edge && a.template === b.template;
  return found.filter((way, index) => found.findIndex(other => isSame(other, way)) === index);
}
