import { describe, expect, test } from 'vitest';
import { optionLabel, questionOf } from '../../../src/panels/table/labels';
import { about, inDuel, inStory } from '../../support/card';
import { duel } from '../../support/duel';
import { engine } from '../../support/engine';
import { acting } from '../../support/flying';
import { scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;
const namesOf = ({ state }: Game) => ({ game: state, rules: engine.rules });
const asked = (game: Game): string => questionOf(namesOf(game), game.state.pending[0]!);
const labels = (game: Game) => game.state.pending[0]!.options.map(option => optionLabel(namesOf(game), option));

const THANISSON = 'pettyofficerthanisson-evacuationofdqar';

describe('whether a card is used that could prevent something', () => {
  const shot = (target: 'B1' | 'B2', wingman: number, iden: number) =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lukeskywalker', at: [457, 100], force: 0 }],
      p2: [
        { pilot: 'academypilot', at: [457, wingman], heading: 180 },
        { pilot: 'idenversio', at: [457, iden] },
      ],
      dice: ['hit', 'crit', 'blank', 'blank', 'blank', 'blank'],
    }).choose('p1', `target:ship:${target}:primary:0`);

  test('is told with the ship that would suffer, and what', () => {
    expect(asked(shot('B1', 330, 420))).toBe(
      'B2 Iden Versio: use the pilot ability? B1 Academy Pilot would suffer 1 hit and 1 critical hit.',
    );
  });

  test('its own ship is not named twice', () => {
    expect(asked(shot('B2', 420, 330))).toBe(
      'B2 Iden Versio: use the pilot ability? It would suffer 1 hit and 1 critical hit.',
    );
  });
});

test('a use that another ship sets off says which; one that its own does, does not', () => {
  const strained = (pilot: string, ship: 'A1' | 'B1', token: 'strain' | 'stress') =>
    duel({ attacker: { pilot }, range: 1 }).referee('p1', { kind: 'giveToken', ship: `ship:${ship}`, token });
  const thanisson = about('pilot:pettyofficerthanisson-evacuationofdqar', strained(THANISSON, 'B1', 'strain'));
  expect(asked(thanisson.until('mayUse').game)).toMatch(
    /^A1 Petty Officer Thanisson: use the pilot ability\? It is about B1 .+\.$/,
  );
  const nien = about('pilot:niennunb', strained('niennunb', 'A1', 'stress'));
  expect(asked(nien.until('mayUse').game)).toBe('A1 Nien Nunb: use the pilot ability?');
});

test('what must be used has no no: the question asks for a choice', () => {
  const { game } = inStory('pilot:holo', {
    phase: 'engagement',
    p1: [
      { pilot: 'epsilonsquadroncadet', at: [400, 200], tokens: { focus: 1, stress: 1 } },
      { pilot: 'epsilonsquadroncadet', at: [460, 200] },
    ],
    p2: [{ pilot: 'redsquadronveteran', at: [800, 800], heading: 180 }],
  }).until('mayUse');
  expect(asked(game)).toBe('A1 “Holo” uses the pilot ability: choose.');
  expect(labels(game)).toEqual(['A2 Epsilon Squadron Cadet: focus token', 'A2 Epsilon Squadron Cadet: stress token']);
});

test('whoever may gain a token rather than grant another reads that it is a gain', () => {
  const { game } = inStory('upgrade:000', {
    phase: 'engagement',
    p1: [{ pilot: 'bobafett', at: [400, 200] }],
    p2: [{ pilot: 'redsquadronveteran', at: [400, 270], heading: 180 }],
  }).use();
  expect(asked(game)).toBe('0-0-0 of A1 Boba Fett leaves you a choice.');
  expect(labels(game)).toEqual(['Gain a stress token', 'No: A1 gains a calculate token']);
});

test('who must decloak is asked how', () => {
  const ending = (upgrades: readonly string[]) =>
    scenario({
      phase: upgrades.length > 0 ? 'end' : 'system',
      p1: [{ pilot: 'firstordertestpilot', at: [457, 300], upgrades, tokens: { cloak: 1 } }],
      p2: [{ pilot: 'bluesquadronescort', at: [457, 500] }],
    });
  expect(asked(ending(['sensorscramblers']))).toBe('How does A1 First Order Test Pilot decloak?');
  expect(asked(ending([]))).toBe('Does A1 First Order Test Pilot decloak?');
});

describe('a ship that may dock', () => {
  const story = (phase: 'system' | 'activation', y: number, x = 457) =>
    scenario({
      phase,
      p1: [
        { pilot: 'alexsandrkallus', at: [457, 400], upgrades: ['ghost'], dial: '2FB' },
        { pilot: 'zeborrelios', at: [x, y], dial: '2FB' },
      ],
      p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
    });

  test.each([
    ['in the System Phase', story('system', 400, 517)],
    ['as it comes alongside', story('activation', 280).passUntil('mayUse')],
  ])('is named in the question, and the answer is to dock: %s', (_, game) => {
    expect(asked(game)).toBe('Does A2 “Zeb” Orrelios dock with A1 Alexsandr Kallus?');
    expect(labels(game)).toEqual(['Dock', 'No']);
  });
});

test('a card that would be discarded faceup is named before anybody pays for it; one that would be dealt facedown never', () => {
  const { game } = inStory('upgrade:compassion', {
    phase: 'engagement',
    p1: [
      { pilot: 'lukeskywalker', at: [300, 300], force: 2 },
      { pilot: 'academypilot', at: [400, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [{ do: 'sufferDamage', ship: 'ship:A2', hits: 0, crits: 1 }],
    deck: { p1: ['stunnedpilot', 'fuelleak'] },
  }).until('mayUse');
  expect(asked(game)).toBe('A1 Luke Skywalker: use Compassion? A2 Academy Pilot would be dealt Stunned Pilot, faceup.');
  expect(game.choose('p1', 'use:upgrade:compassion').last('abilityUsed')?.ref.source).toBe('upgrade:compassion');
});

test('what a stressed attacker’s Proud Tradition asks of the defender is told as what they do', () => {
  const { game } = inDuel('upgrade:proudtradition', {
    attacker: { tokens: { stress: 1 } },
    defender: { tokens: { focus: 1 } },
    rolls: 'blank blank blank / blank blank',
  })
    .attack()
    .until('mayUse');
  expect(labels(game)).toEqual(['Spend a focus token', 'Suffer a critical hit', 'No']);
});

test('whoever locks a ship with Ferrosphere Paint is told what either answer brings', () => {
  const { game } = inStory('upgrade:ferrospherepaint', {
    p1: [{ pilot: 'bluesquadronescort', at: [550, 300] }],
    p2: [{ pilot: 'academypilot', at: [457, 500] }],
    first: [{ do: 'acquireLock', ship: 'ship:B1', object: 'ship:A1' }],
    alone: true,
  }).until('mayUse');
  expect(labels(game)).toEqual(['Break the lock on A1 Blue Squadron Escort', 'No: gain a stress token']);
});

test('a card that gets its charge back by another is named, and not offered as one to use', () => {
  const { game } = inStory('pilot:holokand-battleofyavin', {
    phase: 'system',
    p1: [{ pilot: 'hortonsalm', at: [457, 300], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [860, 860], dial: '2FB' }],
    first: [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:advprotontorpedoes' }],
  }).until('mayUse');
  expect(labels(game)).toEqual(['Adv. Proton Torpedoes', 'No']);
});

test('a critical hit is suffered, but among results only named', () => {
  const slammed = acting(
    'upgrade:coaxiumhyperfuel',
    { pilot: 'majorvynder', dial: '2FW' as '2FB', tokens: { stress: 1 }, damage: ['-structuraldamage'] },
    'action:slam:white',
  );
  slammed.game.choose('p1', 'maneuver:2FB');
  expect(labels(slammed.until('mayUse').game)).toEqual(['Suffer a critical hit', 'Turn a damage card faceup']);
  const { game } = inDuel('pilot:countdooku-siegeofcoruscant', { attacker: { force: 3 } })
    .attack()
    .until('mayUse');
  expect(labels(game)).toEqual(['Hit', 'Critical hit', 'Focus', 'Blank', 'No']);
});
