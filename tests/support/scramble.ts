import { PLAYERS, type PlayerId, type ShipId } from '../../src/engine/core/ids';
import type { DamageOnShip, GameState, Ship } from '../../src/engine/core/state';
import { isCard } from '../../src/engine/look/damage';
import { damageOf } from '../../src/engine/rules/setup/components';
import { facedownCards, renamed } from '../../src/engine/surface/veil';
import { engine } from './engine';

/** The damage cards that nobody sees. */
export const hiddenCards = (state: GameState, player: PlayerId): readonly string[] => [
  ...state.decks[player].draw,
  ...facedownCards(state)
    .map(({ id }) => id)
    .filter(id => id.startsWith(`card:${player}:`)),
];

/** The same game with all that a player may not know changed: the other's dials, the dice to come, every hidden card. */
export function scrambled(state: GameState, viewer: PlayerId): GameState {
  const names = new Map<string, string>();
  for (const player of PLAYERS) {
    const hidden = hiddenCards(state, player);
    hidden.forEach((id, index) => {
      names.set(id, hidden[(index + 5) % hidden.length]!);
    });
  }
  const moved = renamed(state, names);
  const ships = Object.values(moved.ships).map((ship): [ShipId, Ship] => [
    ship.id,
    { ...ship, dial: otherDial(state, ship, viewer), damage: named(ship.damage) },
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

const named = (damage: readonly DamageOnShip[]): readonly DamageOnShip[] =>
  damage.map(one => (isCard(one) ? { ...one, card: damageOf(engine.rules, one.id) } : one));

function otherDial(state: GameState, ship: Ship, viewer: PlayerId): Ship['dial'] {
  if (ship.player === viewer || ship.revealed || !ship.dial) return ship.dial;
  const { dial } = engine.rules.profilesOf(state.setup)[ship.id]!;
  return dial[(dial.indexOf(ship.dial) + 1) % dial.length]!;
}
