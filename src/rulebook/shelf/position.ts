import { targetAnswer } from '../../bots/target';
import type { Answer, Engine } from '../../engine';
import type { ObjectId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import { PLAIN_PRACTICE, type Practice } from '../../engine/core/practice';
import type { RefereeEdit } from '../../engine/core/referee';
import type { Setup } from '../../engine/core/setup';
import type { MissionId, ObstacleKind } from '../../engine/core/vocabulary';
import { drillSetup } from '../../lessons/drills/setup';
import { type LaidOut, layOut } from '../../lessons/layOut';
import { MODELS, type Model, ROCKS } from '../scene';

/** A moment of a game that shows one rule: how it was laid out, and the answers that lead to it. */
export interface Position {
  readonly id: string;
  readonly name: string;
  /** The entry of the rulebook that it shows. */
  readonly entry: string;
  /** What to show, to whoever shows it. */
  readonly show: string;
  /** Pieces that the words speak of: the camera takes them in. */
  readonly sees?: readonly ObjectId[];
  readonly setup: Setup;
  readonly seed: number;
  readonly places: Readonly<Record<ObjectId, Pose>>;
  readonly prepare: readonly RefereeEdit[];
  /** What the near side answers on the way, by key; the far side does what targets do. */
  readonly then: readonly string[];
}

type At = readonly [x: number, y: number, heading?: number];

interface Written {
  readonly name: string;
  readonly entry: string;
  readonly show: string;
  readonly near: readonly (readonly [Model, ...At])[];
  readonly far: readonly (readonly [Model, ...At])[];
  readonly rocks?: readonly (readonly [ObstacleKind, ...At])[];
  readonly mission?: { readonly is: MissionId; readonly at: At };
  readonly practice: Partial<Practice>;
  readonly sees?: readonly ObjectId[];
  readonly prepare?: readonly RefereeEdit[];
  readonly then?: readonly string[];
  readonly seed?: number;
}

const poseOf = ([x, y, heading = 0]: At): Pose => ({ x, y, heading });
const FOILS = 'upgrade:servomotorsfoils';

/** By `near` and `far`: the first of them is A1, B1. */
export function position(id: string, written: Written): Position {
  const { near, far, rocks = [], mission, practice, prepare = [], then = [], seed = 5, ...words } = written;
  const ships = [
    ...near.map(([model, ...at], index) => ({ id: `ship:A${index + 1}` as const, model, at })),
    ...far.map(([model, ...at], index) => ({ id: `ship:B${index + 1}` as const, model, at })),
  ];
  return {
    ...words,
    id,
    seed,
    then,
    setup: drillSetup({
      mine: near.map(([model]) => MODELS[model]),
      theirs: far.map(([model]) => MODELS[model]),
      obstacles: rocks.map(([kind]) => ROCKS[kind]),
      scenario: mission?.is ?? 'none',
      practice: { ...PLAIN_PRACTICE, ...practice },
    }),
    places: Object.fromEntries([
      ...rocks.map(([, ...at], index) => [`rock:${index + 1}`, poseOf(at)]),
      ...(mission ? [['marker:1', poseOf(mission.at)]] : []),
      ...ships.map(ship => [ship.id, poseOf(ship.at)]),
    ]),
    prepare: [
      ...ships.flatMap(({ id: ship, model }) =>
        model === 'xwing' ? [{ kind: 'flipUpgrade', ship, card: FOILS } as const] : [],
      ),
      ...prepare,
    ],
  };
}

/** The record of a position, played to its moment by the engine. */
export function openPosition(engine: Engine, { then, ...wanted }: Position): LaidOut {
  let { state, record } = layOut(engine, wanted);
  const give = (answer: Answer) => {
    const next = engine.answer(state, answer);
    if (!next.ok) throw new Error(`A position cannot be reached: ${next.problem}`);
    state = next.step.state;
    record = engine.addAnswer(record, answer, state);
  };
  const letOthers = () => {
    for (;;) {
      const waits = state.pending.some(
        ({ player, topic }) => player === 'p1' && !(topic.kind === 'setDials' && state.ready.p1),
      );
      const answer = waits ? null : targetAnswer(engine, state, 'p2', {});
      if (!answer) return;
      give(answer);
    }
  };
  for (const option of then) {
    const decision = state.pending.find(
      ({ player, options }) => player === 'p1' && options.some(one => one.key === option),
    );
    if (!decision) throw new Error(`A position cannot be reached: ${option} is not offered.`);
    give({ decision: decision.id, player: 'p1', choice: { option } });
    letOthers();
  }
  return { state, record };
}
