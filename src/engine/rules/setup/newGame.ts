import type { Frame } from '../../core/frame';
import { PLAYERS, type PlayerId, type RockId, type ShipId } from '../../core/ids';
import type { Setup } from '../../core/setup';
import type { GameState, Rock, RoundMemory, Ship } from '../../core/state';
import type { Rules } from '../../core/table';
import { noTokens } from '../../core/token';
import { listed } from '../../look/abilityIndex';
import { equippedBy } from './equip';

export const freshRound = (): RoundMemory => ({
  systemDone: false,
  activated: false,
  engaged: false,
  actions: [],
  executedSpeed: null,
  bonusAttack: false,
  attacks: [],
  tractored: false,
  placedDevice: false,
  decloaked: false,
});

/** The letter of a player's ships. */
const LETTER: Readonly<Record<PlayerId, string>> = { p1: 'A', p2: 'B' };

export const shipIdOf = (player: PlayerId, number: number): ShipId => `ship:${LETTER[player]}${number}`;

/** The game before its first die: forces gathered, nothing placed. */
export function gatherForces(rules: Rules, setup: Setup, seed: number): GameState {
  const ships: Record<ShipId, Ship> = {};
  const rocks: Record<RockId, Rock> = {};
  let rockNumber = 0;
  for (const player of PLAYERS) {
    const { squad } = setup.players[player];
    squad.ships.forEach((_, index) => {
      const ship = shipFrom(rules, setup, player, index + 1);
      ships[ship.id] = ship;
    });
    for (const obstacle of squad.obstacles) {
      const id: RockId = `rock:${++rockNumber}`;
      rocks[id] = { id, obstacle, owner: player, pose: null, setAside: false };
    }
  }
  const game: Frame = {
    kind: 'game',
    triggers: [],
    todo: [
      { do: 'rollForFirstPlayer' },
      { do: 'openWindow', moment: { at: 'before:setup' } },
      { do: 'placeMarkers' },
      { do: 'placeObstacles' },
      { do: 'placeRemotes' },
      // Where nobody carries anybody there is nothing to say.
      ...(listed(rules, setup, 'carries', '') ? [{ do: 'declareDocking', asked: [] } as const] : []),
      { do: 'placeForces' },
      { do: 'prepareComponents' },
      { do: 'openWindow', moment: { at: 'after:setup' } },
      { do: 'startRound' },
    ],
  };
  return {
    setup,
    round: 0,
    phase: 'setup',
    firstPlayer: 'p1',
    ships,
    rocks,
    devices: {},
    markers: {},
    decks: { p1: { draw: [], discard: [] }, p2: { draw: [], discard: [] } },
    score: [],
    agenda: [game],
    pending: [],
    ready: { p1: false, p2: false },
    asked: 0,
    piecesMade: 0,
    rng: { kind: 'seeded', seed: seed | 0 },
    notes: [],
    used: {},
    practice: setup.practice ?? null,
    nextRoll: { attack: [], defense: [] },
    agreesToDraw: [],
    endsAfterRound: false,
    outcome: null,
  };
}

function shipFrom(rules: Rules, setup: Setup, player: PlayerId, number: number): Ship {
  const id = shipIdOf(player, number);
  const squadShip = setup.players[player].squad.ships[number - 1]!;
  const profile = rules.profilesOf(setup)[id]!;
  return {
    id,
    player,
    number,
    pilot: squadShip.pilot,
    upgrades: equippedBy(rules.catalog, setup.profile, squadShip).map(card => ({
      card,
      charges: rules.catalog.upgrade(card).charges?.value ?? 0,
      side: 0,
    })),
    conditions: [],
    where: 'hand',
    pose: { x: 0, y: 0, heading: 0 },
    tokens: noTokens(),
    locks: [],
    charges: profile.charges,
    force: profile.force,
    shields: profile.shields,
    damage: [],
    turret: profile.turret ? 'front' : null,
    dial: null,
    revealed: false,
    destroyed: false,
    round: freshRound(),
  };
}
