import { describe, expect, test } from 'vitest';
import type { Pose } from '../../../src/engine/core/place';
import { battle, type Driver, placeRocks, placeShips, ROCK_PLACES } from '../../support/battle';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const XWINGS = ['bluesquadronescort', 'redsquadronveteran', 'lukeskywalker'];
const TIES = ['academypilot', 'obsidiansquadronpilot', 'blacksquadronace'];

describe('Place Obstacles', () => {
  const game = () => battle({ p1: XWINGS, p2: TIES });

  test('six of them, in turns, beginning with the first player', () => {
    const placed = placeRocks(game()).events('obstaclePlaced');
    expect(placed.map(({ player }) => player)).toEqual(['p1', 'p2', 'p1', 'p2', 'p1', 'p2']);
  });

  test('the second player begins if the dice say so', () => {
    const dice = ['blank', 'blank', 'blank', 'crit', 'blank', 'blank'] as const;
    const placed = placeRocks(battle({ p1: XWINGS, p2: TIES, dice })).events('obstaclePlaced');
    expect(placed.map(({ player }) => player)).toEqual(['p2', 'p1', 'p2', 'p1', 'p2', 'p1']);
  });

  test('any of the six that is left, also one that the opponent brought', () => {
    const story = game();
    expect(story.offers('p1')).toEqual([1, 2, 3, 4, 5, 6].map(number => `place:rock:${number}`));
    story.place('p1', 'place:rock:5', ROCK_PLACES[0]!);
    expect(story.state.rocks['rock:5']).toMatchObject({ owner: 'p2', pose: ROCK_PLACES[0] });
    expect(story.asked('p1')).toBeNull();
    expect(story.offers('p2')).toEqual([1, 2, 3, 4, 6].map(number => `place:rock:${number}`));
  });

  test.each([
    { why: 'too close to an edge', option: 'place:rock:2', pose: at(225, 400), refusal: 'notThere' },
    { why: 'too close to the first one', option: 'place:rock:2', pose: at(380, 260), refusal: 'notThere' },
    { why: 'on the satellite', option: 'place:rock:2', pose: at(440, 470), refusal: 'notThere' },
    { why: 'a place that is none', option: 'place:rock:2', pose: at(Number.NaN, 470), refusal: expect.any(String) },
    { why: 'placed already', option: 'place:rock:1', pose: at(457, 600), refusal: 'notOffered' },
    { why: 'neither too close nor on anything', option: 'place:rock:2', pose: at(457, 600), refusal: null },
  ])('$why: $refusal', ({ option, pose, refusal }) => {
    const story = game().place('p1', 'place:rock:1', at(260, 260));
    expect(story.refusal('p2', { option, pose })).toEqual(refusal);
  });

  test('an obstacle without a place is no answer', () => {
    expect(game().refusal('p1', { option: 'place:rock:1' })).toBe('notOffered');
  });

  test('obstacles that fit nowhere any more are set aside, and the log says so', () => {
    const gas = ['gascloud3', 'gascloud4', 'gascloud5'];
    const story = battle({ p1: XWINGS, p2: TIES, obstacles: { p1: gas, p2: gas } });
    const corners = [at(330, 330), at(584, 330), at(330, 584), at(584, 584)];
    corners.forEach((pose, index) => void story.place(index % 2 ? 'p2' : 'p1', `place:rock:${index + 1}`, pose));
    expect(story.events('obstacleSetAside').map(({ rock }) => rock)).toEqual(['rock:5', 'rock:6']);
    expect(story.state.rocks['rock:6']).toMatchObject({ pose: null, setAside: true });
    expect(story.state.pending[0]!.topic.kind).toBe('placeShip');
  });

  test('one is set aside as soon as it fits nowhere, and not before', () => {
    const story = battle({
      p1: XWINGS,
      p2: TIES,
      obstacles: { p1: ['pomdebris1', 'gascloud2', 'core2asteroid1'], p2: ['gascloud3', 'pomasteroid2', 'gascloud4'] },
    });
    story.place('p1', 'place:rock:1', at(604, 588, 90)).place('p2', 'place:rock:2', at(316, 476, 180));
    story.place('p1', 'place:rock:3', at(316, 652)).place('p2', 'place:rock:4', at(380, 284, 315));
    expect(story.events('obstacleSetAside')).toEqual([]);
    story.place('p1', 'place:rock:5', at(588, 300, 225));
    expect(story.events('obstacleSetAside').map(({ rock }) => rock)).toEqual(['rock:6']);
    expect(story.asked('p2')).not.toBe('placeObstacle');
  });
});

describe('Place Forces', () => {
  const ready = (p1: readonly string[], p2: readonly string[], first: 'p1' | 'p2' = 'p1'): Driver => {
    const crit = ['crit', 'blank', 'blank'] as const;
    const blank = ['blank', 'blank', 'blank'] as const;
    return placeRocks(battle({ p1, p2, dice: first === 'p1' ? [...crit, ...blank] : [...blank, ...crit] }));
  };
  const order = (game: Driver) =>
    placeShips(game)
      .events('shipPlaced')
      .map(({ ship }) => ship.slice('ship:'.length));

  test('from the lowest initiative to the highest, whoever is first player', () => {
    // X-wings of initiative 2, 3 and 5; TIEs of 1, 2 and 3.
    expect(order(ready(XWINGS, TIES))).toEqual(['B1', 'A1', 'B2', 'A2', 'B3', 'A3']);
    expect(order(ready(XWINGS, TIES, 'p2'))).toEqual(['B1', 'B2', 'A1', 'B3', 'A2', 'A3']);
  });

  test('at equal initiative the first player places all of theirs first, in the order they like', () => {
    const game = ready(['bluesquadronescort', 'bluesquadronescort'], ['obsidiansquadronpilot', 'nightbeast'], 'p2');
    expect(game.asked('p1')).toBeNull();
    expect(game.offers('p2')).toEqual(['place:ship:B1', 'place:ship:B2']);
    game.place('p2', 'place:ship:B2', at(500, 870, 180));
    expect(game.offers('p2')).toEqual(['place:ship:B1']);
    game.place('p2', 'place:ship:B1', at(400, 870, 180));
    expect(game.offers('p1')).toEqual(['place:ship:A1', 'place:ship:A2']);
  });

  test.each([
    { why: 'beyond range 1', pose: at(300, 90), refusal: 'notThere' },
    { why: 'at the opponent’s edge', pose: at(300, 870), refusal: 'notThere' },
    { why: 'partly outside', pose: at(10, 50), refusal: 'notThere' },
    { why: 'on another ship', pose: at(110, 60), refusal: 'notThere' },
    { why: 'touching it', pose: at(140, 50), refusal: null },
  ])('$why: $refusal', ({ pose, refusal }) => {
    const game = ready(['bluesquadronescort', 'bluesquadronescort'], ['darthvader']);
    game.place('p1', 'place:ship:A1', at(100, 50));
    expect(game.refusal('p1', { option: 'place:ship:A2', pose })).toBe(refusal);
  });

  test('a ship lies where it was put, to the millionth', () => {
    const game = ready(['bluesquadronescort'], ['darthvader']);
    game.place('p1', 'place:ship:A1', at(100.123456789, 50, 370));
    expect(game.ship('A1')).toMatchObject({ where: 'table', pose: at(100.123457, 50, 10) });
  });
});

describe('Place Forces: a zone without room', () => {
  // Seven large ships and a small one, of one initiative; six of the large ones leave gaps of 62.
  const crowded = () => {
    const game = placeRocks(
      battle({ p1: [...Array(7).fill('patrolleader'), 'obsidiansquadronpilot'], p2: ['darthvader'] }),
    );
    for (let i = 0; i < 6; i++) {
      game.place('p1', `place:ship:A${i + 1}`, at(102 + 142 * i, 50)).choose('p1', 'arc:front');
    }
    return game;
  };

  test('what still fits is placed first', () => {
    const game = crowded();
    expect(game.offers('p1')).toEqual(['place:ship:A8']);
    expect(game.refusal('p1', { option: 'place:ship:A8', pose: at(173, 150) })).toBe('notThere');
    expect(game.refusal('p1', { option: 'place:ship:A8', pose: at(173, 50) })).toBeNull();
  });

  test('what does not may lie within range 2', () => {
    const game = crowded().place('p1', 'place:ship:A8', at(173, 50));
    expect(game.offers('p1')).toEqual(['place:ship:A7']);
    expect(game.refusal('p1', { option: 'place:ship:A7', pose: at(457, 50) })).toBe('notThere');
    expect(game.refusal('p1', { option: 'place:ship:A7', pose: at(457, 161) })).toBe('notThere');
    game.place('p1', 'place:ship:A7', at(457, 160));
    expect(game.ship('A7').where).toBe('table');
  });
});

describe('turret indicators are pointed when the ship is placed', () => {
  const placed = (pilot: string, upgrades: readonly string[] = []) =>
    placeRocks(battle({ p1: [{ pilot, upgrades }], p2: ['darthvader'] })).place('p1', 'place:ship:A1', at(457, 50));

  test('a single one into any of the four arcs', () => {
    const game = placed('rebelscout');
    expect(game.asked('p1')).toBe('pointTurret');
    expect(game.offers('p1')).toEqual(['arc:front', 'arc:rear', 'arc:left', 'arc:right']);
    game.choose('p1', 'arc:left');
    expect(game.ship('A1').turret).toBe('left');
    expect(game.last('turretPointed')).toMatchObject({ ship: 'ship:A1', arc: 'left' });
  });

  test('a double one ahead and behind, or to both sides', () => {
    const game = placed('outerrimsmuggler');
    expect(game.offers('p1')).toEqual(['arc:front', 'arc:left']);
  });

  test('a turret that an upgrade brings counts', () => {
    expect(placed('graysquadronbomber', ['dorsalturret']).asked('p1')).toBe('pointTurret');
  });

  test('a ship without a turret is asked nothing', () => {
    const game = placed('graysquadronbomber');
    expect(game.state.pending[0]!.topic.kind).toBe('placeShip');
    expect(game.ship('A1').turret).toBeNull();
  });
});
