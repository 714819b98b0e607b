import type { DeviceRule } from '../../core/device';
import { asking, type Effects } from '../../core/effect';
import { isShipId } from '../../core/ids';
import type { DeviceToken } from '../../core/state';
import type { Table } from '../../core/table';
import { distanceOfPolygons } from '../../geometry/distance';
import { rangeOf } from '../../geometry/range';
import { mayLie, remotesNear, shipsNear, unitsNear } from '../../look/devices';
import { type ObstacleInPlay, obstaclesOnTable, outlineOfDevice } from '../../look/objects';
import { bombNear, countOf, feltBy, gains, reached, rolls, suffers } from './words';

/** A crit for every ship and remote at range 0-1. */
export const protonbomb: DeviceRule = {
  detonates: (table, token) => bombNear(table, token, unit => [suffers(unit, 0, 1)]),
};

/** An obstacle at range 0-1 bursts: a hit for all at range 0-1 of it, and it is gone. */
export const seismiccharge: DeviceRule = {
  detonates: (table, token) => {
    const outline = outlineOfDevice(table, token);
    const near = obstaclesOnTable(table).filter(one => rangeOf(distanceOfPolygons(outline, one.outline)) <= 1);
    const [only] = near;
    if (!only) return [];
    if (near.length === 1) return burst(table, token, only);
    return [
      asking({
        player: token.owner,
        topic: { kind: 'chooseObstacle', device: token.id },
        ask: { kind: 'one' },
        options: near.map(one => ({
          key: one.id,
          subject: { kind: 'object', object: one.id },
          then: burst(table, token, one),
        })),
      }),
    ];
  },
};

function burst(table: Table, token: DeviceToken, { id, outline }: ObstacleInPlay): Effects {
  const near = [...shipsNear(table, outline, 1), ...remotesNear(table, outline, 1)].map(unit => unit.id);
  const units = reached(table, token, near);
  return feltBy(token, units, [...units.map(unit => suffers(unit, 1)), { do: 'removeObstacle', object: id }]);
}

/** Two dice each; hits and crits are hits. */
export const bomblet: DeviceRule = {
  detonates: (table, token) => bombNear(table, token, unit => [rolls(token, unit, 2)]),
  rolled: (_table, _token, unit, faces) => [suffers(unit, countOf(faces, 'hit', 'crit'))],
};

/** Four dice each, out to range 2: shields go on blanks, ion comes with focus and hit, disarm with crit. Remotes further than range 1 are spared. */
export const electroprotonbomb: DeviceRule = {
  detonates: (table, token) => {
    const close = unitsNear(table, token, 1);
    const near = unitsNear(table, token, 2).filter(unit => isShipId(unit) || close.includes(unit));
    const units = reached(table, token, near);
    return feltBy(
      token,
      units,
      units.map(unit => rolls(token, unit, 4)),
    );
  },
  rolled: (_table, { owner }, unit, faces) => {
    const charge = countOf(faces, 'focus', 'hit');
    if (!isShipId(unit)) return [suffers(unit, charge)];
    return [
      ...Array.from({ length: countOf(faces, 'blank') }, () => ({ do: 'loseShield', ship: unit }) as const),
      ...gains(unit, 'ion', charge, owner),
      ...gains(unit, 'disarm', countOf(faces, 'crit'), owner),
    ];
  },
};

/** Three ion tokens for each ship, a hit for each remote. */
export const ionbomb: DeviceRule = {
  detonates: (table, token) =>
    bombNear(table, token, unit => (isShipId(unit) ? gains(unit, 'ion', 3, token.owner) : [suffers(unit, 1)])),
};

/** A facedown card for each, past any shields; then each ship exposes one or is strained. */
export const concussionbomb: DeviceRule = {
  detonates: (table, token) => {
    const near = reached(table, token, unitsNear(table, token, 1));
    return feltBy(token, near, [
      ...near.map(unit =>
        isShipId(unit) ? ({ do: 'dealDamage', ship: unit, faceup: false } as const) : suffers(unit, 1),
      ),
      ...near.filter(isShipId).map(ship => ({ do: 'exposeOrStrain', ship }) as const),
    ]);
  },
};

/** One die each: strain on a focus, otherwise as it shows. */
export const thermaldetonator: DeviceRule = {
  detonates: (table, token) => bombNear(table, token, unit => [rolls(token, unit, 1)]),
  rolled: (_table, { owner }, unit, faces) => [
    ...(isShipId(unit) ? gains(unit, 'strain', countOf(faces, 'focus'), owner) : []),
    suffers(unit, countOf(faces, 'hit'), countOf(faces, 'crit')),
  ],
};

/** One die each, and where it lay a blaze burns on. */
export const blazerbomb: DeviceRule = {
  detonates: (table, token) => bombNear(table, token, unit => [rolls(token, unit, 1)]),
  rolled: (_table, _token, unit, faces) => [suffers(unit, countOf(faces, 'hit', 'crit'))],
  detonated: (table, token) => (mayLie(table, blazeOf(token)) ? [{ do: 'placeDevice', ...blazeOf(token) }] : []),
};

/** Its guides where the bomb had its own. */
const blazeOf = ({ owner, pose }: DeviceToken) =>
  ({ owner, ship: null, device: 'device:blaze', pose: { ...pose }, how: 'place', fuses: 1 }) as const;
