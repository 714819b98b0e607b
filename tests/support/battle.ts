import type { PlayerId } from '../../src/engine/core/ids';
import type { Pose } from '../../src/engine/core/place';
import type { Setup } from '../../src/engine/core/setup';
import type { AttackFace, ProfileId, ScenarioId } from '../../src/engine/core/vocabulary';
import { gatherForces } from '../../src/engine/rules/setup/newGame';
import { engine } from './engine';
import { drive } from './scenario';

/** A pilot by bare id, or with upgrades. */
export type Member = string | { readonly pilot: string; readonly upgrades: readonly string[] };

export interface Battle {
  readonly p1: readonly Member[];
  readonly p2: readonly Member[];
  readonly profile?: ProfileId;
  /** Chance Engagement unless said otherwise. */
  readonly scenario?: ScenarioId;
  /** Three a player, by bare id. */
  readonly obstacles?: Partial<Record<PlayerId, readonly string[]>>;
  /** The first dice, in order: each player's three for the first player. After that by seed. */
  readonly dice?: readonly AttackFace[];
  readonly seed?: number;
}

const OBSTACLES: Readonly<Record<PlayerId, readonly string[]>> = {
  p1: ['coreasteroid0', 'coreasteroid1', 'gascloud1'],
  p2: ['coreasteroid2', 'yt2400debris0', 'gascloud2'],
};

export function setupOf(battle: Battle): Setup {
  const player = (id: PlayerId) => {
    const ships = battle[id].map(one => (typeof one === 'string' ? { pilot: one, upgrades: [] } : one));
    return {
      name: id,
      squad: {
        name: id,
        faction: engine.rules.catalog.pilot(`pilot:${ships[0]!.pilot}`).faction,
        ships: ships.map(({ pilot, upgrades }) => ({
          pilot: `pilot:${pilot}` as const,
          upgrades: upgrades.map(card => `upgrade:${card}` as const),
        })),
        obstacles: (battle.obstacles?.[id] ?? OBSTACLES[id]).map(one => `obstacle:${one}` as const),
      },
    };
  };
  return {
    profile: battle.profile ?? 'amg20',
    scenario: battle.scenario ?? 'chanceengagement',
    players: { p1: player('p1'), p2: player('p2') },
  };
}

const ROLL: Readonly<Record<AttackFace, number>> = { hit: 0.1, crit: 0.45, focus: 0.55, blank: 0.9 };
/** So that the first player is not left to chance. */
const P1_FIRST: readonly AttackFace[] = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'];

/** A game from its first die, to be set up by answers. */
export function battle(story: Battle) {
  const game = gatherForces(engine.rules, setupOf(story), story.seed ?? 1);
  const rolls = (story.dice ?? P1_FIRST).map(face => ROLL[face]);
  return drive({ ...game, rng: { kind: 'scripted', rolls, then: story.seed ?? 1 } }, game.agenda[0]!.todo);
}

export type Driver = ReturnType<typeof battle>;

/** Six places that suit any obstacle. */
export const ROCK_PLACES: readonly Pose[] = [
  { x: 260, y: 260, heading: 0 },
  { x: 457, y: 260, heading: 0 },
  { x: 654, y: 260, heading: 0 },
  { x: 260, y: 654, heading: 0 },
  { x: 457, y: 654, heading: 0 },
  { x: 654, y: 654, heading: 0 },
];

/** Whoever is asked places the first obstacle offered in the next of those places. */
export function placeRocks(game: Driver): Driver {
  for (const pose of ROCK_PLACES) {
    const asked = game.state.pending[0];
    if (asked?.topic.kind !== 'placeObstacle') break;
    game.place(asked.player, asked.options[0]!.key, pose);
  }
  return game;
}

/** Ships in a row along their own edge, turrets to the front. */
export function placeShips(game: Driver): Driver {
  for (let i = 0; i < 40; i++) {
    const asked = game.state.pending[0];
    if (asked?.topic.kind === 'pointTurret') game.choose(asked.player, 'arc:front');
    else if (asked?.topic.kind === 'placeShip') {
      const option = asked.options[0]!;
      const number = option.subject.kind === 'ship' ? game.state.ships[option.subject.ship]!.number : 1;
      const far = asked.player === 'p2';
      game.place(asked.player, option.key, { x: 110 * number - 40, y: far ? 864.4 : 50, heading: far ? 180 : 0 });
    } else break;
  }
  return game;
}

/** Through the whole setup to the first dials. */
export const setUp = (story: Battle): Driver => placeShips(placeRocks(battle(story)));
