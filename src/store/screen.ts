import { create } from 'zustand';
import type { EventOf } from '../engine/core/event';
import type { ObjectId, PlayerId, ShipId } from '../engine/core/ids';
import type { Point, Pose } from '../engine/core/place';
import type { Measured } from '../engine/core/reason';
import type { GameState, Ship } from '../engine/core/state';

/** An end of the ruler: a piece, or a place on the table. */
export type RulerEnd = { readonly piece: ObjectId } | { readonly at: Point };

/** What the pointer does on the board beside answering. */
export const TOOLS = ['ruler', 'referee'] as const;
export type Tool = (typeof TOOLS)[number];

/** The odds of an attack on a target: attack dice against defense dice. */
export interface OddsPlate {
  readonly unit: ObjectId;
  /** The answer that makes the attack. */
  readonly key: string;
  readonly hit: number;
  /** It is what Attack would do now. */
  readonly chosen: boolean;
  readonly dice: readonly [attack: number, defense: number];
}

/** A way that a ship came along, or could have: its moves in order. */
export interface Trail {
  readonly ship: ShipId;
  readonly look: 'flown' | 'better' | 'before';
  readonly legs: readonly { readonly round: number; readonly moved: EventOf<'shipMoved'> }[];
  /** What stands at its ends, where not the round. */
  readonly tag?: string;
}

/** A ship where it stands in another branch of the game, and the way it came there since the two parted. */
export interface LaidShip {
  readonly ship: Ship;
  readonly legs: Trail['legs'];
}

/** What an explanation lays on the table. */
export interface Explanation {
  /** The table as it stood then; null for now. */
  readonly game: GameState | null;
  /** Where ships were expected; where the ship in question went or may go; and where it had better. */
  readonly places: readonly {
    readonly ship: ShipId;
    readonly pose: Pose;
    readonly look: 'expected' | 'flown' | 'better';
  }[];
  /** Who would have whom in arc, from one of these places to another. */
  readonly sights: readonly { readonly from: Pose; readonly to: Pose; readonly by: PlayerId }[];
}

/** What the screen shows at the moment. Nothing of this is part of the game, and nothing of it is saved. */
interface Shown {
  /** Who looks behind the curtain. */
  readonly looking: PlayerId | null;
  /** Who holds the button and sees what is their own secret. */
  readonly peeking: PlayerId | null;
  /** The ship whose card is open. */
  readonly picked: ShipId | null;
  /** The ship whose dial is being set. */
  readonly dialShip: ShipId | null;
  /** Pieces that rail, log or board point at: each lights up in the others. */
  readonly lit: readonly ObjectId[];
  /** The key of the answer pointed at, offered or not: the board shows what it means. */
  readonly pointed: string | null;
  /** The only answers listed, because one piece or place stands for several; null for all. */
  readonly narrowed: readonly string[] | null;
  /** A choice half made: dice to reroll, or the attack to confirm. */
  readonly picks: readonly string[];
  /** Odds to be shown beside targets on the board. */
  readonly plates: readonly OddsPlate[];
  readonly tool: Tool | null;
  readonly ruler: { readonly from: RulerEnd; readonly to: RulerEnd | null } | null;
  /** Ships whose arcs are drawn, or all. */
  readonly arcs: 'all' | readonly ShipId[];
  /** Ships whose range rings are drawn. */
  readonly rings: readonly ShipId[];
  /** What is being explained on the board: of an earlier moment, or of this one. */
  readonly explained: Explanation | null;
  /** Whether it is shaded where enemies can shoot. */
  readonly threatsOpen: boolean;
  /** Ways that are looked back on. */
  readonly trails: readonly Trail[];
  /** Another branch of the game, laid over this one. */
  readonly laidOver: readonly LaidShip[];
  /** A line behind a reason that is pointed at. */
  readonly measured: Measured | null;
  /** The log is folded to a line until somebody unfolds it. */
  readonly logOpen: boolean;
  /** How many of a round's points its summary has counted; null where none is shown. */
  readonly counted: number | null;
  /** On a phone the squads wait behind their button. */
  readonly squadsOpen: boolean;
}

interface ScreenStore extends Shown {
  show(change: Partial<Shown>): void;
  toggleArcs(ship: ShipId | 'all'): void;
  toggleRings(ship: ShipId): void;
  togglePick(key: string): void;
  /** A new question: what was half chosen for the one before is gone. */
  forget(): void;
  reset(): void;
}

const BARE: Shown = {
  looking: null,
  peeking: null,
  picked: null,
  dialShip: null,
  lit: [],
  pointed: null,
  narrowed: null,
  picks: [],
  plates: [],
  tool: null,
  ruler: null,
  arcs: [],
  rings: [],
  explained: null,
  threatsOpen: false,
  trails: [],
  laidOver: [],
  measured: null,
  logOpen: false,
  counted: null,
  squadsOpen: false,
};

const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter(one => one !== item) : [...items, item];

export const useScreen = create<ScreenStore>()((set, get) => ({
  ...BARE,
  show: change => set(change),
  toggleArcs(ship) {
    const { arcs } = get();
    if (ship === 'all') set({ arcs: arcs === 'all' ? [] : 'all' });
    else set({ arcs: arcs === 'all' ? [ship] : toggled(arcs, ship) });
  },
  toggleRings: ship => set({ rings: toggled(get().rings, ship) }),
  togglePick: key => set({ picks: toggled(get().picks, key) }),
  forget: () => set({ lit: [], pointed: null, narrowed: null, picks: [], dialShip: null, measured: null }),
  reset: () => set(BARE),
}));
