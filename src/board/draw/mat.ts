import { faded } from '../../art/palette';
import { PLAY_AREA, RANGE_BAND } from '../../engine/geometry/measures';
import { baked, type Pen } from './canvas';

/**
 * The play area over the sky: a sheet of dark glass with a measured edge. All in millimetres, y downward.
 * It is drawn anew when the camera moves: four fills, three paths and a few letters, no gradients over the whole sheet.
 */
const SHEET = PLAY_AREA;
const BAND = RANGE_BAND;

export interface MatSide {
  readonly hex: string;
  /** One 8 × 8 tile of the side's pattern as path data (see `src/art/sides.ts`). */
  readonly tile: string;
}

/** The strips along the two edges, with the sides' patterns: made once for each colour. */
function zone({ hex, tile }: MatSide): HTMLCanvasElement {
  return baked(SHEET, BAND, pen => {
    const light = pen.createLinearGradient(0, BAND, 0, 0);
    light.addColorStop(0, faded(hex, 0.26));
    light.addColorStop(0.35, faded(hex, 0.09));
    light.addColorStop(1, faded(hex, 0.035));
    pen.fillStyle = light;
    pen.fillRect(0, 0, SHEET, BAND);
    const one = baked(8, 8, small => {
      small.fillStyle = hex;
      small.fill(new Path2D(tile));
    });
    pen.globalAlpha = 0.5;
    pen.fillStyle = pen.createPattern(one, 'repeat')!;
    pen.fillRect(0, BAND - 8, SHEET, 8);
  });
}

export function makeMat(near: MatSide, far: MatSide) {
  const zones = { near: zone(near), far: zone(far) };
  return {
    /** `px` is how many pixels a millimetre takes: hairlines stay hairlines. */
    paint(pen: Pen, px: number): void {
      const hair = 1 / px;
      shade(pen);
      pen.drawImage(zones.near, 0, SHEET - BAND);
      pen.save();
      pen.scale(1, -1);
      pen.drawImage(zones.far, 0, -BAND);
      pen.restore();
      startLines(pen, hair, near.hex, far.hex);
      crosses(pen, hair);
      edge(pen, hair, near.hex, far.hex);
    },
  };
}

/** Beyond the edge it is darker. The sheet itself stays clear: a tint would fill it once more a frame. */
function shade(pen: Pen): void {
  const far = SHEET * 3;
  pen.fillStyle = 'rgba(2,3,7,0.62)';
  // Four rectangles are quicker than one path with a hole in it.
  pen.fillRect(-far, -far, SHEET + 2 * far, far);
  pen.fillRect(-far, SHEET, SHEET + 2 * far, far);
  pen.fillRect(-far, 0, far, SHEET);
  pen.fillRect(SHEET, 0, far, SHEET);
}

function startLines(pen: Pen, hair: number, near: string, far: string): void {
  for (const [y, hex] of [
    [SHEET - BAND, near],
    [BAND, far],
  ] as const) {
    pen.strokeStyle = faded(hex, 0.5);
    pen.lineWidth = hair;
    pen.setLineDash([3, 5]);
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(SHEET, y);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** A small cross every range band: distances can be judged by eye without a grid. */
function crosses(pen: Pen, hair: number): void {
  pen.strokeStyle = 'rgba(176,198,240,0.2)';
  pen.lineWidth = hair;
  pen.beginPath();
  for (let x = BAND; x < SHEET; x += BAND)
    for (let y = BAND; y < SHEET; y += BAND) {
      pen.moveTo(x - 4, y);
      pen.lineTo(x + 4, y);
      pen.moveTo(x, y - 4);
      pen.lineTo(x, y + 4);
    }
  pen.stroke();
}

/** A ruler all around, counted in range bands; the players' edges are bars, the far one broken. */
function edge(pen: Pen, hair: number, near: string, far: string): void {
  pen.strokeStyle = 'rgba(150,172,220,0.55)';
  pen.lineWidth = hair * 1.2;
  pen.beginPath();
  pen.rect(0, 0, SHEET, SHEET);
  for (let at = 0; at <= SHEET; at += 10) {
    const long = at % BAND === 0 ? 11 : at % 50 === 0 ? 7 : 4;
    for (const [x, y, dx, dy] of [
      [-3, at, -long, 0],
      [SHEET + 3, at, long, 0],
    ] as const) {
      pen.moveTo(x, y);
      pen.lineTo(x + dx, y + dy);
    }
  }
  pen.stroke();
  pen.fillStyle = 'rgba(190,206,240,0.75)';
  pen.font = '600 11px "Saira Variable", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let band = 1; band * BAND < SHEET; band++) {
    pen.fillText(String(band), -21, SHEET - band * BAND);
    pen.fillText(String(band), SHEET + 21, SHEET - band * BAND);
  }
  pen.fillStyle = near;
  pen.fillRect(0, SHEET, SHEET, 5);
  pen.fillStyle = far;
  for (let x = 0; x < SHEET - 10; x += 22.86) pen.fillRect(x, -5, 15.2, 5);
}
