import { ICONS, type IconName } from '../../art/icons';
import { DIFFICULTY_COLOR, INK } from '../../art/palette';
import type { Pen } from './canvas';
import { makeSprite, spritesBy } from './sprite';
import { paintIcon } from './token';

/** Where a maneuver would end, as a small disc on the board. In pixels, around its middle, upright. */
export interface PuckLook {
  readonly difficulty: keyof typeof DIFFICULTY_COLOR;
  readonly speed: number;
  /** The sign of a maneuver that ends facing elsewhere. */
  readonly icon: IconName | null;
  /** Where the ship would face, clockwise from up on the screen, in degrees. */
  readonly heading: number;
  /** What it would meet: then it is hollow. */
  readonly badge: IconName | null;
  readonly pointed: boolean;
}

export const PUCK = 13;
const DARK = '#0a0f1c';

/** Never colour alone: circle blue, square white, diamond red, hexagon purple. */
function outline(difficulty: PuckLook['difficulty'], r: number): Path2D {
  const path = new Path2D();
  if (difficulty === 'blue') path.arc(0, 0, r, 0, 7);
  else if (difficulty === 'white') path.roundRect(-r * 0.92, -r * 0.92, r * 1.84, r * 1.84, r * 0.3);
  else {
    const corners = difficulty === 'red' ? 4 : 6;
    const reach = difficulty === 'red' ? r * 1.28 : r * 1.1;
    for (let at = 0; at < corners; at++) {
      const angle = (at / corners) * 2 * Math.PI;
      path.lineTo(Math.sin(angle) * reach, -Math.cos(angle) * reach);
    }
    path.closePath();
  }
  return path;
}

type Disc = Omit<PuckLook, 'heading'>;

/** As far as anything on a puck reaches. */
const REACH = PUCK * 2;

const discs = spritesBy(
  ({ difficulty, speed, icon, badge, pointed }: Disc) => `${difficulty} ${speed} ${icon} ${badge} ${pointed}`,
  look => makeSprite({ left: -REACH, top: -REACH, width: 2 * REACH, height: 2 * REACH }, pen => paintDisc(pen, look)),
);

/** `px` is how many pixels of the screen a unit of the pen takes. */
export function paintPuck(pen: Pen, look: PuckLook, px: number): void {
  nose(pen, look.heading, look.pointed ? INK.lit : DIFFICULTY_COLOR[look.difficulty]);
  if (!discs(look).lay(pen, px)) paintDisc(pen, look);
}

function paintDisc(pen: Pen, { difficulty, speed, icon, badge, pointed }: Disc): void {
  const color = pointed ? INK.lit : DIFFICULTY_COLOR[difficulty];
  const shape = outline(difficulty, PUCK);
  pen.fillStyle = badge ? DARK : color;
  pen.fill(shape);
  pen.lineWidth = 2;
  pen.strokeStyle = badge ? color : 'rgba(5,7,13,0.85)';
  pen.setLineDash(badge && difficulty === 'red' ? [4, 2.5] : []);
  pen.stroke(shape);
  pen.setLineDash([]);
  const ink = badge ? color : INK.onLit;
  if (icon) paintIcon(pen, ICONS[icon], ink, PUCK * 1.5);
  else {
    pen.fillStyle = ink;
    pen.font = '700 15px "Saira Variable", sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(speed), 0, 1);
  }
  if (badge) mark(pen, badge);
}

/** A small beak towards where the ship would face. */
function nose(pen: Pen, heading: number, color: string): void {
  pen.save();
  pen.rotate((heading * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(-6, -PUCK);
  pen.lineTo(0, -PUCK - 7);
  pen.lineTo(6, -PUCK);
  pen.closePath();
  pen.fillStyle = color;
  pen.fill();
  pen.restore();
}

function mark(pen: Pen, badge: IconName): void {
  pen.save();
  pen.translate(PUCK * 0.95, -PUCK * 0.95);
  pen.beginPath();
  pen.arc(0, 0, 7.5, 0, 7);
  pen.fillStyle = INK.lit;
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = DARK;
  pen.stroke();
  paintIcon(pen, ICONS[badge], INK.onLit, 11);
  pen.restore();
}
