import { PLAYERS, type PlayerId, type ShipId } from '../../engine/core/ids';
import type { DamageOnShip, GameState, Ship } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { facedownCards, isCard } from '../../engine/look/damage';
import { damageOf } from '../../engine/rules/setup/components';
import { renamed } from '../../engine/surface/veil';

/** The damage cards that nobody sees. */
export const hiddenCards = (state: GameState, player: PlayerId): readonly string[] => [
  ...state.decks[player].draw,
  ...facedownCards(state)
    .map(({ id }) => id)
    .filter(id => id.startsWith(`card:${player}:`)),
];

/** The same game with all that a player may not know changed: the other's dials, the dice to come, every hidden card. */
export function scrambled(rules: Rules, state: GameState, viewer: PlayerId): GameState {
  const names = new Map<string, string>();
  for (const player of PLAYERS) {
    const hidden = hiddenCards(state, player);
    hidden.forEach((id, index) => {
      names.set(id, hidden[(index + 5) % hidden.length]!);
    });
  }
  const moved = renamed(state, names);
  const named = (damage: readonly DamageOnShip[]): readonly DamageOnShip[] =>
    damage.map(one => (isCard(one) ? { ...one, card: damageOf(rules, one.id) } : one));
  const ships = Object.values(moved.ships).map((ship): [ShipId, Ship] => [
    ship.id,
    { ...ship, dial: otherDial(rules, state, ship, viewer), damage: named(ship.damage) },
  ]);
  const devices = Object.values(moved.devices).map(device => [device.id, { ...device, damage: named(device.damage) }]);
  return {
    ...moved,
    ships: Object.fromEntries(ships),
    devices: Object.fromEntries(devices),
    rng: { kind: 'seeded', seed: 987_654 },
    pending: moved.pending.map(decision => (decision.player === viewer ? decision : { ...decision, options: [] })),
  };
}

function otherDial(rules: Rules, state: GameState, ship: Ship, viewer: PlayerId): Ship['dial'] {
  if (ship.player === viewer || ship.revealed || !ship.dial) return ship.dial;
  const { dial } = rules.profilesOf(state.setup)[ship.id]!;
  return dial[(dial.indexOf(ship.dial) + 1) % dial.length]!;
}
