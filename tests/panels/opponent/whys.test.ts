import { expect, test } from 'vitest';
import { createOpponent, type LevelName } from '../../../src/bots/opponent';
import { PLAYERS } from '../../../src/engine/core/ids';
import type { GameState } from '../../../src/engine/core/state';
import type { Told } from '../../../src/panels/opponent/seatStore';
import { choiceWords, drawn, explained, whyWords } from '../../../src/panels/opponent/whys';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

/** What p2, played by the table, answers here, and why. */
function toldIn(game: GameState, level: LevelName = 'ace', seed = 1): Told {
  const { given, why } = createOpponent(engine, 'p2', level, seed).answer(engine.viewFor(game, 'p2'))!;
  const decision = game.pending.find(({ id }) => id === given.decision)!;
  return { player: 'p2', round: game.round, decision, game, why: why! };
}

const faceToFace = () =>
  scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 300] }],
    p2: [{ pilot: 'darthvader', at: [457, 520], heading: 180 }],
    phase: 'planning',
    round: 3,
  }).state;

test('a dial is told with its next best, with whom it would have in arc, and drawn where it was meant', () => {
  const game = faceToFace();
  const told = toldIn(game);
  const names = { game, rules: engine.rules };
  expect(choiceWords(names, told)).toMatch(/^B1 Darth Vader: (white|blue|red) \d /);
  const words = whyWords(names, told).join(' ');
  expect(words).toMatch(/^Next best: (white|blue|red) \d /);
  expect(words).toMatch(/It would have (A1|nobody) in arc, and be in (arc of A1|nobody’s arc)\./);
  const { places, sights } = drawn(told);
  expect(places.map(({ ship, look }) => `${ship} ${look}`)).toEqual(['ship:A1 expected', 'ship:B1 flown']);
  expect(places[1]!.pose).toEqual(told.why.place);
  expect(sights).toHaveLength(told.why.targets.length + told.why.threats.length);
});

test('a recruit that misjudged says so, and what the other would have brought', () => {
  const game = faceToFace();
  const names = { game, rules: engine.rules };
  const all = Array.from({ length: 12 }, (_, seed) => toldIn(game, 'recruit', seed));
  const slips = all.filter(({ why }) => why.margin < -0.05);
  expect(slips.length).toBeGreaterThan(0);
  for (const slip of slips) {
    const [first] = whyWords(names, slip);
    expect(first).toMatch(
      /^It misjudged that: (white|blue|red) \d .+ was worth \d+\.\d points more\. That would have meant /,
    );
    expect(first).not.toContain('hardly');
  }
});

test('nothing is told of a dial that still lies facedown', () => {
  const game = faceToFace();
  expect(explained(game, [toldIn(game)])).toEqual([]);
  expect(explained({ ...game, round: 4 }, [toldIn(game)])).toHaveLength(1);
});

test('names keep their capitals, and a ship that has moved is expected nowhere', () => {
  const fight = scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 300] }],
    p2: [{ pilot: 'darthvader', at: [457, 460], heading: 180 }],
    round: 3,
    phase: 'engagement',
  });
  const { state } = fight;
  const told = toldIn(state);
  const names = { game: state, rules: engine.rules };
  expect(choiceWords(names, told)).toBe('B1 Darth Vader: attack A1 Red Squadron Veteran with its primary weapon');
  expect(drawn(told).places).toEqual([]);
  expect(drawn(told).sights).toEqual([
    { from: state.ships['ship:B1']!.pose, to: state.ships['ship:A1']!.pose, by: 'p2' },
  ]);
  expect(whyWords(names, told).join(' ')).not.toContain('Dashed');
});

test('a lock is told with what is locked', () => {
  const fight = scenario({
    p1: [{ pilot: 'academypilot', at: [457, 700], heading: 180, dial: '2FB' }],
    p2: [{ pilot: 'darthvader', at: [457, 400], dial: '2FB' }],
    rocks: [{ is: 'coreasteroid0', at: [300, 480] }],
    round: 3,
  });
  while (fight.asked('p2') !== 'chooseAction') {
    const player = PLAYERS.find(one => fight.asked(one))!;
    fight.choose(player, fight.offers(player)[0]!);
  }
  fight.choose('p2', 'action:lock:white');
  expect(choiceWords({ game: fight.state, rules: engine.rules }, toldIn(fight.state))).toBe(
    'B1 Darth Vader: lock A1 Academy Pilot',
  );
});
