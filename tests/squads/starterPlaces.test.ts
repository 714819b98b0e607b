import { expect, test } from 'vitest';
import { shipAbilityOf, slugOf } from '../../src/catalog/shipAbility';
import { loadWords } from '../../src/catalog/words';
import { leftToHands } from '../../src/panels/table/rail/card/byHand';
import { problemsOf } from '../../src/squads/legal';
import { pointsOf } from '../../src/squads/points';
import { starterSetup } from '../../src/squads/starter';
import { starterAnswer } from '../../src/squads/starterPlaces';
import { catalog, engine } from '../support/engine';

test.each([1, 2, 3, 4])('every piece of the starter game has its place, whoever goes first (seed %i)', seed => {
  let outcome = engine.newGame(starterSetup, seed);
  for (;;) {
    if (!outcome.ok) throw new Error(outcome.problem);
    const { state } = outcome.step;
    const decision = state.pending[0]!;
    if (decision.ask.kind !== 'place') break;
    const given = starterAnswer(decision);
    expect(given, `a place for ${decision.options.map(({ key }) => key).join(', ')}`).not.toBeNull();
    outcome = engine.answer(state, given!);
  }
  const { state } = outcome.step;
  expect(state.phase).toBe('planning');
  expect(Object.values(state.ships).map(({ where }) => where)).toEqual(Array(9).fill('table'));
  expect(Object.values(state.rocks).filter(({ pose }) => pose)).toHaveLength(6);
});

test('the starter game begins 0 : 0: both squads are legal and spend all their points', () => {
  const { profile, players } = starterSetup;
  for (const { squad } of Object.values(players)) {
    expect(problemsOf(catalog, profile, squad)).toEqual([]);
    expect(pointsOf(catalog, profile, squad)).toBe(catalog.profile(profile).points);
  }
  const begun = engine.newGame(starterSetup, 1);
  if (!begun.ok) throw new Error(begun.problem);
  expect(begun.step.state.score).toEqual([]);
});

test('nothing in it is played by hand', async () => {
  const words = await loadWords(['rebelalliance', 'galacticempire']);
  const cards = Object.values(starterSetup.players).flatMap(({ squad }) =>
    squad.ships.flatMap(({ pilot: id, upgrades }) => {
      const pilot = catalog.pilot(id);
      const ability = shipAbilityOf(pilot, catalog.shipType(pilot.shipType));
      return [
        { id, text: words.of(id) },
        ...(ability ? [{ id: `shipAbility:${slugOf(ability)}`, text: words.shipAbility(ability) }] : []),
        ...[...upgrades, ...(pilot.standardLoadout ?? [])].map(card => ({ id: card, text: words.of(card) })),
      ];
    }),
  );
  expect(cards.map(({ text }) => text)).toContain(words.of('pilot:idenversio-swz105'));
  expect(cards.map(({ id }) => id)).toContain('upgrade:instinctiveaim');
  expect(cards.filter(({ id, text }) => leftToHands(engine.rules, id, text))).toEqual([]);
});
