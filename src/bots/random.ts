import type { Engine } from '../engine';
import type { ChosenAnswer, Decision, Option } from '../engine/core/decision';
import { PLAYERS } from '../engine/core/ids';
import { type Rng, roll } from '../engine/core/rng';
import type { GameState } from '../engine/core/state';

/** Numbers in [0, 1), the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let rng: Rng = { kind: 'seeded', seed: seed | 0 };
  return () => {
    const [value, next] = roll(rng);
    rng = next;
    return value;
  };
}

/** How often a random player takes back what they have just done; evenly, a squad would never be ready. */
const CHANGES_MIND = 0.02;

/** How often what a card offers is taken, where a random player would as soon let it be. */
const TAKES_OFFERS = 0.8;

/** A question that a card asks. */
const isOffer = ({ by, topic }: Decision): boolean => by !== undefined || topic.kind === 'mayUse';

/** Picks evenly among legal answers; null where there is nothing to say. `random` gives numbers in [0, 1). A view will do for a state. */
export function randomAnswer(
  engine: Pick<Engine, 'legalAnswers'>,
  state: GameState,
  random: () => number,
): ChosenAnswer | null {
  const forward = random() >= CHANGES_MIND;
  const waiting = state.pending.filter(({ options }) => options.length > 0 && (!forward || !isDone(options)));
  const asked = PLAYERS.filter(player => waiting.some(decision => decision.player === player));
  const player = pickFrom(asked, random);
  if (!player) return null;
  const decision = waiting.find(one => one.player === player)!;
  if (decision.ask.kind === 'one') return pickOption(decision, forward, random);
  const answers = engine.legalAnswers(withOnePiece(state, random), player, Math.floor(random() * 1e6), 1);
  return pickFrom(answers, random) ?? null;
}

/** An option among many is picked without a list of answers being made of them. */
function pickOption(decision: Decision, forward: boolean, random: () => number): ChosenAnswer {
  const { id, player, options } = decision;
  const takes = isOffer(decision) && random() < TAKES_OFFERS;
  const onward = options.filter(({ key }) => !(forward && isTakingBack(key)) && !(takes && key === 'pass'));
  const { key } = pickFrom(onward.length > 0 ? onward : options, random)!;
  return { decision: id, player, choice: { option: key } };
}

/** Which piece is placed is picked before its place is looked for: looking is what takes time. */
function withOnePiece(state: GameState, random: () => number): GameState {
  if (!state.pending.some(({ ask }) => ask.kind === 'place')) return state;
  const pending = state.pending.map(decision => {
    const option = decision.ask.kind === 'place' ? pickFrom(decision.options, random) : undefined;
    return option ? { ...decision, options: [option] } : decision;
  });
  return { ...state, pending };
}

export const pickFrom = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Only taking back is left to them. */
const isDone = (options: readonly Option[]): boolean => options.every(({ key }) => isTakingBack(key));

export const isTakingBack = (key: string): boolean => key === 'notReady' || key.startsWith('takeBack:');
