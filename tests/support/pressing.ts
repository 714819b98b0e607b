import type { Locator, Page } from 'playwright-core';
import type { Choice, Decision } from '../../src/engine/core/decision';
import type { PlayerId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import { orderMatters } from '../../src/panels/table/question/orderMatters';
import { starterSetup } from '../../src/squads/starter';
import { starterAnswer } from '../../src/squads/starterPlaces';
import { engine } from './engine';
import { sensibleChoice } from './sensiblePlayer';

export interface Presses {
  readonly total: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly rounds: number;
  /** Dials that were set: one for every ship in every round. */
  readonly flown: number;
  /** What the same answers took on the screens before: a target and "Attack", an action and its ship, dice and "Reroll" apart. */
  readonly before: number;
}

/** Plays the starter game of this seed to its end with as few presses as the screen allows, a second engine keeping pace. */
export async function pressThrough(page: Page, seed: number): Promise<Presses> {
  const byKind: Record<string, number> = {};
  let flown = 0;
  let before = 0;
  let looking: PlayerId | null = null;
  let state = starterGame(seed);
  const press = async (kind: string, button: Locator) => {
    byKind[kind] = (byKind[kind] ?? 0) + 1;
    await button.click();
  };
  const give = (decision: Decision, choice: Choice) => {
    const outcome = engine.answer(state, { decision: decision.id, player: decision.player, choice });
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
  };
  let byNumber = false;
  while (!state.outcome) {
    const open = state.pending.filter(({ player, topic }) => topic.kind !== 'setDials' || !state.ready[player]);
    const decision = open.find(({ player }) => player === looking) ?? open[0]!;
    const { kind } = decision.topic;
    const choice = sensibleChoice(state, decision);
    const { topic } = decision;
    if (topic.kind === 'chooseShip' && topic.toDo !== 'engage') {
      if (!byNumber) await press('byNumber', page.getByRole('button', { name: 'Always by number' }));
      byNumber = true;
      if (!orderMatters({ game: state, rules: engine.rules }, decision)) {
        before += 1;
        give(decision, { option: decision.options.map(({ key }) => key).toSorted()[0]! });
        continue;
      }
    }
    if (kind === 'setDials' && looking !== decision.player) {
      const { name } = state.setup.players[decision.player];
      await press('look', page.getByRole('button', { name: `${name}: set dials` }));
      looking = decision.player;
      before += 1;
    }
    const { button, keys } = await buttonFor(page, decision, choice);
    before += pressesBefore(decision, keys);
    await press(keyOf(choice) === 'ready' ? 'ready' : kind, button);
    if (keyOf(choice) === 'ready') looking = null;
    else if (kind === 'setDials') flown += 1;
    give(decision, { option: keys[0]! });
    const [, ...more] = keys;
    if (more.length > 0) give(state.pending[0]!, more[0]!.startsWith('die:') ? { picks: more } : { option: more[0]! });
  }
  const total = Object.values(byKind).reduce((sum, one) => sum + one, 0);
  return { total, byKind, rounds: state.round, flown, before };
}

function pressesBefore({ topic }: Decision, keys: readonly string[]): number {
  const attacks = keys.some(key => key.startsWith('target:'));
  const rerolls = keys.some(key => key.startsWith('die:'));
  const more = (topic.kind === 'chooseAction' && keys.length > 1) || (topic.kind === 'chooseShip' && keys.length > 1);
  return 1 + (attacks ? 1 : 0) + (rerolls ? 2 : 0) + (more ? 1 : 0);
}

const keyOf = (choice: Choice): string => ('option' in choice ? choice.option : '');

/** The state of the starter game when its first dials are asked for. */
function starterGame(seed: number): GameState {
  const begun = engine.newGame(starterSetup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  while (state.phase === 'setup') {
    const outcome = engine.answer(state, starterAnswer(state.pending[0]!)!);
    if (!outcome.ok) throw new Error(outcome.problem);
    ({ state } = outcome.step);
  }
  return state;
}

/** What to press for an answer, and what it answers: its own question, and perhaps the one that follows. */
async function buttonFor(page: Page, { topic }: Decision, choice: Choice) {
  const panel = page.locator('.table-question');
  const key = keyOf(choice);
  const named = (button: Locator, keys: readonly string[]) => ({ button, keys });
  const also = panel.locator(`[data-key^="${key} "]`).last();
  if (key === 'ready') return named(panel.getByRole('button', { name: 'Ready', exact: true }), [key]);
  if (topic.kind === 'chooseAttack' && key !== 'pass') {
    await panel.locator('.confirm-attack').waitFor();
    const chosen = await panel.locator('.target-row[aria-pressed="true"]').getAttribute('data-key');
    return named(panel.locator('.confirm-attack .accented'), [chosen!]);
  }
  const engages = topic.kind === 'chooseShip' && topic.toDo === 'engage';
  if (topic.kind === 'modifyDice' || topic.kind === 'chooseAction' || engages) {
    // What was told before it comes first; the odds of a ship's attacks a moment after it.
    await (engages ? also : panel.locator(`[data-key="${key}"]`).first()).waitFor();
    if ((await also.count()) > 0) return named(also, (await also.getAttribute('data-key'))!.split(' '));
  }
  return named(panel.locator(`[data-key="${key}"]`).first(), [key]);
}
