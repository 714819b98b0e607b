import { useCamera } from '../../board/camera';
import { onBoard } from '../../board/scale';
import { toScreen } from '../../board/view';
import { isShipId, type ObjectId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { Light, Region } from '../../lessons/lesson';

/** Where each part of the screen is found. */
const SELECTORS: Readonly<Record<Region, string>> = {
  board: '.board',
  closeCard: '.ship-card header button',
  question: '.table-question',
  dial: '.dial-grids',
  ready: '.dial-ready',
  rail: '.rail.side-p1',
  arcs: '[data-tool="arcs"]',
  ruler: '[data-tool="ruler"]',
  confirm: '.confirm-attack .accented',
  dice: '.table-question .dice-attack',
  happened: '.happened',
};

/** A rectangle of the window, in pixels. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Between the ring and what it surrounds, in pixels. */
const AIR = 3;

/** Half of a large base and a little air, in millimetres. */
const AROUND = 42;

const MENU = '[data-tool="menu"]';

/** A phone has no room for the table's tools: they are in its menu. */
export function isInMenu(light: Light | undefined): boolean {
  if (!light || !('region' in light) || (light.region !== 'arcs' && light.region !== 'ruler')) return false;
  const tool = document.querySelector<HTMLElement>(SELECTORS[light.region]);
  return tool !== null && getComputedStyle(tool).display === 'none';
}

/** The element that is lit; where it is not on the screen, the way to it, or the question. */
export function elementOf(light: Light): Element | null {
  if ('piece' in light) return document.querySelector(SELECTORS.board);
  if (isInMenu(light)) return document.querySelector(MENU);
  const selector = 'option' in light ? `[data-key="${CSS.escape(light.option)}"]` : SELECTORS[light.region];
  return document.querySelector(selector) ?? document.querySelector(SELECTORS.question);
}

export function spotOf(light: Light, game: GameState): Spot | null {
  const element = elementOf(light);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!('piece' in light))
    return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
  const at = placeOf(game, light.piece);
  if (!at) return null;
  const { view } = useCamera.getState();
  const { x, y } = toScreen(view, onBoard(at));
  const reach = AROUND * view.scale;
  return { left: left + x - reach, top: top + y - reach, width: 2 * reach, height: 2 * reach };
}

function placeOf({ ships, rocks }: GameState, piece: ObjectId) {
  if (isShipId(piece)) return ships[piece]?.pose ?? null;
  return Object.values(rocks).find(({ id }) => id === piece)?.pose ?? null;
}
