import { asking, type Effects } from '../../core/effect';
import { opponentOf } from '../../core/ids';
import { allShips } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** Before forces are placed: devices that cards lay out now, the first player's before the other's. */
function placeRemotes(run: Run): Effects {
  const { state } = run;
  for (const player of [state.firstPlayer, opponentOf(state.firstPlayer)]) {
    for (const ship of allShips(state).filter(one => one.player === player)) {
      for (const { card } of ship.upgrades) {
        const laid = run.rules.abilitiesOf(card).find(({ kind }) => kind === 'laidOut');
        if (laid?.kind !== 'laidOut') continue;
        const { device, count, beyond } = laid;
        const there = Object.values(state.devices).filter(one => one.device === device && one.owner === player);
        if (there.length >= count) continue;
        return [
          asking({
            player,
            topic: { kind: 'placeDevice', ship: ship.id, card },
            ask: { kind: 'place', region: { kind: 'beyondEdges', range: beyond } },
            options: [
              {
                key: `place:${device}`,
                subject: { kind: 'device', device },
                then: [{ do: 'placeDevice', owner: player, ship: ship.id, device, pose: null, how: 'place', fuses: 0 }],
              },
            ],
          }),
          { do: 'placeRemotes' },
        ];
      }
    }
  }
  return [];
}

export const remotePlacingHandlers = { placeRemotes } satisfies Partial<Handlers>;
