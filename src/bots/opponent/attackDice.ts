import type { PlayerView } from '../../engine';
import type { Choice, Decision } from '../../engine/core/decision';
import type { GameState, Ship } from '../../engine/core/state';
import { imagine } from './forks';
import { attackUnderWay, type Found, type Mind, tokensWorth } from './mind';
import { playRound } from './round';
import { shipOfTopic } from './topic';
import { noTerms, totalOf } from './why';

const CRIT = 0.15;

/** Each way to change dice, by exact odds; those who save tokens hold against that what is paid for it. */
export function changeDice(mind: Mind, view: PlayerView, decision: Decision): Found | null {
  const { engine, level } = mind;
  const odds = engine.oddsAfter(view, decision);
  if (!odds) return null;
  const ship = shipOfTopic(decision.topic);
  const plain: Found = { choice: odds.best, ship, terms: null, second: null, targets: [] };
  const saves = level.savesTokens && decision.topic.kind === 'modifyDice' && odds.options.length > 1;
  const first = saves ? attackUnderWay(engine, mind.modelFor(view)) : null;
  const imagined = first ? imagine(mind, view, decision) : null;
  if (!first || !imagined) return plain;
  const tried = odds.options.flatMap(({ key, odds: then }) => {
    const choice: Choice = { option: key };
    const fork = engine.fork(imagined);
    if (!fork.answer(fork.state, { decision: decision.id, player: mind.me, choice }).ok) return [];
    const model = mind.modelFor(havingPaid(view, fork.state));
    const terms = noTerms();
    const target = model.units[first.target];
    if (!target) return [];
    playRound(model, new Int32Array(model.units.length), terms, { ...first, spread: then.spread });
    terms.tokens = tokensWorth(model);
    if (target.mine) terms.taken -= CRIT * then.crits;
    else terms.dealt += CRIT * then.crits;
    return [{ choice, terms }];
  });
  const [best, second] = tried.toSorted((a, b) => totalOf(b.terms) - totalOf(a.terms));
  return best ? { ...best, ship, second: second ?? null, targets: [] } : plain;
}

/** What is paid is gone for the rest of the round; the dice are as they are expected to be. */
function havingPaid(view: PlayerView, after: GameState): GameState {
  const ships = Object.values(view.ships).map((ship): [string, Ship] => {
    const { tokens, locks, force, charges, upgrades } = after.ships[ship.id]!;
    return [ship.id, { ...ship, tokens, locks, force, charges, upgrades }];
  });
  return { ...view, ships: Object.fromEntries(ships) };
}
