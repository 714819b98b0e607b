import { expect, test } from 'vitest';
import { cards } from '../../../src/engine/content';
import type { Ability, Dice } from '../../../src/engine/core/ability';
import { type Cost, costsIn } from '../../../src/engine/core/terms';
import { type Duel, duel, PRIMARY } from '../../support/duel';
import type { Placed } from '../../support/scenario';
import { playAttacks } from './playing';
import { engineWith, QUESTION } from './support';

/** What a card does to dice, without when it may: that is for its own test. */
const bare = ({ as, at, does, must, cost }: Dice): Dice => ({
  kind: 'dice',
  as,
  does,
  ...(at ? { at } : {}),
  ...(must ? { must } : {}),
  ...(cost ? { cost: costsIn(cost).map(({ of: _, ...own }) => own as Cost) } : {}),
});

const isDice = (ability: Ability): ability is Dice => ability.kind === 'dice';
/** What a record says; of one that depends on the scene, its code. */
const written = ({ does, ...rest }: Dice): string =>
  JSON.stringify([rest, typeof does === 'function' ? `${does}` : does]);

/** Every record that stands on a card, each once, by the card that has it first. Conditions look for their giver. */
const records = [
  ...new Map(
    cards
      .filter(({ card }) => !/^(rule|condition):/.test(card.id))
      .flatMap(({ card }) => card.abilities.filter(isDice).map(ability => ({ card: card.id, ability: bare(ability) })))
      .map(one => [written(one.ability), one] as const),
  ).values(),
];

/** However many cards there are, the time is the same. */
const GAMES = Math.max(60, Math.round(3500 / records.length));

/** What its costs take. */
function rich({ cost }: Dice): Partial<Placed> {
  const tokens = costsIn(cost).flatMap(one =>
    'spend' in one && one.spend !== 'lock' ? [[one.spend, 1] as const] : [],
  );
  const locks = costsIn(cost).some(one => 'spend' in one && one.spend === 'lock') ? { locks: ['B1'] } : {};
  return { force: 3, charges: 4, tokens: Object.fromEntries(tokens), ...locks };
}

/** Three dice against two, the card on its side, and shields for whatever comes. */
function storyOf(ability: Dice): Duel {
  const [attacker, defender] = ability.as === 'attacker' ? [rich(ability), {}] : [{}, rich(ability)];
  return {
    attacker: { pilot: 'wedgeantilles', force: 0, ...attacker },
    defender: { pilot: 'bluesquadronescort', shields: 12, force: 0, ...defender },
    // For those that count friends about the defender.
    wingmen: [{ pilot: 'bluesquadronescort', at: [520, 520], locks: typeof ability.does === 'function' ? ['B1'] : [] }],
    abilities: { [`pilot:${ability.as === 'attacker' ? 'wedgeantilles' : 'bluesquadronescort'}`]: [ability] },
  };
}

test.each(records)(
  '$card: the odds and the engine come to the same',
  ({ ability }) => {
    const given = storyOf(ability);
    const odds = engineWith(given.abilities).oddsOfAttack(duel(given).state, QUESTION)!;
    const pilot = Object.keys(given.abilities!)[0];
    if (odds.leavesOut.includes(pilot as never)) {
      expect(typeof ability.does !== 'function' && isCountable(ability), 'it is left out of the odds').toBe(false);
      return;
    }
    const suffered = playAttacks(given, PRIMARY, GAMES).map(events =>
      // What an attacker suffers is the price of a card.
      events.flatMap(event => (event.type === 'damageSuffered' && event.ship === 'ship:B1' ? [event.damage] : [])),
    );
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / GAMES;
    const near = (numbers: readonly number[], expected: number) => {
      const spread = Math.sqrt(mean(numbers.map(one => (one - expected) ** 2)) / GAMES);
      expect(Math.abs(mean(numbers) - expected)).toBeLessThan(3.5 * spread + 0.02);
    };
    near(
      suffered.map(({ length }) => length),
      odds.damage,
    );
    near(
      suffered.map(all => all.filter(one => one === 'crit').length),
      odds.crits,
    );
    near(
      suffered.map(({ length }) => (length > 0 ? 1 : 0)),
      odds.hit,
    );
  },
  60_000,
);

/** As soon as dice are rolled, the other side's attack dice before evades, what is more than a result, and dice that are rolled afresh: not counted. */
function isCountable({ at, as, does }: Dice): boolean {
  if (typeof does === 'function') return at === undefined;
  if (does.kind === 'spend' && does.then.length > 0) return false;
  if (does.kind === 'reroll' && does.afresh) return false;
  const pool = does.dice ?? (as === 'attacker' ? 'attack' : 'defense');
  if (at === 'after:neutralize') return does.kind === 'spend' && as === 'attacker';
  return (
    at === undefined ||
    (at === 'after:modifyAttack' && pool === 'attack') ||
    (at === 'before:neutralize' && pool === 'defense')
  );
}

test('most records are counted', () => {
  expect(records.filter(({ ability }) => isCountable(ability)).length).toBeGreaterThan(records.length / 2);
});
