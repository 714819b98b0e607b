import { type Engine, engineOver } from '../../../src/engine';
import type { Ability } from '../../../src/engine/core/ability';
import type { Decision } from '../../../src/engine/core/decision';
import type { GameState } from '../../../src/engine/core/state';
import { attack, type Duel, duel } from '../../support/duel';
import { engine } from '../../support/engine';

export const QUESTION = { attacker: 'ship:A1', target: 'ship:B1', weapon: 'primary:0' } as const;

type Abilities = Readonly<Record<string, readonly Ability[]>>;

/** The engine with made-up abilities on some cards, as the story has them. */
export function engineWith(more: Abilities = {}): Engine {
  const { rules } = engine;
  return engineOver({
    ...rules,
    abilitiesOf: source => [...rules.abilitiesOf(source), ...(more[source] ?? [])],
    allAbilities: () => [...rules.allAbilities(), ...Object.values(more).flat()],
  });
}

/** What A1's primary attack on B1 would come to. */
export const expected = (given: Duel = {}, weapon: `primary:${number}` | `upgrade:${string}` = 'primary:0') =>
  engineWith(given.abilities).oddsOfAttack(duel(given).state, { ...QUESTION, weapon })!;

/** What it will come to once it is under way. */
export const under = (given: Duel) => oddsOf(attack(given), given);

export const oddsOf = (game: { readonly state: GameState }, given: Duel = {}) =>
  engineWith(given.abilities).odds(game.state);

export const question = (game: { readonly state: GameState }): Decision => game.state.pending[0]!;

/** The odds of one option of the question on the table. */
export function optionOf(game: { readonly state: GameState }, key: string, given: Duel = {}) {
  const { options } = engineWith(given.abilities).oddsAfter(game.state, question(game))!;
  return options.find(option => option.key === key)!.odds;
}

/** A defender that rolls no dice. */
export const HELPLESS = { pilot: 'patrolleader' } as const;
/** One that rolls two. */
export const AGILE = { pilot: 'bluesquadronescort' } as const;
