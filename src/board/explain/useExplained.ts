import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../engine/core/place';
import { type Thing, useExplaining } from '../../store/explaining';
import { useScreen } from '../../store/screen';
import { useCamera } from '../camera';
import { offBoard, onBoard } from '../scale';
import { toBoard, toScreen } from '../view';
import { drawnNow, tagsNow } from './drawn';
import { type Looked, thingAt, thingsOn } from './thingAt';

/** Milliseconds: a pointer passing by asks nothing, one that leaves may come back, a finger that is held asks. */
const REST = 650;
const LEAVE = 350;
const HOLD = 500;
/** As long as whatever else a tap does may take. */
const TAP = 120;
/** Pixels within which a hand counts as still. */
const STILL = 7;

/** What a tap may do on the screen without an answer. */
function doneOnScreen(): string {
  const { picked, pointed, picks, tool, ruler } = useScreen.getState();
  return JSON.stringify([picked, pointed, picks, tool, ruler]);
}

type Seen = Omit<Looked, 'drawn' | 'tags' | 'scale'>;

/** Small things that a tap asks about: one on a ship opens its card, and arcs and lines lie under everything. */
const TAPPED: readonly Thing['kind'][] = ['rock', 'marker', 'device', 'token', 'lock', 'tow'];

/** Every piece says what it is: to a pointer that rests on it, to a finger that taps it or is held, to a key. */
export function useExplained(box: RefObject<HTMLElement | null>, seen: Seen): void {
  const newest = useRef(seen);
  newest.current = seen;
  useEffect(() => {
    const board = box.current;
    return board ? listen(board, () => newest.current) : undefined;
  }, [box]);
  // Another table: what was told may not be there any more.
  const { state } = seen.table;
  useEffect(() => void useExplaining.getState().hush(), [state]);
}

function listen(board: HTMLElement, seen: () => Seen): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point | null = null;
  let touched: Point | null = null;
  let held = false;
  const { tell, hush } = useExplaining.getState();
  const looked = (): Looked => ({
    ...seen(),
    drawn: drawnNow(),
    tags: tagsNow(),
    scale: useCamera.getState().view.scale,
  });
  const spot = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = board.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const later = (run: () => void, after: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, after);
  };
  const lookAt = (pixel: Point) => thingAt(looked(), offBoard(toBoard(useCamera.getState().view, pixel)), pixel);
  const askAt = (pixel: Point) => {
    const thing = lookAt(pixel);
    if (thing) tell(thing, inWindow(pixel));
    else hush();
    return thing !== null;
  };
  /** A tap that has answered, pointed or picked something was no question. */
  const askByTap = (pixel: Point) => {
    const [done, { state }] = [doneOnScreen(), seen().table];
    later(() => {
      if (doneOnScreen() !== done || seen().table.state !== state) return;
      const thing = lookAt(pixel);
      if (thing && TAPPED.includes(thing.kind)) tell(thing, inWindow(pixel));
    }, TAP);
  };
  const inWindow = ({ x, y }: Point): Point => {
    const { left, top } = board.getBoundingClientRect();
    return { x: x + left, y: y + top };
  };
  const isNear = (one: Point | null, { x, y }: Point) => one !== null && Math.hypot(x - one.x, y - one.y) <= STILL;

  const events: Partial<{ [Type in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Type]) => void }> = {
    pointermove(event) {
      const at = spot(event);
      if (isNear(from, at)) return;
      from = at;
      if (event.pointerType === 'touch') return clearTimeout(timer);
      if (useExplaining.getState().told && !useExplaining.getState().told?.byKey) later(hush, LEAVE);
      if (event.buttons === 0) later(() => askAt(at), REST);
    },
    pointerleave(event) {
      from = null;
      // On its way to the words themselves, which hold them open.
      if (event.pointerType !== 'touch') later(hush, LEAVE);
    },
    pointerdown(event) {
      held = false;
      from = spot(event);
      clearTimeout(timer);
      hush();
      if (event.pointerType !== 'touch') return;
      const at = from;
      touched = event.isPrimary ? at : null;
      later(() => {
        held = askAt(at);
      }, HOLD);
    },
    pointerup(event) {
      if (event.pointerType === 'touch') {
        clearTimeout(timer);
        const at = spot(event);
        if (!held && isNear(touched, at)) askByTap(at);
        touched = null;
      }
      swallow(event);
    },
    touchend: event => swallow(event),
    click: event => swallow(event),
    contextmenu(event) {
      if (held) event.preventDefault();
    },
    wheel: () => hush(),
  };
  /** A finger that was held to read has picked nothing. */
  function swallow(event: Event): void {
    if (held) event.stopPropagation();
  }
  const entries = Object.entries(events) as readonly (readonly [string, EventListener])[];
  for (const [type, listener] of entries)
    board.addEventListener(type, listener, { capture: true, passive: type === 'wheel' });
  let at = -1;
  const stop = useExplaining.subscribe((now, before) => {
    if (now.asked === before.asked) return;
    const all = thingsOn(looked());
    if (all.length === 0) return;
    at = (at + (now.asked > before.asked ? 1 : -1) + all.length) % all.length;
    const { thing, at: place } = all[at]!;
    tell(thing, inWindow(toScreen(useCamera.getState().view, onBoard(place))), true);
  });
  return () => {
    clearTimeout(timer);
    stop();
    hush();
    for (const [type, listener] of entries) board.removeEventListener(type, listener, { capture: true });
  };
}
