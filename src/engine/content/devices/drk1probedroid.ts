import type { Pose } from '../../core/place';
import { step } from '../../geometry/pose';
import { bank, placeTemplate, straight } from '../../geometry/template';
import { isUnder } from '../../look/devices';
import { baseOf } from '../../look/ships';
import type { DeviceRule } from './index';

/** Its token is 32 mm long with guides on all four sides; the origin is the rear one. */
const LENGTH = 32;
const TEMPLATES = { bankLeft: bank(2, 'left'), straight: straight(2), bankRight: bank(2, 'right') } as const;
const GUIDES = { front: 0, right: 90, rear: 180, left: -90 } as const;

/** From any of its guides with a speed 2 bank or straight; it arrives with the guide that leads. */
function placesFrom({ pose }: { readonly pose: Pose }) {
  const centre = step(pose, LENGTH / 2, 0);
  return Object.entries(GUIDES).flatMap(([guide, outward]) =>
    Object.entries(TEMPLATES).map(([bearing, template]) => {
      const start = step({ ...centre, heading: centre.heading + outward }, LENGTH / 2, 0);
      const { end } = placeTemplate(template, start);
      // It keeps its facing relative to the way it travels.
      const middle = step(end, LENGTH / 2, 0, -outward);
      return { name: `${guide}:${bearing}`, pose: step(middle, -LENGTH / 2, 0) };
    }),
  );
}

export const drk1probedroid: DeviceRule = {
  relocates: (_table, token) => placesFrom(token),
  /** An enemy that ends on it rolls: focus damages the droid. */
  met: (table, token, ship, overlapped) =>
    overlapped && ship.player !== token.owner && isUnder(table, token, baseOf(table, ship))
      ? [
          {
            do: 'rollDice',
            ship: ship.id,
            count: 1,
            purpose: { kind: 'device', device: token.device, token: token.id },
          },
        ]
      : [],
  rolled: (_table, token, _ship, faces) =>
    token && faces[0] === 'focus' ? [{ do: 'damageRemote', token: token.id, count: 1 }] : [],
};
