import { castDraft } from 'immer';
import { pickFrom } from '../../bots/random';
import { deviceRules } from '../../engine/content/devices';
import { type DeviceTokenId, PLAYERS } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Ship } from '../../engine/core/state';
import type { DeviceId } from '../../engine/core/vocabulary';
import { toDegrees } from '../../engine/geometry/angle';
import { BASE_LENGTH, type Base, baseAt } from '../../engine/geometry/base';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { isInsidePlayArea } from '../../engine/geometry/playArea';
import { roundPose, step } from '../../engine/geometry/pose';
import { basesOverlap } from '../../engine/geometry/separation';
import { isUnder } from '../../engine/look/devices';
import { outlineOfDevice } from '../../engine/look/objects';
import { baseOf, shipsOnTable, sizeOf } from '../../engine/look/ships';
import { newToken } from '../../engine/rules/devices/place';
import { deal, tableOf, upTo, type Workshop } from './workshop';

/** Where the ships meet. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Mostly near the middle, now and then at an edge. */
export function someSpot({ random }: Workshop): Spot {
  const margin = random() < 0.2 ? 60 : 250;
  const along = () => margin + random() * (PLAY_AREA - 2 * margin);
  return { x: along(), y: along(), reach: 80 + random() * 180 };
}

/** Denser towards the middle of the spot. Where there is no room the circle grows with the tries. */
function near({ random }: Workshop, { x, y, reach }: Spot, tries: number): Pose {
  const wide = reach * (1 + tries / 10);
  const off = () => (random() + random() - 1) * wide;
  return roundPose({ x: x + off(), y: y + off(), heading: random() * 360 });
}

/** The ships on the table close together, some of them touching; none on top of another. */
export function scatterShips(workshop: Workshop, spot: Spot): void {
  const { game, random } = workshop;
  const table = tableOf(workshop);
  const placed: { readonly ship: Ship; readonly pose: Pose; readonly base: Base }[] = [];
  for (const ship of shipsOnTable(table.state)) {
    const size = sizeOf(table, ship);
    for (let tries = 0; ; tries++) {
      const friend = tries < 4 && random() < 0.25 ? pickFrom(placed, random) : undefined;
      const apart = friend ? (BASE_LENGTH[size] + 2 * friend.base.half) / 2 : 0;
      const pose = friend ? beside(friend.pose, apart, random) : near(workshop, spot, tries);
      const base = baseAt(pose, size);
      if (!isInsidePlayArea(base) || placed.some(other => basesOverlap(base, other.base))) continue;
      placed.push({ ship, pose, base });
      break;
    }
  }
  for (const { ship, pose } of placed) game.ships[ship.id]!.pose = pose;
  for (const { ship } of placed) if (random() < AIMS) aim(workshop, ship.id);
}

/** How often a ship has an enemy before its bow, perhaps locked: evenly, hardly any is in a bullseye. */
const AIMS = 0.4;

function aim(workshop: Workshop, id: Ship['id']): void {
  const { game, random } = workshop;
  const table = tableOf(workshop);
  const ship = game.ships[id]!;
  const others = shipsOnTable(table.state).filter(other => other.id !== id);
  const enemy = pickFrom(
    others.filter(({ player }) => player !== ship.player),
    random,
  );
  if (!enemy) return;
  const { x, y } = ship.pose;
  const pose = roundPose({ x, y, heading: toDegrees(Math.atan2(enemy.pose.x - x, enemy.pose.y - y)) });
  const base = baseAt(pose, sizeOf(table, id));
  if (isInsidePlayArea(base) && !others.some(other => basesOverlap(base, baseOf(table, other)))) ship.pose = pose;
  if (random() < 0.5) ship.locks = [enemy.id];
}

/** Edge to edge with another base. */
function beside(pose: Pose, apart: number, random: () => number): Pose {
  const turn = () => 90 * Math.floor(random() * 4);
  const side = step({ ...pose, heading: pose.heading + turn() }, apart, 0);
  return roundPose({ ...side, heading: pose.heading + turn() });
}

const DEVICES = Object.keys(deviceRules) as DeviceId[];

/** Bombs, mines, remotes and clouds between the ships; under none of them, or they would have gone off. */
export function scatterDevices(workshop: Workshop, spot: Spot): void {
  const { game, random, rules } = workshop;
  const table = tableOf(workshop);
  for (let left = upTo(workshop, 4); left > 0; left--) {
    const device = pickFrom(DEVICES, random)!;
    const { kind, hull = 1 } = rules.catalog.device(device);
    const owner = pickFrom(PLAYERS, random)!;
    const id: DeviceTokenId = `token:${game.piecesMade + 1}`;
    const pose = near(workshop, spot, 5);
    const token = { ...newToken(rules, id, device, owner, pose), fuses: kind === 'remote' ? 0 : upTo(workshop, 1) };
    if (
      !isInsidePlayArea(outlineOfDevice(table, token)) ||
      shipsOnTable(table.state).some(ship => isUnder(table, token, baseOf(table, ship)))
    )
      continue;
    game.piecesMade += 1;
    game.devices[id] = castDraft(token);
    if (kind === 'remote') deal(workshop, game.devices[id]!, owner, upTo(workshop, hull - 1), 0);
  }
}
