import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Engine } from '../../engine';
import type { ObjectId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { type Sketch, sketchOf } from '../../rulebook/lens';
import { isShown, moved, type Scene } from '../../rulebook/scene';
import { onTimeToBake } from '../draw/bakery';
import { pieceAt } from '../overlays/shapes';
import { frameAround, placeOf, smallView, tableAt } from './frame';
import { paintSmall } from './paint';

interface Props {
  readonly engine: Engine;
  readonly scene: Scene;
  /** As it was laid out: that is what the frame is made for. */
  readonly start: GameState;
  readonly state: GameState;
  readonly sketch: Sketch;
  /** What is seen, told to whoever does not see it. */
  readonly label: string;
  readonly onMove: (state: GameState) => void;
}

/** How far a finger may miss a piece, in pixels. */
const REACH = 14;
/** By a key: millimetres, and degrees. */
const STEP = 10;
const TURN = 15;

const KEYS: Readonly<Record<string, readonly [x: number, y: number, turn: number]>> = {
  ArrowLeft: [-STEP, 0, 0],
  ArrowRight: [STEP, 0, 0],
  ArrowUp: [0, STEP, 0],
  ArrowDown: [0, -STEP, 0],
  q: [0, 0, -TURN],
  e: [0, 0, TURN],
};

const within = (value: number): number => Math.min(PLAY_AREA, Math.max(0, value));

/** A few pieces on a table of their own, to play with: dragged, or moved and turned by keys. */
export function SmallBoard({ engine, scene, start, state, sketch, label, onMove }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [held, setHeld] = useState<ObjectId | null>(null);
  const grip = useRef<{ readonly id: ObjectId; readonly x: number; readonly y: number } | null>(null);
  const box = useMemo(() => boxOf(engine, scene, start), [engine, scene, start]);
  const view = useMemo(() => smallView(box, size), [box, size]);
  const table = { state, rules: engine.rules };

  useEffect(() => {
    const node = canvas.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() => setSize({ width: node.clientWidth, height: node.clientHeight }));
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  const paint = useCallback(() => {
    const node = canvas.current;
    const pen = size.width > 0 ? node?.getContext('2d') : null;
    if (!node || !pen) return;
    const sharp = Math.min(2, window.devicePixelRatio);
    const [width, height] = [Math.round(size.width * sharp), Math.round(size.height * sharp)];
    if (node.width !== width || node.height !== height) Object.assign(node, { width, height });
    paintSmall(pen, { engine, state, scene, sketch, held }, view, sharp);
  }, [engine, state, scene, sketch, held, view, size]);
  useEffect(() => {
    paint();
    const stop = onTimeToBake(paint);
    return () => stop();
  }, [paint]);

  const tableOf = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) => tableAt(view, { x: offsetX, y: offsetY });
  const place = (id: ObjectId, x: number, y: number, turn: number) => {
    const pose = placeOf(state, id);
    const heading = ((((pose?.heading ?? 0) + turn) % 360) + 360) % 360;
    if (pose) onMove(moved(state, id, { x: within(x), y: within(y), heading }));
  };
  const pieces = piecesOf(state, scene);

  return (
    <button
      type="button"
      className="small-board"
      aria-label={label}
      onPointerDown={event => {
        const at = tableOf(event);
        const id = pieceAt(table, at, REACH / view.scale);
        const pose = id && pieces.includes(id) ? placeOf(state, id) : null;
        if (!id || !pose) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { id, x: pose.x - at.x, y: pose.y - at.y };
        setHeld(id);
      }}
      onPointerMove={event => {
        const at = tableOf(event);
        const now = grip.current;
        if (now) place(now.id, at.x + now.x, at.y + now.y, 0);
      }}
      onPointerUp={() => {
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
      onClick={event => {
        // By a key: the next piece. A finger has chosen its own.
        if (event.detail === 0) setHeld(pieces[(held ? pieces.indexOf(held) + 1 : 0) % pieces.length] ?? null);
      }}
      onKeyDown={event => {
        const step = KEYS[event.key];
        const id = held ?? pieces[0];
        const pose = id ? placeOf(state, id) : null;
        if (!step || !id || !pose || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        setHeld(id);
        place(id, pose.x + step[0], pose.y + step[1], step[2]);
      }}
    >
      <canvas ref={canvas} />
    </button>
  );
}

/** Those that may be moved: devices lie where they were dropped. */
export const piecesOf = (state: GameState, scene: Scene): readonly ObjectId[] =>
  [...Object.keys(state.ships), ...Object.keys(state.rocks), ...Object.keys(state.markers)].filter(
    (id): id is ObjectId => isShown(scene, id as ObjectId),
  );

/** Around the pieces as they lie first, and wherever they could go. */
function boxOf(engine: Engine, scene: Scene, state: GameState) {
  const pieces = piecesOf(state, scene).flatMap(id => placeOf(state, id) ?? []);
  const devices = Object.values(state.devices).map(({ pose }) => pose);
  const ways = scene.lens.find(lens => lens.see === 'fly')?.ways.length ?? 1;
  const ghosts = Array.from({ length: ways }, (_, way) => sketchOf(engine, state, scene, way)).flatMap(sketch => [
    ...sketch.ghosts.map(({ pose }) => pose),
    ...sketch.outlines.flat(),
  ]);
  const most = ghosts.length > 0 ? 40 : 1000;
  return frameAround([...pieces, ...devices, ...ghosts], Math.min(most, scene.room ?? 50));
}
