/**
 * Scripts that run in the page, so they use nothing from here but their arguments.
 * Konva puts itself on the window: a bare stage is a copy of ours, without React, handlers or rules behind it.
 */

interface KonvaNode {
  getLayers(): KonvaNode[];
  clone(attributes: object): KonvaNode;
  draw(): void;
  batchDraw(): void;
  setAttrs(attributes: object): void;
  x(): number;
  y(): number;
  scaleX(): number;
  find(test: (node: KonvaNode) => boolean): KonvaNode[];
  id(): string;
  position(at: object): void;
  getLayer(): KonvaNode;
  destroy(): void;
  container(): HTMLElement;
  getAbsolutePosition(): { x: number; y: number };
}

declare global {
  interface Window {
    Konva: { stages: KonvaNode[] };
    bare: KonvaNode;
    views: object[];
  }
}

/** A copy of the stage in a box of its own, over ours. */
export function makeBare(): void {
  const [ours] = window.Konva.stages;
  const box = document.createElement('div');
  document.body.append(box);
  const { left, top } = document.querySelector('.board')!.getBoundingClientRect();
  window.bare = ours!.clone({ container: box, draggable: false });
  for (const ship of window.bare.find(node => /^ship:/.test(node.id()))) ship.setAttrs({ draggable: true });
  box.style.cssText = `position:fixed;left:${left}px;top:${top}px;z-index:99`;
}

export function showBare(shown: boolean): void {
  const box = window.bare.container();
  box.style.display = shown ? 'block' : 'none';
}

/** Where a ship of the near player lies in the window. */
export function shipOnScreen(): { x: number; y: number } {
  const [ours] = window.Konva.stages;
  const { left, top } = document.querySelector('.board')!.getBoundingClientRect();
  const [ship] = ours!.find(node => node.id() === 'ship:A1');
  const { x, y } = ship!.getAbsolutePosition();
  return { x: left + x, y: top + y };
}

/** Wheel as a person turns it, on the middle of our board: so many steps, one a frame, from the whole table and back to it. */
export async function turnWheel(steps: number): Promise<void> {
  const [ours] = window.Konva.stages;
  const board = document.querySelector('.board')!;
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  window.views = [];
  for (let step = 0; step < steps; step++) {
    board.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: step % 20 < 10 ? -40 : 40 }));
    await new Promise(requestAnimationFrame);
    window.views.push({ x: ours!.x(), y: ours!.y(), scaleX: ours!.scaleX(), scaleY: ours!.scaleX() });
    // Chromium paints a canvas when it must: reading a pixel back makes it, here and below, or one side is measured without.
    for (const canvas of board.querySelectorAll('canvas')) canvas.getContext('2d')!.getImageData(0, 0, 1, 1);
  }
}

/** The board dragged about by the mouse: so many steps, one a frame. */
export async function panBoard(steps: number): Promise<void> {
  const board = document.querySelector('.board')!;
  const stage = board.querySelector('.konvajs-content')!;
  const { left, top, width, height } = board.getBoundingClientRect();
  const send = (type: string, step: number) => {
    const away = step % 20 < 10 ? step % 20 : 20 - (step % 20);
    const at = { clientX: left + width / 2 + away * 9, clientY: top + height / 2 + away * 4 };
    stage.dispatchEvent(new MouseEvent(type, { ...at, button: 0, buttons: 1, bubbles: true, cancelable: true }));
  };
  send('mousedown', 0);
  for (let step = 1; step <= steps; step++) {
    send('mousemove', step);
    await new Promise(requestAnimationFrame);
    for (const canvas of board.querySelectorAll('canvas')) canvas.getContext('2d')!.getImageData(0, 0, 1, 1);
  }
  send('mouseup', steps);
}

/** The bare stage led through the very same views. */
export async function turnBareWheel(): Promise<void> {
  for (const view of window.views) {
    window.bare.setAttrs(view);
    window.bare.batchDraw();
    await new Promise(requestAnimationFrame);
    const canvases = window.bare.container().querySelectorAll('canvas');
    for (const canvas of canvases) canvas.getContext('2d')!.getImageData(0, 0, 1, 1);
  }
}

/** A click, and all until the frame that shows what came of it; false where there is nothing to click. */
export async function click(selector: string): Promise<boolean> {
  // The last of them: a question that has come up stands behind the button that raised it.
  const button = [...document.querySelectorAll<HTMLButtonElement>(selector)].at(-1);
  if (!button || button.disabled) return false;
  button.click();
  // React and Konva do their work in this task and before the next frame.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return true;
}

/** What came of a step in time, once the page has come to rest. */
export async function stepped(): Promise<'done' | 'asked' | 'refused'> {
  await new Promise(resolve => setTimeout(resolve, 60));
  // While dials are set each player takes back their own: there the way back ends.
  if (document.querySelector('.table-problem')) return 'refused';
  // A click that only asked whether to step back is no step.
  return document.querySelector('.undo-ask') ? 'asked' : 'done';
}
