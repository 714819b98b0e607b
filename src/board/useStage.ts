import type Konva from 'konva';
import { type RefObject, useEffect } from 'react';
import type { Point } from '../engine/core/place';
import { useCamera } from './camera';
import { onTimeToBake } from './draw/bakery';
import { hitsAtRest } from './hits';
import type { View } from './view';

const WHEEL = 0.0016;

/** Moves the stage by wheel, fingers and drag. Straight on the node: React draws nothing anew for it. */
export function useStage(stageRef: RefObject<Konva.Stage | null>, boxRef: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const stage = stageRef.current;
    const box = boxRef.current;
    if (!stage || !box) return;
    const hits = hitsAtRest(stage);
    const apply = (view: View) => {
      if (useCamera.getState().held) hits.moved();
      stage.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale, rotation: view.turned ? 180 : 0 });
      stage.batchDraw();
      // For whoever looks at the page without its canvas: where the table lies in it.
      box.setAttribute('data-view', `${view.x} ${view.y} ${view.scale} ${view.turned ? -1 : 1}`);
    };
    const measure = () => {
      const size = { width: box.clientWidth, height: box.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      resize(stage, size);
      const known = useCamera.getState().size;
      if (known.width !== size.width || known.height !== size.height) useCamera.getState().resize(size);
    };
    const watcher = new ResizeObserver(measure);
    // In a task of its own: large canvases take their time.
    const first = setTimeout(() => {
      measure();
      watcher.observe(box);
    });
    apply(useCamera.getState().view);
    const stopWatching = useCamera.subscribe(({ view }, before) => {
      if (view !== before.view) apply(view);
    });
    const stopMoving = moveByHand(stage, box);
    const stopBaking = onTimeToBake(() => stage.batchDraw());
    return () => {
      clearTimeout(first);
      hits.end();
      stopBaking();
      watcher.disconnect();
      stopWatching();
      stopMoving();
    };
  }, [stageRef, boxRef]);
}

/** Konva draws every layer at once for a new width, and again for a new height, but nothing that is hidden. */
function resize(stage: Konva.Stage, { width, height }: { readonly width: number; readonly height: number }): void {
  if (stage.width() === width && stage.height() === height) return;
  const isFirst = stage.width() === 0;
  stage.visible(false);
  stage.size({ width, height });
  stage.visible(true);
  // A canvas is empty at its new size: the frame to come shows what was there.
  if (!isFirst) stage.draw();
}

function moveByHand(stage: Konva.Stage, box: HTMLDivElement): () => void {
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    useCamera.getState().zoom(Math.exp(-event.deltaY * WHEEL), at(event));
  };
  let last: { readonly middle: Point; readonly apart: number } | null = null;
  const onTouchMove = (event: TouchEvent) => {
    const [first, second] = [event.touches[0], event.touches[1]];
    if (!first || !second) return;
    event.preventDefault();
    stage.stopDrag();
    const [a, b] = [at(first), at(second)];
    const now = { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    if (last) {
      const { look, zoom, view } = useCamera.getState();
      look({ ...view, x: view.x + now.middle.x - last.middle.x, y: view.y + now.middle.y - last.middle.y });
      zoom(now.apart / Math.max(1, last.apart), now.middle);
    }
    last = now;
  };
  const onTouchEnd = () => {
    last = null;
  };
  const onDragMove = (event: Konva.KonvaEventObject<DragEvent>) => {
    if (event.target !== stage) return;
    const { look, view } = useCamera.getState();
    look({ ...view, x: stage.x(), y: stage.y() });
  };
  box.addEventListener('wheel', onWheel, { passive: false });
  box.addEventListener('touchmove', onTouchMove, { passive: false });
  box.addEventListener('touchend', onTouchEnd);
  stage.on('dragmove', onDragMove);
  return () => {
    box.removeEventListener('wheel', onWheel);
    box.removeEventListener('touchmove', onTouchMove);
    box.removeEventListener('touchend', onTouchEnd);
    stage.off('dragmove', onDragMove);
  };
}
