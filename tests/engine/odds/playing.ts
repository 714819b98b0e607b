import type { Engine } from '../../../src/engine';
import type { Choice, Decision } from '../../../src/engine/core/decision';
import type { GameEvent } from '../../../src/engine/core/event';
import type { Attack } from '../../../src/engine/core/frame';
import type { GameState } from '../../../src/engine/core/state';
import { type Duel, duel } from '../../support/duel';
import { engineWith } from './support';

const attackIn = ({ agenda }: GameState): Attack => {
  const frame = agenda.findLast(({ kind }) => kind === 'attack');
  if (frame?.kind !== 'attack') throw new Error('no attack is under way');
  return frame.attack;
};

/** What the odds hold best, asked once for each situation: in which order the dice lie is none of it. */
function advisor(engine: Engine) {
  const known = new Map<string, readonly string[]>();
  return (state: GameState, decision: Decision): Choice => {
    const { attackDice, defenseDice, used } = attackIn(state);
    const faces = [attackDice, defenseDice].map(dice => dice.map(die => JSON.stringify(die)).sort());
    const ships = Object.values(state.ships).map(({ tokens, force, charges, locks }) => [
      tokens,
      force,
      charges,
      locks,
    ]);
    const asked = decision.options.filter(({ subject }) => subject.kind !== 'die').map(({ key }) => key);
    const key = JSON.stringify([decision.topic, asked, decision.ask.kind, faces, used, ships]);
    const dice = 'dice' in decision.topic && decision.topic.dice === 'attack' ? attackDice : defenseDice;
    const faceOf = (option: string) => JSON.stringify(dice[Number(option.slice('die:'.length))]);
    let advice = known.get(key);
    if (!advice) {
      // Where the odds do not say, whatever is offered is used.
      const best = engine.oddsAfter(state, decision)?.best ?? { option: decision.options[0]!.key };
      advice = 'picks' in best ? best.picks.map(faceOf) : [best.option];
      known.set(key, advice);
    }
    if (decision.ask.kind !== 'some') return { option: advice[0]! };
    const picks: string[] = [];
    for (const face of advice) {
      picks.push(decision.options.find(({ key: die }) => !picks.includes(die) && faceOf(die) === face)!.key);
    }
    return { picks };
  };
}

/** So many attacks, played by the engine itself with real dice: for each, all that happened until it was over. */
export function playAttacks(given: Duel, option: string, games: number): readonly (readonly GameEvent[])[] {
  const engine = engineWith(given.abilities);
  const { state: start } = duel(given);
  const advice = advisor(engine);
  return Array.from({ length: games }, (_, game) => {
    const { state, answer } = engine.fork({ ...start, rng: { kind: 'seeded', seed: (game + 1) * 7919 } });
    const events: GameEvent[] = [];
    let choice: Choice = { option };
    for (;;) {
      const decision = state.pending[0]!;
      const outcome = answer(state, { decision: decision.id, player: decision.player, choice });
      if (!outcome.ok) throw new Error(outcome.problem);
      events.push(...outcome.step.events);
      const over = events.findIndex(({ type }) => type === 'attackPerformed');
      if (over >= 0) return events.slice(0, over);
      choice = advice(state, state.pending[0]!);
    }
  });
}
