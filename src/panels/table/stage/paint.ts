import { ICONS } from '../../../art/icons';
import { faded } from '../../../art/palette';
import { silhouetteOf } from '../../../art/silhouettes';
import { baked, type Pen } from '../../../board/draw/canvas';
import { paintDie } from '../../../board/draw/die';
import { paintModel } from '../../../board/draw/model';
import { fallsOf, TIMES } from '../../../board/motion/lasts';
import type { Beat } from '../../../board/motion/scene';
import type { Face } from '../../../engine/core/event';
import type { ShipTypeId } from '../../../engine/core/vocabulary';
import type { Canceled } from './cancel';
import type { StageLayout } from './layout';
import type { StageDie, StageStory } from './story';

/** What is drawn: the attack as told, what is seen of it just now, and the dice picked. */
export interface StagePicture {
  readonly story: StageStory;
  readonly canceled: Canceled;
  readonly beat: Beat | null;
  /** Milliseconds into the beat, at normal speed. */
  readonly time: number;
  readonly picked: Readonly<Record<'attack' | 'defense', readonly number[]>>;
}

const out = (share: number): number => 1 - (1 - share) ** 3;
const share = (value: number): number => Math.min(1, Math.max(0, value));
const iconOf = (face: Face) => (face === 'blank' ? null : ICONS[face]);

export function paintStage(pen: Pen, lay: StageLayout, picture: StagePicture): void {
  for (const pool of ['attack', 'defense'] as const) {
    for (const [index, die] of (picture.story[pool]?.dice ?? []).entries())
      paintOne(pen, lay, picture, pool, die, index);
  }
  paintLinks(pen, lay, picture);
}

/** How many links are drawn by now: all, unless dice are being canceled. */
function canceledSoFar({ beat, time, canceled, story }: StagePicture): number {
  if (!story.result) return 0;
  return beat?.kind === 'cancel' ? Math.min(canceled.attack.length, time / TIMES.cancel) : canceled.attack.length;
}

function paintOne(
  pen: Pen,
  lay: StageLayout,
  picture: StagePicture,
  pool: 'attack' | 'defense',
  die: StageDie,
  index: number,
): void {
  const { beat, time, canceled, picked, story } = picture;
  const falling = beat?.kind === 'dice' && beat.staged && beat.pool === pool ? beat : null;
  const begins = falling ? fallsOf(falling).get(index) : undefined;
  const fallen = begins === undefined ? 1 : share((time - begins) / TIMES.fall);
  const turned = falling && falling.falling.length === 0 && die.changed ? share(time / TIMES.turn) : 1;
  const many = canceledSoFar(picture);
  const gone = pool === 'attack' && canceled.attack.slice(0, Math.floor(many)).includes(index);
  const idle = story.result !== null && !gone && !counts(pool, die.face);
  const state = gone
    ? 'canceled'
    : picked[pool].includes(index)
      ? 'chosen'
      : die.changed && turned > 0.5
        ? 'changed'
        : 'plain';
  const moved = beat?.kind === 'cancel' ? out(share(time / TIMES.cancel)) : 1;
  const to = pool === 'defense' && story.result ? canceled.columns[index]! : index;
  pen.save();
  pen.globalAlpha = idle ? 0.5 : begins === undefined ? 1 : share((time - begins + 160) / 160);
  pen.translate(lay.column(index) + (lay.column(to) - lay.column(index)) * moved, lay.rows[pool]);
  // It is lifted, turned over and laid down again.
  pen.translate(0, -lay.die * 0.35 * Math.sin(Math.PI * turned));
  pen.scale(Math.max(0.06, Math.abs(Math.cos(Math.PI * turned))), 1);
  // Its face is seen when it lies still.
  paintDie(pen, { pool, icon: fallen < 1 ? null : iconOf(die.face), rest: out(fallen), state }, lay.die);
  pen.restore();
}

const counts = (pool: 'attack' | 'defense', face: Face): boolean =>
  pool === 'attack' ? face === 'hit' || face === 'crit' : face === 'evade';

/** A dotted line from each evade up to what it cancels. */
function paintLinks(pen: Pen, lay: StageLayout, picture: StagePicture): void {
  const many = canceledSoFar(picture);
  const { links, columns } = picture.canceled;
  links.forEach(({ attack, defense }, at) => {
    const drawn = share(many - at);
    if (drawn <= 0) return;
    const x = lay.column(columns[defense]!);
    const [from, to] = [lay.rows.defense - lay.die * 1.12, lay.rows.attack + lay.die * 1.12];
    pen.strokeStyle = '#86e3a5';
    pen.lineWidth = Math.max(2, lay.die * 0.075);
    pen.lineCap = 'round';
    pen.setLineDash([0.1, lay.die * 0.16]);
    pen.beginPath();
    pen.moveTo(x, from);
    pen.lineTo(x + (lay.column(attack) - x) * drawn, from + (to - from) * drawn);
    pen.stroke();
    pen.setLineDash([]);
  });
}

/** A painted model on a glow in its side's light, made once. */
export function modelPicture(shipType: ShipTypeId, hex: string, half: number, ratio: number): HTMLCanvasElement {
  const side = half * 3;
  return baked(side * ratio, side * ratio, pen => {
    pen.scale(ratio, ratio);
    pen.translate(side / 2, side / 2);
    const glow = pen.createRadialGradient(0, 0, half * 0.3, 0, 0, side / 2);
    glow.addColorStop(0, faded(hex, 0.3));
    glow.addColorStop(1, faded(hex, 0));
    pen.fillStyle = glow;
    pen.fillRect(-side / 2, -side / 2, side, side);
    paintModel(pen, { path: silhouetteOf(shipType), hex }, half / 18, ratio);
  });
}
