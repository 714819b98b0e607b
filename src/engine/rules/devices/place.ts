import { castDraft } from 'immer';
import { type Option, pass } from '../../core/decision';
import { asking, type DropPlace, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { DeviceTokenId, PlayerId } from '../../core/ids';
import type { Pose } from '../../core/place';
import type { DeviceToken, Ship } from '../../core/state';
import type { Rules, Table } from '../../core/table';
import type { DeviceId } from '../../core/vocabulary';
import { roundPose } from '../../geometry/pose';
import { isDevice, mayLie, placedPose } from '../../look/devices';
import { chargesOf, shipOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { inStep } from '../steps';
import { systemKey } from './remotes';
import { laidUnder } from './under';

/** Asks where to put a device; what it costs is paid only with it. Of several, dropped one after the other, each uses another template. */
export function offerDrop(run: Table, effect: EffectNamed<'offerDrop'>): Effects {
  const { ship: id, card, most, must, cost, fuses, next } = effect;
  const ship = shipOf(run.state, id);
  const places = (next ? measuredAnew(run, ship, effect.places) : effect.places).filter(({ cost: extra }) =>
    canPay(ship, extra),
  );
  if (places.length === 0 || ship.where !== 'table' || !canPay(ship, cost)) return [];
  const options = places.map(({ key, device, pose, how, edge, template, cost: extra }): Option => {
    const others = most > 1 ? places.filter(place => place.template !== template) : [];
    const place = { do: 'placeDevice', owner: ship.player, ship: id, device, pose, how, fuses } as const;
    return {
      key,
      subject: { kind: 'pose', pose, name: key, drop: { device, how, edge, template } },
      then: [
        ...cost,
        ...extra,
        // What the first one sets off is resolved before the second is dropped.
        ...(others.length > 0
          ? [
              inStep('placeDevice', id, [place]),
              { ...effect, places: others, most: most - 1, must: false, next: true } as const,
            ]
          : [place]),
      ],
    };
  });
  if (must && options.length === 1) return options[0]!.then;
  return [
    asking({
      player: ship.player,
      topic: { kind: 'placeDevice', ship: id, card },
      ask: { kind: 'one' },
      options: must ? options : [...options, pass()],
    }),
  ];
}

const measuredAnew = (run: Table, ship: Ship, places: readonly DropPlace[]): readonly DropPlace[] =>
  places.map(one => ({ ...one, pose: placedPose(run, ship, one) })).filter(one => mayLie(run, one));

const canPay = (ship: Ship, cost: Effects): boolean =>
  cost.every((one: Effect) => {
    if (one.do === 'spendCharge') return chargesOf(ship, one.card) > 0;
    return one.do !== 'removeToken' || ship.tokens[one.token] > 0;
  });

/** A token fresh from the box. */
export const newToken = (
  { catalog }: Rules,
  id: DeviceTokenId,
  device: DeviceId,
  owner: PlayerId,
  pose: Pose,
  piece = 0,
): DeviceToken => ({
  id,
  device,
  owner,
  pose,
  piece,
  fuses: 0,
  damage: [],
  charges: catalog.device(device).charges?.value ?? 0,
  locks: [],
  destroyed: false,
});

/** A set is laid as so many devices of their own. */
function placeDevice(run: Run, effect: EffectNamed<'placeDevice'>): Effects {
  const { owner, ship, device, how, fuses } = effect;
  if (!effect.pose) throw new Error(`${device} was placed nowhere`);
  const pose = roundPose(effect.pose);
  const first = run.state.piecesMade + 1;
  const tokens = run.rules.catalog
    .device(device)
    .outlines.map((_, piece) => newToken(run.rules, `token:${first + piece}`, device, owner, { ...pose }, piece));
  run.write(game => {
    game.piecesMade += tokens.length;
    for (const token of tokens) {
      game.devices[token.id] = castDraft({ ...token, fuses });
      // Its initiative has passed: remotes come before all ships.
      if (game.phase === 'system') game.used[systemKey(token)] = 1;
    }
    if (ship && isDevice(run, device)) game.ships[ship]!.round.placedDevice = true;
  });
  const ids = tokens.map(({ id }) => id);
  run.emit({ type: 'devicePlaced', tokens: ids, device, owner, ship, pose, how });
  return laidUnder(run, ids);
}

export const devicePlacingHandlers = { offerDrop, placeDevice } satisfies Partial<Handlers>;
