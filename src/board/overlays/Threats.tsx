import { useMemo } from 'react';
import { ACROSS, STEP, type ThreatMap } from '../../bots/threats';
import { BOARD } from '../colors';
import { Group, Image } from '../konva';
import { onBoard } from '../scale';
import { contourOf } from './contour';
import { Tag } from './Steady';

/** Where enemies can shoot: a line around it and around where more of them can, the number of ships, dots where one may be at range 1. */
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

/** How opaque, by the number of ships: a breath of colour, for what lies on the table is seen through it. */
const DEPTH = [0, 20, 34, 46, 56];
/** Pixels a square of the map. */
const FINE = 8;
/** Every third square has a dot. */
const APART = 3;

/** Painted once: afterwards it is one picture a frame. */
function pictureOf({ ships, range }: ThreatMap): HTMLCanvasElement {
  const picture = canvasOf(FINE * ACROSS);
  const pen = picture.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(shadesOf(ships), 0, 0, picture.width, picture.height);
  pen.strokeStyle = BOARD.bad;
  pen.lineCap = 'round';
  for (let level = 1; level < DEPTH.length; level++) {
    pen.globalAlpha = level === 1 ? 0.75 : 0.4;
    pen.lineWidth = level === 1 ? 1.2 : 0.9;
    pen.beginPath();
    for (const [x1, y1, x2, y2] of contourOf((x, y) => ships[squareAt(x, y)]! >= level, ACROSS)) {
      pen.moveTo(FINE * x1, FINE * y1);
      pen.lineTo(FINE * x2, FINE * y2);
    }
    pen.stroke();
  }
  pen.globalAlpha = 0.6;
  pen.fillStyle = BOARD.bad;
  pen.beginPath();
  for (let y = 0; y < ACROSS; y++) {
    for (let x = y % (2 * APART) === 0 ? 0 : APART; x < ACROSS; x += 2 * APART) {
      if (y % APART !== 0 || range[squareAt(x, y)] !== 1) continue;
      pen.moveTo(FINE * (x + 0.5) + 1.2, FINE * (y + 0.5));
      pen.arc(FINE * (x + 0.5), FINE * (y + 0.5), 1.2, 0, 2 * Math.PI);
    }
  }
  pen.fill();
  return picture;
}

/** One pixel a square. */
function shadesOf(ships: Uint8Array): HTMLCanvasElement {
  const small = canvasOf(ACROSS);
  const shades = new ImageData(ACROSS, ACROSS);
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(BOARD.bad.slice(at, at + 2), 16));
  for (let at = 0; at < ships.length; at++) {
    const alpha = DEPTH[Math.min(ships[squareAt(at % ACROSS, Math.floor(at / ACROSS))]!, DEPTH.length - 1)]!;
    shades.data.set([red!, green!, blue!, alpha], 4 * at);
  }
  small.getContext('2d')!.putImageData(shades, 0, 0);
  return small;
}

/** On the board the far edge is above. */
const squareAt = (x: number, y: number): number => (ACROSS - 1 - y) * ACROSS + x;

function canvasOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  return canvas;
}
