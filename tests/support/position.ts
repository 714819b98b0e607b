import type { Answer } from '../../src/engine';
import type { ShipId } from '../../src/engine/core/ids';
import type { Setup } from '../../src/engine/core/setup';
import type { GameState } from '../../src/engine/core/state';
import type { Token } from '../../src/engine/core/token';
import type { ProfileId, ScenarioId } from '../../src/engine/core/vocabulary';
import { textOfGame } from '../../src/store/saves/gameFile';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { engine } from './engine';

interface Put {
  /** Bare xws id. */
  readonly pilot: string;
  readonly at: readonly [x: number, y: number];
  readonly heading?: number;
  readonly upgrades?: readonly string[];
  readonly tokens?: readonly Token[];
  /** IDs of ships that it has locked. */
  readonly locks?: readonly string[];
  /** Damage cards dealt facedown. */
  readonly damage?: number;
  readonly shields?: number;
}

export interface Position {
  readonly p1: readonly Put[];
  readonly p2: readonly Put[];
  /** Asteroids, at most three. */
  readonly rocks?: readonly (readonly [x: number, y: number])[];
  readonly scenario?: ScenarioId;
  readonly profile?: ProfileId;
  readonly seed?: number;
}

/** A game before its first dial, with every piece moved by hand to where it is wanted: a real record, as a file. */
export function positionFile(position: Position): string {
  const setup = setupOf(position);
  const begun = engine.newGame(setup, position.seed ?? 1);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  let record = engine.beginRecord(state.setup, position.seed ?? 1, state);
  const take = (given: Answer) => {
    const outcome = engine.answer(state, given);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    record = engine.addAnswer(record, given, state);
  };
  while (state.phase === 'setup') {
    const { player } = state.pending[0]!;
    take(engine.legalAnswers(state, player, state.asked * 7)[0]!);
  }
  for (const referee of editsOf(position, state)) take({ player: 'p1', referee });
  return textOfGame({ name: 'Position', record, options: DEFAULT_OPTIONS, journal: [] });
}

const ROCKS = ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'] as const;

function setupOf({ p1, p2, rocks = [], scenario = 'chanceengagement', profile = 'amg20' }: Position): Setup {
  const side = (name: string, ships: readonly Put[], count: number) => ({
    name,
    squad: {
      name,
      faction: engine.rules.catalog.pilot(`pilot:${ships[0]!.pilot}`).faction,
      ships: ships.map(({ pilot, upgrades = [] }) => ({
        pilot: `pilot:${pilot}` as const,
        upgrades: upgrades.map(card => `upgrade:${card}` as const),
      })),
      obstacles: ROCKS.slice(0, count).map(id => `obstacle:${id}` as const),
    },
  });
  return { profile, scenario, players: { p1: side('Ann', p1, rocks.length), p2: side('Ben', p2, 0) } };
}

function editsOf({ p1, p2, rocks = [] }: Position, state: GameState) {
  const all = [
    ...p1.map((put, i) => [`ship:A${i + 1}`, put] as const),
    ...p2.map((put, i) => [`ship:B${i + 1}`, put] as const),
  ];
  const pose = ([x, y]: readonly [number, number], heading = 0) => ({ x, y, heading });
  return [
    ...Object.keys(state.rocks).map((piece, i) => ({
      kind: 'move' as const,
      piece: piece as `rock:${number}`,
      pose: pose(rocks[i]!),
    })),
    ...all.map(([piece, { at, heading }]) => ({
      kind: 'move' as const,
      piece: piece as ShipId,
      pose: pose(at, heading),
    })),
    ...all.flatMap(([ship, { tokens = [] }]) =>
      tokens.map(token => ({ kind: 'giveToken' as const, ship: ship as ShipId, token })),
    ),
    ...all.flatMap(([ship, { damage = 0 }]) =>
      Array.from({ length: damage }, () => ({ kind: 'dealDamage' as const, ship: ship as ShipId, faceup: false })),
    ),
    ...all.flatMap(([ship, { shields }]) =>
      shields === undefined ? [] : [{ kind: 'setShields' as const, ship: ship as ShipId, to: shields }],
    ),
    ...all.flatMap(([ship, { locks = [] }]) =>
      locks.map(object => ({ kind: 'giveLock' as const, ship: ship as ShipId, object: `ship:${object}` as ShipId })),
    ),
  ];
}
