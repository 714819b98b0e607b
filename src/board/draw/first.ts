import { faded, INK } from '../../art/palette';
import { onTimeToBake } from './bakery';
import { paintFirstTable } from './firstTable';
import { BEYOND, skyBehind } from './sky';
import { inSlices } from './slices';

/** Pixels of the screen for one of the page: more than two are not seen. */
const sharpness = (): number => Math.min(2, window.devicePixelRatio);

/** Keeps both canvases painted at the size that the page gives them; the function returned ends it. */
export function showFirst(sky: HTMLCanvasElement, table: HTMLCanvasElement): () => void {
  let stopSky = () => {};
  const paintTable = () => {
    const [width, height] = [table.clientWidth, table.clientHeight];
    if (width === 0 || height === 0) return;
    const ratio = sharpness();
    table.width = width * ratio;
    table.height = height * ratio;
    const pen = table.getContext('2d')!;
    pen.scale(ratio, ratio);
    paintFirstTable(pen, width, height);
    table.classList.add('is-painted');
  };
  const paintFar = () => {
    stopSky();
    const [width, height] = [sky.clientWidth, sky.clientHeight];
    if (width === 0 || height === 0) return;
    stopSky = inSlices(skyBehind(width, height), picture => {
      sky.width = width;
      sky.height = height;
      const pen = sky.getContext('2d', { alpha: false })!;
      pen.drawImage(picture, -BEYOND, -BEYOND);
      calm(pen, width, height);
      sky.classList.add('is-painted');
    });
  };
  const watcher = new ResizeObserver(entries => {
    for (const { target } of entries) (target === sky ? paintFar : paintTable)();
  });
  watcher.observe(sky);
  watcher.observe(table);
  const stopBaking = onTimeToBake(paintTable);
  return () => {
    watcher.disconnect();
    stopBaking();
    stopSky();
  };
}

/** Words and doors stand left and below: the sky is dark and still there. */
function calm(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (const [toX, toY, from] of [
    [width * 0.6, 0, 0],
    [0, height * 0.45, height],
  ] as const) {
    const dark = pen.createLinearGradient(0, from, toX, toY);
    dark.addColorStop(0, faded(INK.void, 0.9));
    dark.addColorStop(0.5, faded(INK.void, 0.6));
    dark.addColorStop(1, faded(INK.void, 0));
    pen.fillStyle = dark;
    pen.fillRect(0, 0, width, height);
  }
}
