import { type Draft, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { DeviceToken, GameState, Ship } from '../../../src/engine/core/state';
import { INVARIANTS } from '../../../src/engine/surface/invariants';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

/** Two ships face to face, the first about to attack. */
const sound = scenario({
  phase: 'engagement',
  p1: [
    { pilot: 'lukeskywalker', at: [457, 300], upgrades: ['protontorpedoes'], locks: ['B1'], damage: ['-fuelleak'] },
    { pilot: 'bluesquadronescort', at: [600, 300] },
  ],
  p2: [{ pilot: 'academypilot', at: [457, 450], damage: ['hullbreach'] }],
  rocks: [{ is: 'coreasteroid0', at: [200, 450] }],
  devices: [
    { is: 'clanwrencommandos', at: [800, 800], owner: 'p1' },
    { is: 'protonbomb', at: [100, 800] },
  ],
}).state;

type Edit = (game: Draft<GameState>) => void;
const ship = (edit: (ship: Draft<Ship>) => void): Edit => {
  return game => edit(game.ships['ship:A1']!);
};

const token = (edit: (token: Draft<DeviceToken>) => void): Edit => {
  return game => edit(game.devices['token:1']!);
};

/** Each breaks one thing by hand. */
const BREAKS: readonly (readonly [name: (typeof INVARIANTS)[number], how: string, edit: Edit])[] = [
  ['basesApart', 'on another ship', ship(one => void (one.pose = { x: 590, y: 310, heading: 10 }))],
  ['insidePlayArea', 'half off the table', ship(one => void (one.pose = { x: 5, y: 300, heading: 0 }))],
  ['tokens', 'fewer than none', ship(one => void (one.tokens.focus = -1))],
  ['tokens', 'half a token', ship(one => void (one.tokens.stress = 0.5))],
  ['tokens', 'cloaked twice', ship(one => void (one.tokens.cloak = 2))],
  ['locks', 'two at once', ship(one => void one.locks.push('rock:1'))],
  ['locks', 'on what is not there', ship(one => void (one.locks = ['ship:B9']))],
  ['locks', 'on a ship that left', game => void (game.ships['ship:B1']!.where = 'removed')],
  ['locks', 'on a scenario feature', ship(one => void (one.locks = ['marker:1']))],
  ['markers', 'outside', game => void (game.markers['marker:1']!.x = -50)],
  ['markers', 'on no ship', game => void (game.markers['marker:1']!.onShip = 'ship:A9')],
  ['devices', 'partly outside', token(one => void (one.pose = { x: 5, y: 300, heading: 0 }))],
  ['devices', 'a piece that there is not', token(one => void (one.piece = 1))],
  ['devices', 'fewer fuses than none', token(one => void (one.fuses = -1))],
  ['devices', 'more charges than printed', token(one => void (one.charges = 3))],
  ['devices', 'a lock on what is not there', token(one => void (one.locks = ['ship:B9']))],
  [
    'devices',
    'damage on a bomb',
    game => void (game.devices['token:2']!.damage = [{ id: 'noted:7', card: null, faceup: false }]),
  ],
  [
    'devices',
    'a remote going on without hull',
    token(one => {
      one.damage = [7, 8].map(number => ({ id: `noted:${number}`, card: null, faceup: false }) as const);
    }),
  ],
  ['limits', 'more shields than printed', ship(one => void (one.shields = 3))],
  ['limits', 'more Force than printed', ship(one => void (one.force = 9))],
  ['limits', 'fewer charges than none', ship(one => void (one.upgrades[0]!.charges = -1))],
  ['limits', 'a turret on a ship without one', ship(one => void (one.turret = 'left'))],
  ['dials', 'a maneuver of another ship', ship(one => void (one.dial = '5FR'))],
  ['dials', 'revealed, but not set', ship(one => void (one.revealed = true))],
  [
    'destruction',
    'flying on without hull',
    game => void game.ships['ship:B1']!.damage.push(...game.ships['ship:A1']!.damage, ...game.ships['ship:A1']!.damage),
  ],
  ['docking', 'flying beside its carrier', ship(one => void (one.carrier = 'ship:A2'))],
  [
    'docking',
    'on a carrier that is gone',
    game => {
      Object.assign(game.ships['ship:B1']!, { where: 'reserve', carrier: 'ship:B9' });
      game.ships['ship:A1']!.locks = [];
    },
  ],
  ['damageCards', 'a card dealt and still in the deck', game => void game.decks.p1.draw.push('card:p1:33')],
  ['damageCards', 'a card lost', game => void game.decks.p2.draw.pop()],
  [
    'damageCards',
    'every card lost',
    game => {
      game.ships['ship:A1']!.damage = [];
      game.decks.p1 = { draw: [], discard: [] };
    },
  ],
  ['damageCards', 'a card of no deck', game => void game.decks.p2.discard.push('card:p2:99')],
  ['damageCards', 'a card under another name', ship(one => void (one.damage[0]!.card = 'damage:directhit'))],
  ['options', 'a question without an answer', game => void (game.pending[0]!.options = [])],
  ['options', 'one key twice', game => void game.pending[0]!.options.push(game.pending[0]!.options[0]!)],
  [
    'secrets',
    'a facedown card by its number',
    game => void (game.pending[0]!.options[0]!.key = `repair:${game.ships['ship:A1']!.damage[0]!.id}`),
  ],
  ['questions', 'nobody asked', game => void (game.pending = [])],
  ['questions', 'one player asked twice', game => void game.pending.push({ ...game.pending[0]!, id: 'd1' })],
  ['questions', 'a question from nowhere', game => void (game.pending[0]!.id = 'd99')],
  ['agenda', 'over without an outcome', game => void (game.phase = 'over')],
  ['agenda', 'another phase than the one under way', game => void (game.phase = 'system')],
  ['agenda', 'no game around it', game => void game.agenda.shift()],
  ['agenda', 'a phase within a phase', game => void game.agenda.push(game.agenda[1]!)],
  [
    'score',
    'points for a ship that flies on',
    game => void game.score.push({ player: 'p2', points: 5, round: 1, reason: { kind: 'destroyed', ship: 'ship:A1' } }),
  ],
  ['score', 'no points for a ship that is gone', game => void (game.ships['ship:A2']!.where = 'removed')],
  [
    'score',
    'half a point',
    game => void game.score.push({ player: 'p1', points: 0.5, round: 1, reason: { kind: 'deficit' } }),
  ],
  [
    'score',
    'points from a round to come',
    game => void game.score.push({ player: 'p1', points: 1, round: 7, reason: { kind: 'deficit' } }),
  ],
];

describe('invariants', () => {
  test('hold in a game that was played by the rules', () => expect(engine.checkInvariants(sound)).toEqual([]));

  test.each(BREAKS)('%s: %s is noticed', (name, _, edit) => {
    const broken = engine.checkInvariants(produce(sound, edit));
    expect(broken.map(({ invariant }) => invariant)).toContain(name);
    expect(broken.every(({ problem }) => problem.length > 8)).toBe(true);
  });

  test('each of them can fail', () => {
    expect(INVARIANTS.filter(name => !BREAKS.some(([broken]) => broken === name))).toEqual([]);
  });
});
