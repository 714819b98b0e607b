import { ICONS } from '../../art/icons';
import { DIFFICULTY_COLOR, faded, INK } from '../../art/palette';
import { hexOf, type SideColor, tileOf } from '../../art/sides';
import { imperial } from '../../art/silhouettes/imperial';
import { rebel } from '../../art/silhouettes/rebel';
import { TOKEN_ART, TOKEN_SHAPES, type TokenPiece } from '../../art/tokens';
import { type BaseLook, baseSprite } from './base';
import { paintBrackets } from './brackets';
import type { Pen } from './canvas';
import { paintFirstArc, paintFirstShot } from './firstArc';
import { obstacleSprite } from './obstacle';
import type { Sprite } from './sprite';
import { along, paintTemplate, type TemplateLook } from './template';
import { tokenSprite } from './token';

/** A moment of a game for the first screen: a ship, the way it may fly, and whom it may shoot. Millimetres around that ship, y downward. */

/** What must be seen however small the picture is; a wide one shows more of the table to the right. */
const SEEN = { left: -62, right: 128, top: -212, bottom: 34 };
/** Where the ship stands across a wide picture. */
const SHARE_LEFT = 0.43;
const HALF = 20;

const lookOf = (color: SideColor, path: string, mark: string, initiative: number): BaseLook => ({
  half: HALF,
  hex: hexOf(color),
  tile: tileOf(color),
  solidEdge: color === 'teal',
  path,
  opening: 81.24,
  rearArmed: false,
  bullseye: 15,
  mark,
  initiative,
});

const OWN = { sprite: baseSprite(lookOf('teal', rebel.t65xwing, 'A1', 3)), x: 0, y: 0, turn: 15, hex: hexOf('teal') };
const TARGET = { sprite: baseSprite(lookOf('coral', imperial.tieadvancedx1, 'B1', 4)), x: 6, y: -177, turn: 183 };
const SHIPS = [
  OWN,
  TARGET,
  { sprite: baseSprite(lookOf('coral', imperial.tielnfighter, 'B3', 3)), x: 225, y: -42, turn: 282 },
];

function token(piece: TokenPiece): Sprite {
  const { shape, fill, ink, icon } = TOKEN_ART[piece];
  const { d, icon: share } = TOKEN_SHAPES[shape];
  return tokenSprite({ outline: d, fill, ink, icon: ICONS[icon], share });
}

const TOKENS = [
  { sprite: token('focus'), x: 31, y: 0 },
  { sprite: token('evade'), x: 27, y: 17 },
  { sprite: token('evade'), x: -25, y: -176 },
  { sprite: token('stress'), x: 231, y: -72 },
];
const TOKEN_RADIUS = 7.5;

const ROCK = {
  x: 190,
  y: -120,
  sprite: obstacleSprite({
    kind: 'asteroid',
    outline: [
      [-43, -18],
      [-25, -34],
      [8, -37],
      [26, -29],
      [45, -8],
      [26, 10],
      [28, 22],
      [10, 37],
      [-21, 28],
      [-43, 10],
    ],
    seed: 41,
  }),
};

/** From the ship's nearest corner to the other's nearest edge. */
const LINE = { from: { x: -14, y: -24 }, to: { x: -5, y: -158 } };

/** A bank of speed 2. */
const BANK: TemplateLook = {
  width: 20,
  length: (130 * Math.PI) / 4,
  radius: 130,
  side: 'right',
  hex: DIFFICULTY_COLOR.blue,
  text: '2',
};

function at(pen: Pen, x: number, y: number, turn: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  draw();
  pen.restore();
}

/** Lays the picture down in a frame of so many pixels; sprites that are not baked yet are left out. */
export function paintFirstTable(pen: Pen, width: number, height: number): void {
  const px = Math.min(height / (SEEN.bottom - SEEN.top), width / (SEEN.right - SEEN.left));
  const sharp = px * pen.getTransform().a;
  pen.clearRect(0, 0, width, height);
  pen.save();
  pen.translate(Math.max(-SEEN.left * px, width * SHARE_LEFT), height - SEEN.bottom * px);
  pen.scale(px, px);
  crosses(pen);
  at(pen, ROCK.x, ROCK.y, 0, () => ROCK.sprite.lay(pen, sharp));
  at(pen, 0, 0, OWN.turn, () => {
    paintFirstArc(pen, HALF, OWN.hex);
    at(pen, 0, -HALF, 0, () => {
      paintTemplate(pen, BANK);
      const end = along(BANK, 1);
      at(pen, end.x, end.y, (end.angle * 180) / Math.PI, () => ghost(pen, sharp));
    });
  });
  paintFirstShot(pen, LINE.from, LINE.to);
  for (const { sprite, x, y, turn } of SHIPS) at(pen, x, y, turn, () => sprite.lay(pen, sharp));
  at(pen, TARGET.x, TARGET.y, TARGET.turn, () => paintBrackets(pen, HALF, INK.text));
  for (const { sprite, x, y } of TOKENS)
    at(pen, x, y, 0, () => {
      pen.scale(TOKEN_RADIUS / 12, TOKEN_RADIUS / 12);
      sprite.lay(pen, (sharp * TOKEN_RADIUS) / 12);
    });
  pen.restore();
}

/** Where the ship would end: see-through, with a broken edge in amber. */
function ghost(pen: Pen, px: number): void {
  pen.translate(0, -HALF);
  pen.globalAlpha = 0.6;
  OWN.sprite.lay(pen, px);
  pen.globalAlpha = 1;
  pen.lineWidth = 1.2;
  pen.setLineDash([4, 2]);
  pen.strokeStyle = INK.lit;
  pen.beginPath();
  pen.roundRect(-HALF - 0.6, -HALF - 0.6, 2 * HALF + 1.2, 2 * HALF + 1.2, 2);
  pen.stroke();
}

/** The mat's crosses, one every 100 mm. */
function crosses(pen: Pen): void {
  pen.strokeStyle = faded(INK.quiet, 0.22);
  pen.lineWidth = 0.5;
  pen.beginPath();
  for (let x = -80; x < 900; x += 100)
    for (let y = -936; y < 300; y += 100) {
      pen.moveTo(x - 4, y);
      pen.lineTo(x + 4, y);
      pen.moveTo(x, y - 4);
      pen.lineTo(x, y + 4);
    }
  pen.stroke();
}
