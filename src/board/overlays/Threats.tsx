import { useMemo } from 'react';
import { ACROSS, STEP, type ThreatMap } from '../../bots/threats';
import { BOARD } from '../colors';
import { Group, Image } from '../konva';
import { onBoard } from '../scale';
import { Tag } from './Steady';

/** Where enemies can shoot: the more ships the deeper, dotted where one may be at range 1, and the number of ships. */
export function Threats({ map }: { readonly map: ThreatMap }) {
  const picture = useMemo(() => pictureOf(map), [map]);
  const side = ACROSS * STEP;
  return (
    <Group listening={false}>
      <Image image={picture} {...onBoard({ x: 0, y: side })} width={side} height={side} perfectDrawEnabled={false} />
      {map.labels.map(({ x, y, ships }) => (
        <Tag key={`${x} ${y}`} at={{ x, y }} text={String(ships)} color={BOARD.bad} strong={ships > 1} />
      ))}
    </Group>
  );
}

/** How opaque, by the number of ships. */
const DEPTH = [0, 44, 78, 108, 134];
/** Pixels a square of the map. */
const FINE = 8;

/** Painted once: afterwards it is one picture a frame. */
function pictureOf({ ships, range }: ThreatMap): HTMLCanvasElement {
  const small = canvasOf(ACROSS);
  const shades = new ImageData(ACROSS, ACROSS);
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(BOARD.bad.slice(at, at + 2), 16));
  for (let at = 0; at < ships.length; at++) {
    const alpha = DEPTH[Math.min(ships[at]!, DEPTH.length - 1)]!;
    shades.data.set([red!, green!, blue!, alpha], 4 * pixelOf(at));
  }
  small.getContext('2d')!.putImageData(shades, 0, 0);
  const picture = canvasOf(FINE * ACROSS);
  const pen = picture.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(small, 0, 0, picture.width, picture.height);
  pen.fillStyle = `${BOARD.bad}b0`;
  pen.beginPath();
  for (let at = 0; at < range.length; at++) {
    if (range[at] !== 1) continue;
    const pixel = pixelOf(at);
    const [x, y] = [(pixel % ACROSS) + 0.5, Math.floor(pixel / ACROSS) + 0.5];
    if ((Math.floor(x) + Math.floor(y)) % 2 !== 0) continue;
    pen.moveTo(FINE * x + 1.3, FINE * y);
    pen.arc(FINE * x, FINE * y, 1.3, 0, 2 * Math.PI);
  }
  pen.fill();
  return picture;
}

/** On the board the far edge is above. */
const pixelOf = (at: number): number => (ACROSS - 1 - Math.floor(at / ACROSS)) * ACROSS + (at % ACROSS);

function canvasOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  return canvas;
}
