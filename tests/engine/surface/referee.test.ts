import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../src/engine/core/ids';
import type { RefereeEdit } from '../../../src/engine/core/referee';
import type { GameState } from '../../../src/engine/core/state';
import { expectAlike } from '../../support/alike';
import { answerCarefully } from '../../support/careful';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { type Story, scenario } from '../../support/scenario';
import { setupFor } from '../../support/squads';

function by(state: GameState, referee: RefereeEdit, player: PlayerId = 'p1') {
  const outcome = engine.answer(state, { player, referee });
  if (!outcome.ok) throw new Error(outcome.problem);
  expectAlike(outcome, answerCarefully(engine.rules, state, { player, referee }));
  expect(engine.checkInvariants(outcome.step.state)).toEqual([]);
  return outcome.step;
}

const duel = (more: Partial<Story> = {}) =>
  scenario({
    phase: 'engagement',
    p1: [{ pilot: 'lukeskywalker', at: [457, 300], upgrades: ['protontorpedoes'] }],
    p2: [{ pilot: 'nightbeast', at: [457, 450], damage: ['-fuelleak', 'hullbreach'] }],
    ...more,
  });

const keys = ({ pending }: GameState) => pending.flatMap(({ options }) => options.map(({ key }) => key));

describe('a hand on the table', () => {
  test('moves a ship while the attack question stands: the question is asked anew, with other answers', () => {
    const { state } = duel();
    expect(keys(state)).toEqual(['target:ship:B1:primary:0', 'pass']);
    const moved = by(state, { kind: 'move', piece: 'ship:B1', pose: { x: 457, y: 850, heading: 180 } });
    expect(moved.state.ships['ship:B1']!.pose.y).toBe(850);
    expect(moved.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['refereed', 'shipMoved', 'attackDeclined']),
    );
    expect(keys(moved.state)).not.toContain('target:ship:B1:primary:0');
  });

  test('moves it within reach, and the answers stay; the former question is stale', () => {
    const { state } = duel();
    const moved = by(state, { kind: 'move', piece: 'ship:B1', pose: { x: 457, y: 460, heading: 90 } });
    expect(keys(moved.state)).toEqual(keys(state));
    const { id: decision, player } = state.pending[0]!;
    expect(engine.answer(moved.state, { decision, player, choice: { option: 'pass' } })).toMatchObject({
      refusal: 'stale',
    });
  });

  test('moves an obstacle into the line of fire, and the attack is obstructed', () => {
    const { state } = duel({ rocks: [{ is: 'coreasteroid0', at: [200, 450] }] });
    const moved = by(state, { kind: 'move', piece: 'rock:1', pose: { x: 457, y: 375, heading: 0 } }).state;
    const [decision] = moved.pending;
    const fired = engine.answer(moved, {
      decision: decision!.id,
      player: 'p1',
      choice: { option: 'target:ship:B1:primary:0' },
    });
    expect(fired.ok && fired.step.events.find(({ type }) => type === 'attackDeclared')).toMatchObject({
      obstructedBy: ['rock:1'],
    });
  });

  test('moves the scenario marker', () => {
    const { state } = by(duel().state, { kind: 'move', piece: 'marker:1', pose: { x: 100, y: 200, heading: 0 } });
    expect(state.markers['marker:1']).toMatchObject({ x: 100, y: 200 });
  });

  test('gives and takes tokens, which then do what they do', () => {
    const stressed = by(duel().state, { kind: 'giveToken', ship: 'ship:A1', token: 'stress' });
    expect(stressed.state.ships['ship:A1']!.tokens.stress).toBe(1);
    const calm = by(stressed.state, { kind: 'takeToken', ship: 'ship:A1', token: 'stress' });
    expect(calm.state.ships['ship:A1']!.tokens.stress).toBe(0);
    const cloaked = by(duel().state, { kind: 'giveToken', ship: 'ship:A1', token: 'cloak' });
    expect(cloaked.events.find(({ type }) => type === 'attackDeclined')).toMatchObject({ why: { kind: 'cloaked' } });
  });

  test('a tractor token brings its own question first, then the old one', () => {
    const { state } = by(duel().state, { kind: 'giveToken', ship: 'ship:B1', token: 'tractor' });
    expect(state.pending.map(({ topic }) => topic.kind)).toEqual(['tractorMove']);
    const [{ id, player }] = state.pending as [(typeof state.pending)[number]];
    const after = engine.answer(state, { decision: id, player, choice: { option: 'pass' } });
    expect(after.ok && keys(after.step.state)).toEqual(['target:ship:B1:primary:0', 'pass']);
  });

  test('gives and takes a lock', () => {
    const locked = by(duel().state, { kind: 'giveLock', ship: 'ship:A1', object: 'ship:B1' });
    expect(keys(locked.state)).toContain('target:ship:B1:upgrade:protontorpedoes');
    const free = by(locked.state, { kind: 'takeLock', ship: 'ship:A1', object: 'ship:B1' });
    expect(keys(free.state)).not.toContain('target:ship:B1:upgrade:protontorpedoes');
  });

  test('sets charges, Force and shields', () => {
    const { state } = duel();
    const card = 'upgrade:protontorpedoes';
    expect(
      by(state, { kind: 'setCharges', ship: 'ship:A1', card, to: 0 }).state.ships['ship:A1']!.upgrades[0]!.charges,
    ).toBe(0);
    expect(by(state, { kind: 'setForce', ship: 'ship:A1', to: 0 }).state.ships['ship:A1']!.force).toBe(0);
    expect(by(state, { kind: 'setShields', ship: 'ship:A1', to: 1 }).state.ships['ship:A1']!.shields).toBe(1);
  });

  test('deals, flips and discards damage cards', () => {
    const { state } = duel({ deck: { p2: ['panickedpilot'] } });
    const faces = (one: GameState) => one.ships['ship:B1']!.damage.map(({ faceup, card }) => [faceup, card]);
    const exposed = by(state, { kind: 'flipDamage', ship: 'ship:B1', card: 0 }).state;
    expect(faces(exposed)[0]).toEqual([true, 'damage:fuelleak']);
    const turned = by(state, { kind: 'flipDamage', ship: 'ship:B1', card: 1 }).state;
    expect(faces(turned)[1]).toEqual([false, 'damage:hullbreach']);
    const gone = by(state, { kind: 'discardDamage', ship: 'ship:B1', card: 1 }).state;
    expect(faces(gone)).toEqual([[false, 'damage:fuelleak']]);
    expect(gone.decks.p2.discard).toHaveLength(1);
    const dealt = by(gone, { kind: 'dealDamage', ship: 'ship:B1', faceup: true }).state;
    expect(dealt.ships['ship:B1']!.tokens.stress).toBe(2);
  });

  test('the last card that a hull can bear destroys', () => {
    const { state, events } = by(duel().state, { kind: 'dealDamage', ship: 'ship:B1', faceup: false });
    expect(state.ships['ship:B1']!.destroyed).toBe(true);
    expect(events.map(({ type }) => type)).toContain('shipDestroyed');
  });

  test('sets a die of the attack under way', () => {
    const game = duel({ dice: ['blank', 'focus', 'blank'] });
    game.choose('p1', 'target:ship:B1:primary:0');
    expect(game.asked('p1')).toBe('modifyDice');
    expect(game.offers('p1')).toEqual(['mod:force', 'pass']);
    const { state } = by(game.state, { kind: 'setDie', dice: 'attack', die: 0, face: 'crit' });
    const attack = state.agenda.find(frame => frame.kind === 'attack');
    expect(attack?.kind === 'attack' && attack.attack.attackDice.map(({ face }) => face)).toEqual([
      'crit',
      'focus',
      'blank',
    ]);
    const without = by(game.state, { kind: 'setDie', dice: 'attack', die: 1, face: 'hit' });
    expect(keys(without.state)).not.toContain('mod:force');
  });

  test('fills one of two cards that could be reloaded: the other is, and nobody is asked any more', () => {
    const game = scenario({
      p1: [{ pilot: 'captainjonus', at: [457, 100], upgrades: ['clustermissiles', 'protonbombs'], dial: '2FB' }],
      p2: [{ pilot: 'darthvader', at: [457, 850], dial: '2FB' }],
    });
    const set = (state: GameState, card: 'clustermissiles' | 'protonbombs', to: number) =>
      by(state, { kind: 'setCharges', ship: 'ship:A1', card: `upgrade:${card}`, to });
    const empty = set(set(game.state, 'clustermissiles', 0).state, 'protonbombs', 0).state;
    expect(keys(game.state)).not.toContain('action:reload:red');
    const { id: decision, player } = empty.pending[0]!;
    const asked = engine.answer(empty, { decision, player, choice: { option: 'action:reload:red' } });
    if (!asked.ok) throw new Error(asked.problem);
    expect(asked.step.state.pending[0]!.topic.kind).toBe('reload');
    const filled = set(asked.step.state, 'protonbombs', 2);
    expect(filled.events).toContainEqual(
      expect.objectContaining({ type: 'chargeRecovered', card: 'upgrade:clustermissiles' }),
    );
    expect(filled.state.pending[0]!.topic.kind).not.toBe('reload');
  });

  test('marks points, up and down, with the hand as their reason', () => {
    const { state } = by(duel().state, { kind: 'markPoints', for: 'p2', points: 3 });
    expect(state.score.at(-1)).toMatchObject({ player: 'p2', points: 3, reason: { kind: 'referee' } });
    expect(by(state, { kind: 'markPoints', for: 'p2', points: -3 }).state.score).toHaveLength(state.score.length + 1);
  });

  test('concedes: the other wins, whatever was being asked', () => {
    const { state } = by(duel().state, { kind: 'concede' }, 'p2');
    expect(state).toMatchObject({ phase: 'over', outcome: { winner: 'p1', reason: 'conceded' }, pending: [] });
  });

  test('a draw takes both players', () => {
    const one = by(duel().state, { kind: 'agreeToDraw', agreed: true }, 'p2').state;
    expect(one.outcome).toBe(null);
    const both = by(one, { kind: 'agreeToDraw', agreed: true }, 'p1').state;
    expect(both.outcome).toEqual({ winner: null, reason: 'agreedDraw' });
    const back = by(one, { kind: 'agreeToDraw', agreed: false }, 'p2').state;
    expect(by(back, { kind: 'agreeToDraw', agreed: true }, 'p1').state.outcome).toBe(null);
  });

  test('takes new dice', () => {
    expect(by(duel().state, { kind: 'reseed', seed: 99 }).state.rng).toEqual({ kind: 'seeded', seed: 99 });
  });

  test('reaches in while dials are set, and both go on setting them', () => {
    const game = duel({ phase: 'planning' }).choose('p1', 'dial:ship:A1:2FB');
    const { state } = by(game.state, { kind: 'giveToken', ship: 'ship:B1', token: 'stress' });
    expect(state.ships['ship:A1']!.dial).toBe('2FB');
    expect(state.pending.map(({ player, topic }) => [player, topic.kind]).sort()).toEqual([
      ['p1', 'setDials'],
      ['p2', 'setDials'],
    ]);
    expect(keys(state)).not.toContain('dial:ship:B1:4KR');
    expect(keys(game.state)).toContain('dial:ship:B1:4KR');
  });
});

describe('what a hand cannot do is refused in a sentence', () => {
  const { state } = duel();
  const at = (x: number, y: number) => ({ x, y, heading: 0 });
  test.each<[RefereeEdit, RegExp]>([
    [{ kind: 'move', piece: 'ship:A1', pose: at(460, 440) }, /would lie on ship:B1/],
    [{ kind: 'move', piece: 'ship:A1', pose: at(0, 0) }, /not lie in the play area/],
    [{ kind: 'move', piece: 'ship:A9', pose: at(100, 100) }, /no ship:A9/],
    [{ kind: 'move', piece: 'rock:7', pose: at(100, 100) }, /no rock:7/],
    [{ kind: 'giveToken', ship: 'ship:C1', token: 'focus' }, /no ship:C1/],
    [{ kind: 'takeToken', ship: 'ship:A1', token: 'focus' }, /has no focus token/],
    [{ kind: 'giveLock', ship: 'ship:A1', object: 'ship:A1' }, /cannot lock itself/],
    [{ kind: 'giveLock', ship: 'ship:A1', object: 'marker:1' }, /to lock/],
    [{ kind: 'takeLock', ship: 'ship:A1', object: 'ship:B1' }, /has no lock/],
    [{ kind: 'setCharges', ship: 'ship:A1', card: null, to: 1 }, /limit of 0/],
    [{ kind: 'setCharges', ship: 'ship:A1', card: 'upgrade:protonbombs', to: 1 }, /has no upgrade:protonbombs/],
    [{ kind: 'setForce', ship: 'ship:A1', to: 9 }, /more Force/],
    [{ kind: 'setShields', ship: 'ship:B1', to: 1 }, /more shields/],
    [{ kind: 'flipDamage', ship: 'ship:A1', card: 0 }, /no damage card number 1/],
    [{ kind: 'setDie', dice: 'attack', die: 0, face: 'hit' }, /No attack is under way/],
    [{ kind: 'agreeToDraw', agreed: false }, /said so already/],
  ])('%o', (referee, says) => {
    expect(engine.answer(state, { player: 'p1', referee })).toEqual({
      ok: false,
      refusal: 'impossible',
      problem: expect.stringMatching(says),
    });
  });

  test('a die that is not there, or a face that it has not', () => {
    const game = duel({ dice: ['focus', 'focus', 'focus', 'focus'] }).choose('p1', 'target:ship:B1:primary:0');
    const set = (die: number, face: 'evade' | 'hit') =>
      engine.answer(game.state, { player: 'p1', referee: { kind: 'setDie', dice: 'attack', die, face } });
    expect(set(9, 'hit')).toMatchObject({ problem: expect.stringContaining('die number 10') });
    expect(set(0, 'evade')).toMatchObject({ problem: expect.stringContaining('no evade') });
  });

  test('anything, once the game is over', () => {
    const over = momentsOf(1).at(-1)!.state;
    expect(engine.answer(over, { player: 'p1', referee: { kind: 'concede' } })).toMatchObject({
      problem: 'The game is over.',
    });
  });
});

describe('referee answers', () => {
  test('are part of the record, and replay', () => {
    const answers = momentsOf(1).flatMap(({ given }) => (given ? [given] : []));
    const conceded = engine.recordOf(setupFor(1), 1, [
      ...answers.slice(0, 50),
      { player: 'p1', referee: { kind: 'markPoints', for: 'p1', points: 2 } },
      { player: 'p1', referee: { kind: 'reseed', seed: 5 } },
      { player: 'p2', referee: { kind: 'concede' } },
    ]);
    if (!conceded.ok) throw new Error(conceded.problem);
    expect(conceded.state.outcome).toEqual({ winner: 'p1', reason: 'conceded' });
    expect(engine.replay(JSON.parse(JSON.stringify(conceded.record)))).toMatchObject({
      ok: true,
      hash: engine.hashOf(conceded.state),
    });
  });

  test('are told as news, with what was done', () => {
    const { events } = by(duel().state, { kind: 'setForce', ship: 'ship:A1', to: 1 }, 'p2');
    expect(events[0]).toEqual({
      type: 'refereed',
      player: 'p2',
      edit: { kind: 'setForce', ship: 'ship:A1', to: 1 },
    });
  });
});
