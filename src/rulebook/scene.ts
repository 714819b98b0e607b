import type { Engine } from '../engine';
import type { DeviceTokenId, ObjectId, RockId, ShipId } from '../engine/core/ids';
import { PLAIN_PRACTICE } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Setup } from '../engine/core/setup';
import type { GameState } from '../engine/core/state';
import type { Token } from '../engine/core/token';
import type {
  DeviceId,
  ManeuverCode,
  MissionId,
  ObstacleId,
  ObstacleKind,
  PilotId,
  PrintedArc,
  UpgradeId,
} from '../engine/core/vocabulary';
import { layOut } from '../lessons/layOut';

/** Ships by what they are good to show. Those that stand first in a scene's squad are A1, B1 and so on. */
export const MODELS = {
  xwing: 'pilot:redsquadronveteran',
  headhunter: 'pilot:banditsquadronpilot',
  bwing: 'pilot:bladesquadronveteran',
  ywing: 'pilot:goldsquadronveteran',
  awing: 'pilot:greensquadronpilot',
  hwk: 'pilot:rebelscout',
  gunship: 'pilot:kashyyykdefender',
  uwing: 'pilot:bluesquadronscout',
  freighter: 'pilot:outerrimsmuggler',
  tie: 'pilot:academypilot',
  ace: 'pilot:blacksquadronace',
  phantom: 'pilot:sigmasquadronace',
  reaper: 'pilot:scarifbasepilot',
  shuttle: 'pilot:omicrongrouppilot',
  bomber: 'pilot:graysquadronbomber',
  inquisitor: 'pilot:inquisitor',
} as const satisfies Readonly<Record<string, PilotId>>;
export type Model = keyof typeof MODELS;

/** What some carry. */
const UPGRADES: Readonly<Partial<Record<Model, readonly UpgradeId[]>>> = { bomber: ['upgrade:protontorpedoes'] };

export const ROCKS: Readonly<Record<ObstacleKind, ObstacleId>> = {
  asteroid: 'obstacle:coreasteroid1',
  debris: 'obstacle:vt49decimatordebris2',
  gas: 'obstacle:gascloud2',
};

type At = readonly [x: number, y: number, heading?: number];
export type Mark = `${'A' | 'B'}${1 | 2 | 3}`;

/** What is measured and drawn in a scene, anew whenever a piece is moved. */
export type Lens =
  | { readonly see: 'range'; readonly from: Mark; readonly to: Mark | 'R1' | 'M1' | 'D1' }
  | { readonly see: 'apart' }
  /** `weapon` counts from the first on its card; `odds` tells what comes of it on the average. */
  | { readonly see: 'shot'; readonly from: Mark; readonly to: Mark; readonly weapon?: number; readonly odds?: true }
  | { readonly see: 'edge'; readonly ship: Mark }
  | { readonly see: 'arcs'; readonly ship: Mark; readonly arcs: readonly PrintedArc[] }
  | { readonly see: 'sides'; readonly ship: Mark; readonly of: Mark }
  | { readonly see: 'rings'; readonly ship: Mark }
  | { readonly see: 'fly'; readonly ship: Mark; readonly ways: readonly ManeuverCode[] }
  | { readonly see: 'slip'; readonly ship: Mark; readonly by: 'roll' | 'boost' | 'decloak' }
  | { readonly see: 'drop'; readonly ship: Mark; readonly device: DeviceId; readonly edge: 'front' | 'rear' };

/** A small position of the real engine: pieces in their places, and what is looked at. */
export interface Scene {
  readonly ships: Readonly<Partial<Record<Mark, readonly [Model, ...At]>>>;
  readonly rocks?: readonly (readonly [ObstacleKind, ...At])[];
  readonly devices?: readonly (readonly [DeviceId, ...At])[];
  readonly tokens?: Readonly<Partial<Record<Mark, readonly Token[]>>>;
  readonly locks?: readonly (readonly [Mark, Mark])[];
  /** Damage cards, dealt facedown. */
  readonly damage?: Readonly<Partial<Record<Mark, number>>>;
  /** With the markers of a mission; the first one is moved there. */
  readonly mission?: { readonly is: MissionId; readonly at: At };
  readonly lens: readonly Lens[];
  /** Millimetres around the pieces that are shown too. */
  readonly room?: number;
}

export const shipIn = (mark: Mark): ShipId => `ship:${mark}`;

const poseOf = ([x, y, heading = 0]: At) => ({ x, y, heading });

const marksOf = ({ ships }: Scene, side: 'A' | 'B') =>
  (Object.entries(ships) as readonly (readonly [Mark, readonly [Model, ...At]])[])
    .filter(([mark]) => mark.startsWith(side))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** A side must have a ship to be a side: where the scene names none, this one stands far off. */
const ALONE: Readonly<Record<'A' | 'B', Model>> = { A: 'xwing', B: 'tie' };

export function setupOf(scene: Scene): Setup {
  const pilots = (side: 'A' | 'B') => {
    const named = marksOf(scene, side);
    const models = named.length > 0 ? named.map(([, [model]]) => model) : [ALONE[side]];
    return models.map(model => ({ pilot: MODELS[model], upgrades: UPGRADES[model] ?? [] }));
  };
  const obstacles = (scene.rocks ?? []).map(([kind]) => ROCKS[kind]);
  return {
    profile: scene.mission?.is === 'ancientknowledge' ? 'xwa50' : 'amg20',
    scenario: scene.mission?.is ?? 'none',
    practice: { ...PLAIN_PRACTICE, drill: 'shoot' },
    players: {
      p1: { name: 'Near side', squad: { name: 'Near', faction: 'rebelalliance', ships: pilots('A'), obstacles } },
      p2: { name: 'Far side', squad: { name: 'Far', faction: 'galacticempire', ships: pilots('B'), obstacles: [] } },
    },
  };
}

const SEED = 4;

/** Open, so that an X-wing rolls what is printed on it. */
const FOILS = 'upgrade:servomotorsfoils';

/** Far off every scene, in corners where nothing is measured. */
const ASIDE: Readonly<Record<'A' | 'B', At>> = { A: [40, 40], B: [874, 874, 180] };

/** The position, played out by the engine and then laid as the scene wants it. */
export function layScene(engine: Engine, scene: Scene): GameState {
  const rocks = (scene.rocks ?? []).map(([, ...at], index) => [`rock:${index + 1}`, poseOf(at)]);
  const ships = (['A', 'B'] as const).flatMap(side => {
    const named = marksOf(scene, side);
    if (named.length === 0) return [[`ship:${side}1`, poseOf(ASIDE[side])]];
    return named.map(([mark, [, ...at]]) => [shipIn(mark), poseOf(at)]);
  });
  const prepare: RefereeEdit[] = [
    ...[...marksOf(scene, 'A'), ...marksOf(scene, 'B')].flatMap(([mark, [model]]) =>
      model === 'xwing' ? [{ kind: 'flipUpgrade', ship: shipIn(mark), card: FOILS } as const] : [],
    ),
    ...Object.entries(scene.tokens ?? {}).flatMap(([mark, tokens]) =>
      tokens.map(token => ({ kind: 'giveToken', ship: shipIn(mark as Mark), token }) as const),
    ),
    ...Object.entries(scene.damage ?? {}).flatMap(([mark, cards]) =>
      Array.from({ length: cards }, () => ({ kind: 'dealDamage', ship: shipIn(mark as Mark), faceup: false }) as const),
    ),
    ...(scene.locks ?? []).map(([by, on]) => ({ kind: 'giveLock', ship: shipIn(by), object: shipIn(on) }) as const),
  ];
  const marker = scene.mission ? [['marker:1', poseOf(scene.mission.at)]] : [];
  const places = Object.fromEntries([...rocks, ...ships, ...marker]);
  const { state } = layOut(engine, { setup: setupOf(scene), seed: SEED, places, prepare });
  return withDevices(state, scene);
}

/** What ships drop in play lies here from the start. */
function withDevices(state: GameState, { devices = [] }: Scene): GameState {
  const tokens = devices.map(([device, ...at], index) => {
    const id: DeviceTokenId = `token:${index + 1}`;
    const plain = { piece: 0, fuses: 0, damage: [], charges: 0, locks: [], destroyed: false } as const;
    return [id, { id, device, owner: 'p2', pose: poseOf(at), ...plain }];
  });
  return tokens.length > 0 ? { ...state, devices: Object.fromEntries(tokens) } : state;
}

/** Whether a piece belongs to what the scene shows. */
export function isShown(scene: Scene, id: ObjectId): boolean {
  if (id.startsWith('ship:')) return id.slice('ship:'.length) in scene.ships;
  if (id.startsWith('marker:')) return scene.mission !== undefined && id === 'marker:1';
  return true;
}

/** The same position with a piece elsewhere, for as long as a hand plays with it. */
export function moved(state: GameState, id: ObjectId, pose: { x: number; y: number; heading: number }): GameState {
  const { ships, rocks, markers } = state;
  if (id in ships) return { ...state, ships: { ...ships, [id]: { ...ships[id as ShipId]!, pose } } };
  if (id in rocks) return { ...state, rocks: { ...rocks, [id]: { ...rocks[id as RockId]!, pose } } };
  const marker = markers[id as keyof typeof markers];
  return marker ? { ...state, markers: { ...markers, [id]: { ...marker, x: pose.x, y: pose.y } } } : state;
}
