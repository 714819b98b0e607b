import { describe, expect, test } from 'vitest';
import { beatsOf, isWeighty, LONGEST_ANSWER } from '../../src/board/motion/beats';
import { fallsOf, TIMES } from '../../src/board/motion/lasts';
import type { Beat, SceneKind } from '../../src/board/motion/scene';
import { poseOn } from '../../src/board/motion/way';
import type { Choice } from '../../src/engine/core/decision';
import type { Face } from '../../src/engine/core/event';
import type { PlayerId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import { AHEAD, duel, PRIMARY } from '../support/duel';
import { engine } from '../support/engine';
import { momentsOf } from '../support/randomGame';
import { type Placed, type Story, scenario } from '../support/scenario';

type Kind<K extends SceneKind> = Extract<Beat, { kind: K }>;

const of = <K extends SceneKind>(beats: readonly Beat[], kind: K): readonly Kind<K>[] =>
  beats.filter((beat): beat is Kind<K> => beat.kind === kind);

/** What is seen of one answer, and the game after it. */
function answered(before: GameState, player: PlayerId, choice: Choice) {
  const decision = before.pending.find(one => one.player === player)!;
  const outcome = engine.answer(before, { decision: decision.id, player, choice });
  if (!outcome.ok) throw new Error(`${outcome.problem} ${decision.options.map(({ key }) => key).join(' ')}`);
  const { state, events } = outcome.step;
  return { state, events, beats: beatsOf(events, { rules: engine.rules, before, after: state }) };
}

/** A1 is activated before its twin A2, which stands far away. */
function activated(ship: Partial<Placed>, p2: Story['p2'] = [{ pilot: 'academypilot', at: [850, 850] }]) {
  const x = { pilot: 'redsquadronveteran', at: [457, 300] as const, dial: '2FW' as const };
  const game = scenario({
    phase: 'activation',
    p1: [
      { ...x, ...ship },
      { ...x, at: [100, 60] },
    ],
    p2,
  });
  return answered(game.state, 'p1', { option: 'ship:A1' });
}

describe('a maneuver', () => {
  test('is revealed, then the ship slides along its template', () => {
    const { beats, state } = activated({ dial: '2FW' });
    expect(beats.map(({ kind }) => kind).slice(0, 2)).toEqual(['reveal', 'move']);
    const [move] = of(beats, 'move');
    expect(move!.way.path?.placed.template.length).toBe(80);
    expect(poseOn(move!.way, 0.5)).toMatchObject({ x: 457, y: 360 });
    expect(poseOn(move!.way, 1)).toEqual(state.ships['ship:A1']!.pose);
  });

  test('that would end on a ship goes there, and backs up to where it touches', () => {
    const { beats, state } = activated({ dial: '2FW' }, [{ pilot: 'wedgeantilles', at: [457, 410] }]);
    const [move] = of(beats, 'move');
    const furthest = Math.max(...Array.from({ length: 101 }, (_, at) => poseOn(move!.way, at / 100).y));
    expect(furthest).toBeCloseTo(420, 3);
    expect(state.ships['ship:A1']!.pose.y).toBeCloseTo(370, 3);
    expect(poseOn(move!.way, 1)).toEqual(state.ships['ship:A1']!.pose);
  });

  test('that turns round slides to the end first, then turns', () => {
    const { beats, state } = activated({ dial: '4KR' });
    const [move] = of(beats, 'move');
    const halfway = poseOn(move!.way, 0.6);
    expect(halfway.heading).toBe(0);
    expect(halfway.y).toBeGreaterThan(490);
    expect(poseOn(move!.way, 0.9).heading).toBeGreaterThan(90);
    expect(poseOn(move!.way, 1)).toEqual(state.ships['ship:A1']!.pose);
    expect(state.ships['ship:A1']!.pose.heading).toBe(180);
  });

  test('of an ionized ship shows the dial and what is flown instead', () => {
    const { beats } = activated({ dial: '3TW', tokens: { ion: 1 } });
    expect(of(beats, 'reveal').map(({ maneuver, instead }) => [maneuver, instead])).toEqual([
      ['3TW', false],
      ['1BB', true],
    ]);
    expect(of(beats, 'move')[0]!.way.path?.placed.template).toMatchObject({ radius: 80, side: 'left' });
  });

  test('along no template that leads there is a straight slide', () => {
    const { state } = activated({});
    const from = { x: 457, y: 300, heading: 350 };
    const to = { x: 400, y: 250, heading: 10 };
    const moved = {
      type: 'shipMoved',
      ship: 'ship:A1',
      from,
      to,
      how: 'boost',
      by: 'a card',
      travelled: null,
    } as const;
    const telling = { rules: engine.rules, before: state, after: state };
    const [move] = of(beatsOf([moved], telling), 'move');
    expect(move!.way.path).toBeNull();
    expect(poseOn(move!.way, 0.5)).toEqual({ x: 428.5, y: 275, heading: 360 });
  });

  test('made by hand is not played: everybody has seen it', () => {
    const { state } = activated({});
    const before = state.ships['ship:A1']!.pose;
    const outcome = engine.answer(state, {
      player: 'p1',
      referee: { kind: 'move', piece: 'ship:A1', pose: { ...before, x: 200 } },
    });
    if (!outcome.ok) throw new Error(outcome.problem);
    const { events, state: after } = outcome.step;
    expect(events.map(({ type }) => type)).toContain('shipMoved');
    expect(beatsOf(events, { rules: engine.rules, before: state, after })).toEqual([]);
  });

  test('off the table is seen to its end, and then the ship leaves', () => {
    const { beats, state } = activated({ at: [457, 850], dial: '4FW' });
    expect(state.ships['ship:A1']!.where).toBe('removed');
    const kinds = beats.map(({ kind }) => kind);
    expect(kinds.indexOf('leave')).toBeGreaterThan(kinds.indexOf('move'));
    expect(of(beats, 'leave')[0]!.ships).toEqual(['ship:A1']);
  });
});

test('a barrel roll goes along the template that was chosen', () => {
  const game = scenario({
    phase: 'activation',
    p1: [{ pilot: 'howlrunner', at: [457, 300], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [850, 850], dial: '2FB' }],
  }).passUntil('chooseAction');
  game.choose('p1', 'action:barrelRoll:white');
  const { beats, state } = answered(game.state, 'p1', { option: 'roll:right:forward' });
  const [move] = of(beats, 'move');
  expect(move!.way.path?.course).toMatchObject({ from: 'right', finish: 'shift' });
  expect(poseOn(move!.way, 0.4).heading).toBeCloseTo(0, 6);
  expect(poseOn(move!.way, 1)).toEqual(state.ships['ship:A1']!.pose);
});

describe('an attack', () => {
  const EYES = ['focus', 'blank', 'hit'] as const;

  test('is drawn from the attacker, whose dice fall on the stage', () => {
    const { beats } = answered(duel({ dice: EYES }).state, 'p1', { option: PRIMARY });
    expect(beats.map(({ kind }) => kind).slice(0, 2)).toEqual(['attack', 'dice']);
    expect(of(beats, 'dice')[0]).toMatchObject({ pool: 'attack', staged: true, after: EYES, falling: [0, 1, 2] });
  });

  test('with a reroll lets those dice fall again', () => {
    const game = duel({ dice: [...EYES, 'hit', 'hit'], attacker: { locks: ['B1'] } }).choose('p1', PRIMARY, 'mod:lock');
    const die = game.offers('p1');
    const { beats } = answered(game.state, 'p1', { picks: [die[0]!, die[1]!] });
    expect(of(beats, 'dice')[0]).toMatchObject({ staged: true, after: ['hit', 'hit', 'hit'], falling: [0, 1] });
  });

  /** The last answer of an attack: the attacker leaves the dice as they are, and everything else follows. */
  function ended(story: Parameters<typeof duel>[0]) {
    const { state } = duel({ ...story, attacker: { tokens: { focus: 1 } } }).choose('p1', PRIMARY);
    return answered(state, 'p1', { option: 'pass' });
  }

  test('that hits shows the defense, the result and the critical card, in this order', () => {
    const { beats } = ended({
      dice: ['crit', 'blank', 'focus', 'blank', 'blank', 'blank'],
      deck: { p2: ['fuelleak'] },
    });
    const kinds = beats.map(({ kind }) => kind).filter(kind => ['dice', 'result', 'card'].includes(kind));
    expect(kinds).toEqual(['dice', 'result', 'card']);
    expect(of(beats, 'card')[0]).toMatchObject({ card: 'damage:fuelleak', at: { x: 457, y: 300 + AHEAD[2] } });
    expect(of(beats, 'result')[0]).toMatchObject({ hit: true, left: ['crit'] });
  });

  test('is fired when its dice are counted: from its ship at its target, at its shields while it has any', () => {
    const shotAt = (defender: Parameters<typeof duel>[0] & object) =>
      of(ended({ ...defender, dice: ['hit', 'blank', 'focus', 'blank', 'blank', 'blank'] }).beats, 'result')[0]!.shot;
    expect(shotAt({})).toEqual({
      from: expect.objectContaining({ x: 457, y: 300 }),
      to: expect.objectContaining({ x: 457, y: 300 + AHEAD[2] }),
      ...{ player: 'p1', half: 20, shielded: false },
    });
    expect(shotAt({ defender: { pilot: 'redsquadronveteran' } })).toMatchObject({ shielded: true });
    expect(shotAt({ defender: { pilot: 'redsquadronveteran', shields: 0 } })).toMatchObject({ shielded: false });
  });

  test('that misses deals nothing', () => {
    const { beats } = ended({ dice: ['blank', 'blank', 'focus', 'blank', 'blank', 'blank'] });
    expect(of(beats, 'result')[0]).toMatchObject({ hit: false, left: [] });
    expect(of(beats, 'card')).toEqual([]);
    expect(of(beats, 'kill')).toEqual([]);
  });

  test('a last defense die that decides between a hit and a miss is waited for, and no other', () => {
    const rolled = (defense: readonly Face[]) => {
      const { beats } = ended({ dice: ['hit', 'blank', 'focus', ...defense] });
      const dice = of(beats, 'dice').find(({ pool }) => pool === 'defense')!;
      return { decides: dice.decides, lasts: dice.lasts, falls: [...fallsOf(dice).values()] };
    };
    const open = rolled(['blank', 'blank', 'evade']);
    const closed = rolled(['evade', 'blank', 'blank']);
    expect([open.decides, closed.decides]).toEqual([true, false]);
    expect(open.lasts - closed.lasts).toBe(TIMES.decides);
    expect(open.falls.at(-1)! - closed.falls.at(-1)!).toBe(TIMES.decides);
    expect(open.falls.slice(0, -1)).toEqual(closed.falls.slice(0, -1));
  });

  test('a card dealt to a wreck is not read: nobody waits for it', () => {
    const { beats } = ended({
      dice: ['hit', 'crit', 'focus', 'blank', 'blank', 'blank'],
      defender: { damage: ['-fuelleak', '-fuelleak'] },
      deck: { p2: ['fuelleak', 'fuelleak', 'fuelleak'] },
    });
    const kinds = beats.map(({ kind }) => kind);
    expect(kinds).toContain('kill');
    expect(kinds.slice(kinds.indexOf('kill'))).not.toContain('card');
  });

  test('that destroys a ship ends with its break-up there, and the points it was worth', () => {
    const { beats, state } = ended({
      dice: ['hit', 'hit', 'focus', 'blank', 'blank', 'blank'],
      defender: { damage: ['-fuelleak', '-fuelleak'] },
      points: { p1: 3 },
    });
    expect(state.ships['ship:B1']!.destroyed || state.ships['ship:B1']!.where === 'removed').toBe(true);
    expect(of(beats, 'kill').map(({ ship, at }) => [ship, at.y])).toEqual([['ship:B1', 300 + AHEAD[2]]]);
    const points = of(beats, 'points').filter(({ player }) => player === 'p1');
    const worth = points.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(of(beats, 'kill')[0]).toMatchObject({ by: 'ship:A1', worth });
    expect(worth).toBeGreaterThan(0);
    expect(points[0]).toMatchObject({ from: 3, ship: 'ship:B1' });
    expect(points.at(-1)!.to).toBeGreaterThan(3);
  });
});

test('tokens that come and go one after the other are one beat', () => {
  const game = scenario({
    phase: 'end',
    first: [],
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], tokens: { focus: 1, evade: 1, stress: 1 } }],
    p2: [{ pilot: 'academypilot', at: [457, 800], tokens: { focus: 1 } }],
  });
  const removed = game.events('tokenRemoved');
  expect(removed.length).toBe(3);
  const beats = beatsOf(removed, { rules: engine.rules, before: game.state, after: game.state });
  expect(beats.map(({ kind }) => kind)).toEqual(['pops']);
  expect(of(beats, 'pops')[0]!.pops.length).toBe(3);
});

test('points of the mission at the end of a round are left for its summary; those for a ship are seen', () => {
  let before: GameState | null = null;
  const seen = { won: 0, left: 0 };
  for (const { state, events } of momentsOf(1)) {
    const beats = beatsOf(events, { rules: engine.rules, before: before ?? state, after: state });
    const ends = before !== null && before.round > 0 && state.round > before.round;
    before = state;
    if (!ends) continue;
    seen.left += events.filter(event => event.type === 'scored' && !('ship' in event.reason)).length;
    expect(of(beats, 'points').filter(({ ship }) => ship === null)).toEqual([]);
    seen.won++;
  }
  expect(seen.won).toBeGreaterThan(1);
  expect(seen.left).toBeGreaterThan(0);
});

test('in a whole game nothing but dice, cards and wrecks takes long, all of it is told, and every template is found', () => {
  let before: GameState | null = null;
  let moves = 0;
  for (const { state, events } of momentsOf(1)) {
    const beats = beatsOf(events, { rules: engine.rules, before: before ?? state, after: state });
    before = state;
    const light = beats.filter(beat => !isWeighty(beat));
    expect(light.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(LONGEST_ANSWER + 1e-6);
    expect(Math.max(0, ...light.map(({ lasts }) => lasts))).toBeLessThanOrEqual(900);
    if (beats.length > 0) expect(beats.at(-1)!.until).toBe(events.length);
    // A stop uses no template.
    const byTemplate = events.filter(event => event.type === 'shipMoved' && !/^0|^referee/.test(event.by));
    expect(of(beats, 'move').filter(({ way }) => way.path).length).toBe(byTemplate.length);
    moves += byTemplate.length;
  }
  expect(moves).toBeGreaterThan(10);
});
