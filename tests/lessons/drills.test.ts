import { describe, expect, test } from 'vitest';
import type { ManeuverCode } from '../../src/engine/core/vocabulary';
import { DRILLS } from '../../src/lessons/drills';
import { type Drill, isBetter, parOf, type Stand, starsFor, type Way } from '../../src/lessons/drills/drill';
import { fly } from '../../src/lessons/drills/fly';
import { newsOf } from '../../src/lessons/drills/looking';
import { engine } from '../support/engine';
import { some } from '../support/some';

const drillOf = (id: string): Drill => DRILLS.find(drill => drill.id === id)!;

const alone = (...maneuvers: readonly ManeuverCode[]): Way => ({ 'ship:A1': maneuvers });
const pair = (first: readonly ManeuverCode[], second: readonly ManeuverCode[]): Way => ({
  'ship:A1': first,
  'ship:A2': second,
});

interface Story {
  readonly told: string;
  readonly way: Way;
  readonly stars: number;
  readonly stand: Partial<Stand>;
}

/** Of each drill a way that nearly has three stars, and one that comes to nothing. */
const STORIES: Readonly<Record<string, readonly [Story, Story]>> = {
  threadTheRocks: [
    {
      told: 'a slow start costs a round',
      way: alone('1BB', '1NB', '4FW', '4FW', '3YW', '3TW'),
      stars: 2,
      stand: { verdict: 'done', score: 6 },
    },
    { told: 'straight ahead is a rock', way: alone('4FW', '4FW'), stars: 0, stand: { verdict: 'failed' } },
  ],
  bullseye: [
    {
      told: 'a soft turn first costs a round',
      way: alone('2BB', '2YW', '2FB'),
      stars: 2,
      stand: { verdict: 'done', score: 3 },
    },
    {
      told: 'straight on it never comes into the strip',
      way: alone('4FW'),
      stars: 0,
      stand: { verdict: 'failed', says: '6 rounds are over.' },
    },
  ],
  outOfTheCorner: [
    {
      told: 'a slow step after the loop costs a round',
      way: alone('4KR', '1FB', '3NW', '3TW', '3KR'),
      stars: 2,
      stand: { verdict: 'done', score: 5 },
    },
    {
      told: 'a bank does not get round in time',
      way: alone('3BW', '3BW'),
      stars: 0,
      stand: { verdict: 'failed', says: 'Your ship left the table.' },
    },
  ],
  redTwice: [
    {
      told: 'two blue ones in a row cost a round',
      way: alone('3RR', '2NB', '1NB', '3RR', '2NB'),
      stars: 2,
      stand: { verdict: 'done', score: 5 },
    },
    { told: 'straight ahead is a rock', way: alone('3FW'), stars: 0, stand: { verdict: 'failed' } },
  ],
  turnAround: [
    {
      told: 'a loop after a turn comes a round late',
      way: alone('3YW', '4KR', '3BW'),
      stars: 2,
      stand: { verdict: 'done', score: 3 },
    },
    {
      told: 'whoever flies on never sees them again',
      way: alone('2FB', '4FW'),
      stars: 0,
      stand: { verdict: 'failed' },
    },
  ],
  twoInSight: [
    {
      told: 'a wide approach comes a round late',
      way: alone('3TW', '2YB', '2NB', '2FB', '5KR'),
      stars: 2,
      stand: { verdict: 'done', score: 5 },
    },
    { told: 'whoever rushes through has neither', way: alone('5FB'), stars: 0, stand: { verdict: 'failed' } },
  ],
  tailTheCircler: [
    {
      told: 'one step too far ahead is one round lost',
      way: alone('3FW', '3TW', '3ER', '1FB', '3TW', '3TW'),
      stars: 2,
      stand: { verdict: 'done', score: 5 },
    },
    {
      told: 'whoever does not turn with it loses it',
      way: alone('2FB', '3RR', '2NB', '3NW', '2NB', '1FB'),
      stars: 0,
      stand: { verdict: 'done', score: 1 },
    },
  ],
  outOfArcs: [
    {
      told: 'a loop too early is seen once',
      way: alone('5KR', '2BB', '3TW', '5FB'),
      stars: 2,
      stand: { verdict: 'done', score: 1 },
    },
    {
      told: 'small circles are seen all the time',
      way: alone('2TB', '3BW', '2YB', '2NB'),
      stars: 0,
      stand: { verdict: 'done', score: 5 },
    },
  ],
  keepFormation: [
    {
      told: 'one speed more in the second round opens a gap',
      way: pair(['2NB', '3FB', '4FW', '4FW'], ['2NB', '4FW', '4FW', '3BW']),
      stars: 2,
      stand: { verdict: 'done', score: 42 },
    },
    {
      told: 'straight ahead is a rock',
      way: pair(['4FW'], ['4FW']),
      stars: 0,
      stand: { verdict: 'failed', says: 'A ship met a rock or its wingmate.' },
    },
  ],
  blockAndSurvive: [
    {
      told: 'a block from the side is shot at more',
      way: alone('1NW', '2TW'),
      stars: 2,
      stand: { verdict: 'done', score: 2 },
    },
    { told: 'out of its way is no block', way: alone('3TW', '2TW'), stars: 0, stand: { verdict: 'failed' } },
  ],
  holdTwo: [
    {
      told: 'both by one satellite in a round is a point less',
      way: pair(['2NB', '1BW', '2FB', '2NB'], ['3NW', '1FB', '3NW', '4FW']),
      stars: 2,
      stand: { verdict: 'done', score: 6 },
    },
    {
      told: 'whoever flies past them holds little',
      way: pair(['2FB', '1BW', '2YW', '3FB'], ['3NW', '4KR', '3NW', '2YW']),
      stars: 0,
      stand: { verdict: 'done', score: 3 },
    },
  ],
  joust: [
    {
      told: 'one shot less is one damage less',
      way: alone('2NB', '2TW', '3ER'),
      stars: 2,
      stand: { verdict: 'done', score: 3 },
    },
    {
      told: 'whoever keeps away is not ahead',
      way: alone('2NB', '3NW', '2NB'),
      stars: 0,
      stand: { verdict: 'done', score: 0, says: 'Dealt 0, taken 0.' },
    },
  ],
  oneHull: [
    {
      told: 'a turn on the way costs a round',
      way: alone('3NW', '2TB', '5FB', '1YW'),
      stars: 2,
      stand: { verdict: 'done', score: 4 },
    },
    {
      told: 'a tight turn is the end',
      way: alone('1TW'),
      stars: 0,
      stand: { verdict: 'failed', says: 'Your ship was destroyed.' },
    },
  ],
};

test('there are twelve drills or more, each with an id and a name of its own', () => {
  expect(DRILLS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(DRILLS.map(({ id }) => id)).size).toBe(DRILLS.length);
  expect(new Set(DRILLS.map(({ name }) => name)).size).toBe(DRILLS.length);
});

describe.each(DRILLS.map(drill => [drill.name, drill] as const))('%s', (_, drill) => {
  test('the stored way reaches three stars, with its dials as they are listed', () => {
    const { flown, stand } = fly(engine, drill, drill.way);
    expect(stand.verdict).toBe('done');
    expect(starsFor(drill, stand)).toBe(3);
    const revealed = newsOf(flown, 'dialRevealed').filter(({ ship }) => ship.startsWith('ship:A'));
    for (const [ship, maneuvers] of some(Object.entries(drill.way)))
      expect(revealed.flatMap(news => (news.ship === ship ? [news.maneuver] : []))).toEqual(maneuvers);
    expect(newsOf(flown, 'maneuverReplaced').filter(({ ship }) => ship.startsWith('ship:A'))).toEqual([]);
    expect(engine.checkInvariants(flown.moments.at(-1)!.after)).toEqual([]);
  });

  test.each(STORIES[drill.id]!)('$told', ({ way, stars, stand: wanted }) => {
    const { stand } = fly(engine, drill, way);
    expect(stand).toMatchObject(wanted);
    expect(starsFor(drill, stand)).toBe(stars);
  });

  test('is told in a few words, its limits in order, and begins undecided', () => {
    expect(drill.goal.length).toBeLessThan(190);
    const [one, two, three] = drill.stars;
    expect(isBetter(drill, two, one)).toBe(true);
    expect(isBetter(drill, three, two)).toBe(true);
    expect(parOf(drill)).toBe(two);
    const { flown } = fly(engine, drill, drill.way);
    expect(drill.measure({ ...flown, moments: [] }).verdict).toBe('going');
  });
});

test('what failed has no stars, however good its number', () => {
  const stand: Stand = { verdict: 'failed', score: 0, says: '' };
  expect(starsFor(drillOf('outOfArcs'), stand)).toBe(0);
  expect(starsFor(drillOf('outOfArcs'), { ...stand, verdict: 'done' })).toBe(3);
});
