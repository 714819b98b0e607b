import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import type { DeviceTokenId } from '../../core/ids';
import { isUnder, kindOfDevice } from '../../look/devices';
import { baseOf, shipOf, shipsOnTable } from '../../look/ships';
import type { Run } from '../run';

/** Asks where to put a device; the charge is spent only with it. */
export function offerDrop(run: Run, { ship: id, card, places }: EffectNamed<'offerDrop'>): Effects {
  const ship = shipOf(run.state, id);
  if (places.length === 0 || ship.where !== 'table') return [];
  const options = places.map(
    ({ key, device, pose, how }): Option => ({
      key,
      subject: { kind: 'pose', pose, name: key },
      then: [
        { do: 'spendCharge', ship: id, card },
        { do: 'placeDevice', ship: id, device, pose, how },
      ],
    }),
  );
  return [
    asking({
      player: ship.player,
      topic: { kind: 'placeDevice', ship: id, card },
      ask: { kind: 'one' },
      options: [...options, pass()],
    }),
  ];
}

/** A mine that comes to lie under ships goes off at once; its owner chooses among several. */
export function placeDevice(run: Run, { ship: id, device, pose, how }: EffectNamed<'placeDevice'>): Effects {
  const ship = shipOf(run.state, id);
  const token: DeviceTokenId = `token:${run.state.piecesMade + 1}`;
  const charges = run.rules.catalog.device(device).charges?.value ?? 0;
  run.write(game => {
    game.piecesMade += 1;
    game.devices[token] = { id: token, device, owner: ship.player, pose, fuses: 0, damage: [], charges };
    game.ships[id]!.round.placedDevice = true;
  });
  run.emit({ type: 'devicePlaced', token, device, ship: id, pose, how });
  const placed = run.state.devices[token]!;
  if (kindOfDevice(run, placed) !== 'mine') return [];
  const under = shipsOnTable(run.state).filter(one => !one.destroyed && isUnder(run, placed, baseOf(run, one)));
  const [only] = under;
  if (!only) return [];
  if (under.length === 1) return [{ do: 'detonate', token, ship: only.id }];
  return [
    asking({
      player: ship.player,
      topic: { kind: 'detonate', device: token },
      ask: { kind: 'one' },
      options: under.map(one => ({
        key: one.id,
        subject: { kind: 'ship', ship: one.id },
        then: [{ do: 'detonate', token, ship: one.id }],
      })),
    }),
  ];
}
