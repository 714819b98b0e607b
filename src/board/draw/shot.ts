import { faded, mix } from '../../art/palette';
import type { Pen } from './canvas';

/** Times of a shot, in milliseconds at normal speed: a bolt flies so long, and the next one leaves so much later. */
export const SHOT = { flies: 260, apart: 90 } as const;

/** So many pass by where nothing is left of an attack. */
export const MISSES = 2;

/** Bolts leave and end this far from the middle of a base, in millimetres; two guns lie so far apart. */
const MUZZLE = 18;
const GUNS = 7;
const LONG = 20;
/** From afar all of it is drawn larger: as on a table of so many pixels a millimetre. */
const SEEN_FROM = 1.7;
/** So far behind its target a miss is seen no more. */
const PAST = 95;
/** Light on a target dies away so slowly. */
const FADES = 620;
const SHIELD = '#8fd0f7';
const FIRE = '#ffb04d';
const SPARKS = 9;

export interface ShotLook {
  /** From middle to middle, in millimetres. */
  readonly far: number;
  readonly half: number;
  readonly shielded: boolean;
  /** The light of the attacker's side. */
  readonly hex: string;
  /** One for each result that is left; where none is, two pass by. */
  readonly bolts: readonly ('hit' | 'crit' | 'miss')[];
}

/** `time` in milliseconds since the first was fired; the attacker at 0, its target along x, in millimetres of `px` pixels. */
export function paintShot(pen: Pen, { far, half, shielded, hex, bolts }: ShotLook, time: number, px: number): void {
  const edge = Math.max(MUZZLE + LONG, far - half);
  const large = Math.max(1, SEEN_FROM / px);
  bolts.forEach((bolt, at) => {
    const since = time - at * SHOT.apart;
    const lane = (at % 2 === 0 ? 1 : -1) * (bolt === 'miss' ? half + 5 : GUNS / 2);
    const end = bolt === 'miss' ? far + PAST : edge;
    const share = since / (SHOT.flies * (bolt === 'miss' ? 1.5 : 1));
    if (share > 0 && share < 1)
      paintBolt(pen, MUZZLE + (end - MUZZLE) * share, laneAt(share, lane), mix(hex, '#ffffff', 0.25), large);
    if (bolt !== 'miss' && since > SHOT.flies) {
      const gone = Math.min(1, (since - SHOT.flies) / FADES);
      if (shielded) paintShield(pen, far, half, gone, large);
      else paintSparks(pen, edge, lane, gone, at, (bolt === 'crit' ? 1.5 : 1) * large);
    }
  });
}

/** Guns are close to each other; a bolt that misses drifts aside on its way. */
const laneAt = (share: number, lane: number): number =>
  Math.abs(lane) <= GUNS ? lane : Math.sign(lane) * (GUNS / 2 + (Math.abs(lane) - GUNS / 2) * share);

function paintBolt(pen: Pen, head: number, y: number, hex: string, large: number): void {
  const tail = Math.max(MUZZLE, head - LONG * large);
  pen.lineCap = 'round';
  for (const [wide, ink] of [
    [9, faded(hex, 0.3)],
    [4.6, faded(hex, 0.95)],
    [2, '#ffffff'],
  ] as const) {
    pen.lineWidth = wide * large;
    pen.strokeStyle = ink;
    pen.beginPath();
    pen.moveTo(tail, y);
    pen.lineTo(head, y);
    pen.stroke();
  }
}

/** A shield lights up on the side that was struck. */
function paintShield(pen: Pen, far: number, half: number, gone: number, large: number): void {
  const radius = half * (1.42 + 0.16 * gone);
  const light = pen.createRadialGradient(far - radius * 0.8, 0, 0, far - radius * 0.8, 0, radius);
  light.addColorStop(0, faded(SHIELD, 0.75 * (1 - gone)));
  light.addColorStop(1, faded(SHIELD, 0));
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(far, 0, radius, Math.PI * 0.6, Math.PI * 1.4);
  pen.fill();
  pen.lineCap = 'round';
  pen.lineWidth = 2 * large * (1 - gone * 0.6);
  pen.strokeStyle = faded('#dff2ff', 1 - gone);
  pen.beginPath();
  pen.arc(far, 0, radius, Math.PI * 0.66, Math.PI * 1.34);
  pen.stroke();
}

/** Hull that is struck throws sparks back the way the bolt came; a critical hit throws more. */
function paintSparks(pen: Pen, x: number, y: number, gone: number, seed: number, large: number): void {
  const reach = 19 * large;
  const light = pen.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, `rgba(255,240,205,${0.95 * (1 - gone)})`);
  light.addColorStop(0.35, faded(FIRE, 0.75 * (1 - gone)));
  light.addColorStop(1, faded(FIRE, 0));
  pen.fillStyle = light;
  pen.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  const flown = 1 - (1 - gone) ** 3;
  pen.lineWidth = 0.9 * large;
  pen.strokeStyle = faded('#ffe0a6', 1 - gone);
  pen.beginPath();
  for (let spark = 0; spark < SPARKS; spark++) {
    // Evenly around, a little out of step with the last bolt's.
    const way = Math.PI + ((spark + 0.37 * (seed + 1)) / SPARKS - 0.6) * 2.4;
    const from = reach * (0.3 + 0.8 * flown) * (0.7 + 0.3 * Math.cos(spark * 2.1 + seed));
    pen.moveTo(x + Math.cos(way) * from, y + Math.sin(way) * from);
    pen.lineTo(
      x + Math.cos(way) * (from + 7 * large * (1 - gone)),
      y + Math.sin(way) * (from + 7 * large * (1 - gone)),
    );
  }
  pen.stroke();
}
