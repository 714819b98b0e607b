import type { Engine } from '../engine';
import type { ObjectId } from '../engine/core/ids';
import type { Point, Pose } from '../engine/core/place';
import type { GameState, Ship } from '../engine/core/state';
import type { Table } from '../engine/core/table';
import { type Difficulty, type PrintedArc, parseManeuver } from '../engine/core/vocabulary';
import { aspectOf, rangeInArc } from '../engine/geometry/arc';
import { cornersOf } from '../engine/geometry/base';
import { BOOSTS, barrelRoll, boost, type Course, decloakTemplate, setAgainst } from '../engine/geometry/course';
import { distanceOfPolygons } from '../engine/geometry/distance';
import { PLAY_AREA, RANGE_BAND } from '../engine/geometry/measures';
import { pathOf } from '../engine/geometry/path';
import { previewManeuver } from '../engine/geometry/preview';
import { isBeyondRange, rangeOf } from '../engine/geometry/range';
import { isFree, repositions } from '../engine/geometry/reposition';
import { type PlacedTemplate, straight } from '../engine/geometry/template';
import { dropPose, kindOfDevice } from '../engine/look/devices';
import { measureTo, outlineOfDevice, outlinesOf, rocksOnTable } from '../engine/look/objects';
import { baseOf, shipOf, shipsOnTable, sizeOf } from '../engine/look/ships';
import type { Lens, Scene } from './scene';
import { isShown, shipIn } from './scene';
import { circled, shot } from './shot';
import {
  ARC_WORDS,
  aspectWords,
  edgeWords,
  flownWords,
  maneuverWords,
  rangeWords,
  SLIP_WORDS,
  THING_WORDS,
} from './words';

/** What a lens draws over the pieces, and what it says of them. */
export interface Sketch {
  readonly wedges: readonly {
    readonly pose: Pose;
    readonly half: number;
    readonly arc: PrintedArc;
    readonly side: 'p1' | 'p2';
  }[];
  readonly rings: readonly { readonly pose: Pose; readonly half: number; readonly side: 'p1' | 'p2' }[];
  readonly templates: readonly { readonly placed: PlacedTemplate; readonly color: Difficulty | 'amber' }[];
  readonly ghosts: readonly { readonly ship: Ship; readonly pose: Pose; readonly free: boolean }[];
  readonly outlines: readonly (readonly Point[])[];
  readonly lines: readonly {
    readonly from: Point;
    readonly to: Point;
    readonly label: string;
    readonly look: 'free' | 'obstructed' | 'none';
  }[];
  readonly says: readonly string[];
}

const BLANK: Sketch = { wedges: [], rings: [], templates: [], ghosts: [], outlines: [], lines: [], says: [] };

/** All that a scene shows of a position; `way` is which of the maneuvers on offer is flown. */
export function sketchOf(engine: Engine, state: GameState, scene: Scene, way: number): Sketch {
  const table = { state, rules: engine.rules };
  const parts = scene.lens.map(lens => ({ ...BLANK, ...seen(engine, table, scene, lens, way) }));
  const all = <Key extends keyof Sketch>(key: Key) =>
    parts.flatMap(part => part[key] as readonly Sketch[Key][number][]);
  return {
    wedges: all('wedges'),
    rings: all('rings'),
    templates: all('templates'),
    ghosts: all('ghosts'),
    outlines: all('outlines'),
    lines: all('lines'),
    says: all('says'),
  };
}

function seen(engine: Engine, table: Table, scene: Scene, lens: Lens, way: number): Partial<Sketch> {
  switch (lens.see) {
    case 'range':
      return range(table, lens);
    case 'apart':
      return apart(table);
    case 'shot':
      return shot(engine, table, lens);
    case 'arcs':
      return arcs(table, scene, lens);
    case 'edge':
      return edge(table, lens);
    case 'sides':
      return sides(table, lens);
    case 'rings':
      return { rings: [{ ...circled(table, shipOf(table.state, shipIn(lens.ship))) }] };
    case 'fly':
      return flown(table, scene, lens, way);
    case 'slip':
      return slipped(table, scene, lens);
    case 'drop':
      return dropped(table, lens);
  }
}

type Seen<See extends Lens['see']> = Extract<Lens, { readonly see: See }>;

const OTHERS: Readonly<Record<string, ObjectId>> = { R1: 'rock:1', M1: 'marker:1', D1: 'token:1' };

function range(table: Table, { from, to }: Seen<'range'>): Partial<Sketch> {
  const measure = measureTo(table, shipOf(table.state, shipIn(from)), OTHERS[to] ?? `ship:${to}`);
  const words = rangeWords(rangeOf(measure.distance));
  return {
    lines: [{ from: measure.from, to: measure.to, label: words, look: 'free' }],
    says: [`${from} – ${THING_WORDS[to] ?? to}: ${words.toLowerCase()}.`],
  };
}

/** How deep a base reaches into the table, seen from its own player's edge. */
function edge(table: Table, { ship: mark }: Seen<'edge'>): Partial<Sketch> {
  const ship = shipOf(table.state, shipIn(mark));
  const far = Math.max(...cornersOf(baseOf(table, ship)).map(({ y }) => (ship.player === 'p1' ? y : PLAY_AREA - y)));
  const y = ship.player === 'p1' ? RANGE_BAND : PLAY_AREA - RANGE_BAND;
  const [from, to] = [-250, 250].map(aside => ({ x: ship.pose.x + aside, y })) as [Point, Point];
  const line = { from, to, label: rangeWords(1), look: 'free' } as const;
  return { lines: [line], says: [edgeWords(mark, far <= RANGE_BAND)] };
}

/** The first two rocks: the distance is exact, the line goes from corner to corner. */
function apart(table: Table): Partial<Sketch> {
  const [one, other] = rocksOnTable(table).map(({ outline }) => outline);
  if (!one || !other) return {};
  const distance = distanceOfPolygons(one, other);
  const pairs = corners(one.xy).flatMap(from => corners(other.xy).map(to => ({ from, to })));
  const far = ({ from, to }: (typeof pairs)[number]) => Math.hypot(from.x - to.x, from.y - to.y);
  const nearest = pairs.reduce((best, pair) => (far(pair) < far(best) ? pair : best));
  const words = rangeWords(rangeOf(distance));
  const may = isBeyondRange(distance, 1) ? 'they may lie so' : 'too close to each other';
  return {
    lines: [{ ...nearest, label: words, look: isBeyondRange(distance, 1) ? 'free' : 'obstructed' }],
    says: [`From one to the other: ${words.toLowerCase()}, ${may}.`],
  };
}

function arcs(table: Table, scene: Scene, { ship: mark, arcs: names }: Seen<'arcs'>): Partial<Sketch> {
  const ship = shipOf(table.state, shipIn(mark));
  const base = baseOf(table, ship);
  const others = shipsOnTable(table.state).filter(({ id }) => id !== ship.id && isShown(scene, id));
  const says = others.map(other => {
    const within = names.flatMap(arc => {
      const measure = rangeInArc(base, arc, baseOf(table, other));
      return measure ? [`${ARC_WORDS[arc]} at ${rangeWords(rangeOf(measure.distance)).toLowerCase()}`] : [];
    });
    const name = other.id.slice('ship:'.length);
    return within.length > 0 ? `${name}: ${within.join(', ')}.` : `${name}: not in it.`;
  });
  return { wedges: names.map(arc => ({ ...circled(table, ship), arc })), says };
}

function sides(table: Table, { ship: mark, of }: Seen<'sides'>): Partial<Sketch> {
  const [ship, other] = [shipOf(table.state, shipIn(mark)), shipOf(table.state, shipIn(of))];
  const aspect = aspectOf(baseOf(table, other), baseOf(table, ship));
  const wedges = (['fullFront', 'fullRear'] as const).map(arc => ({ ...circled(table, other), arc }));
  return { wedges, says: [aspectWords(mark, of, aspect)] };
}

/** All other bases that count, and every obstacle. */
const around = (table: Table, scene: Scene, ship: Ship) => ({
  others: shipsOnTable(table.state).filter(({ id }) => id !== ship.id && isShown(scene, id)),
  rocks: rocksOnTable(table),
});

const minesOf = (table: Table) =>
  Object.values(table.state.devices).filter(token => kindOfDevice(table, token) === 'mine');

function flown(table: Table, scene: Scene, { ship: mark, ways }: Seen<'fly'>, way: number): Partial<Sketch> {
  const code = ways[way % ways.length]!;
  const ship = shipOf(table.state, shipIn(mark));
  const { bearing, speed, difficulty } = parseManeuver(code);
  const { others, rocks } = around(table, scene, ship);
  const size = sizeOf(table, ship);
  const bases = others.map(other => baseOf(table, other));
  const crossed = [
    ...rocks.map(({ rock, outline }) => ({ what: table.rules.catalog.obstacle(rock.obstacle).kind, outline })),
    ...minesOf(table).map(mine => ({ what: 'mine' as const, outline: outlineOfDevice(table, mine) })),
  ];
  const { execution, ends } = previewManeuver(
    ship.pose,
    size,
    { bearing, speed },
    bases,
    crossed.map(({ outline }) => outline),
  );
  const met = ends.length > 0 ? ends[0]!.met : [];
  const overlapped = execution?.kind === 'partial' ? execution.overlapped.map(index => others[index]!.id.slice(5)) : [];
  return {
    templates: execution ? [{ placed: execution.path.placed, color: difficulty }] : [],
    ghosts: ends.map(({ pose, flees }) => ({ ship, pose, free: !flees })),
    says: [
      flownWords({
        mark,
        maneuver: maneuverWords(code),
        overlapped,
        ends: ends.length,
        flees: ends.some(({ flees }) => flees),
        met: met.map(({ index, overlapped: under }) => ({ what: crossed[index]!.what, under })),
      }),
    ],
  };
}

/** The templates that a roll, boost or decloak may be made by. */
function coursesOf(table: Table, ship: Ship, by: Seen<'slip'>['by']): readonly Course[] {
  const size = sizeOf(table, ship);
  const rolls = (template = straight(1)) => (['left', 'right'] as const).map(side => barrelRoll(size, side, template));
  if (by === 'roll') return rolls();
  if (by === 'boost') return BOOSTS.map(boost);
  const template = decloakTemplate(size);
  return [...rolls(template), boost(template)];
}

function slipped(table: Table, scene: Scene, { ship: mark, by }: Seen<'slip'>): Partial<Sketch> {
  const ship = shipOf(table.state, shipIn(mark));
  const size = sizeOf(table, ship);
  const { others, rocks } = around(table, scene, ship);
  const bases = others.map(other => baseOf(table, other));
  const outlines = rocks.map(({ outline }) => outline);
  const courses = coursesOf(table, ship, by);
  const places = courses.flatMap(course => repositions(ship.pose, size, course, bases, outlines));
  const free = places.filter(isFree).length;
  return {
    templates: courses.map(course => ({ placed: pathOf(ship.pose, size, course).placed, color: 'amber' as const })),
    ghosts: places.map(place => ({ ship, pose: place.pose, free: isFree(place) })),
    says: [SLIP_WORDS[by](mark, free, places.length)],
  };
}

/** Devices lie at the end of the template; bombs by the 1 straight one. */
function dropped(table: Table, { ship: mark, device, edge }: Seen<'drop'>): Partial<Sketch> {
  const ship = shipOf(table.state, shipIn(mark));
  const pose = dropPose(table, ship, edge, '1straight');
  return {
    templates: [{ placed: setAgainst(ship.pose, sizeOf(table, ship), edge, straight(1)), color: 'amber' }],
    outlines: outlinesOf(table, { device, pose }).map(({ xy }) => corners(xy)),
    says: [
      `${mark} ${edge === 'rear' ? 'drops it behind' : 'launches it ahead of'} itself, at the end of the template.`,
    ],
  };
}

const corners = (xy: readonly number[]): readonly Point[] =>
  Array.from({ length: xy.length / 2 }, (_, index) => ({ x: xy[2 * index]!, y: xy[2 * index + 1]! }));
