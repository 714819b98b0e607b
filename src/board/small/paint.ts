import { faded, mix } from '../../art/palette';
import { hexOf } from '../../art/sides';
import type { Engine } from '../../engine';
import { isShipId, type ObjectId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { GameState } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { profileOf, sizeOf } from '../../engine/look/ships';
import type { Sketch } from '../../rulebook/lens';
import { isShown, type Scene } from '../../rulebook/scene';
import { BOARD, DIFFICULTY_COLOR } from '../colors';
import { paintBrackets } from '../draw/brackets';
import type { Pen } from '../draw/canvas';
import { paintTemplate } from '../draw/template';
import { bandPath } from '../overlays/bands';
import { engraved } from '../overlays/TemplateShape';
import { layBeside, tokenRadius } from '../pieces/beside';
import {
  spriteOfDevice,
  spriteOfLock,
  spriteOfMarker,
  spriteOfRock,
  spriteOfShip,
  spriteOfToken,
} from '../pieces/sprites';
import { onBoard } from '../scale';
import { placeOf, type SmallView } from './frame';
import { paintLines } from './lines';

const SIDES = { p1: hexOf('teal'), p2: hexOf('coral') } as const;
const BANDS = [1, 2, 3] as const;
const SHADE = [0.2, 0.13, 0.08] as const;

export interface Picture {
  readonly engine: Engine;
  readonly state: GameState;
  readonly scene: Scene;
  readonly sketch: Sketch;
  /** The piece that keys move; it wears brackets. */
  readonly held: ObjectId | null;
}

/** A small table: mat, what lies flat, ships, and what is measured. `sharp` is how many pixels of the screen one of the page takes. */
export function paintSmall(pen: Pen, picture: Picture, view: SmallView, sharp: number): void {
  const { width, height } = pen.canvas;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = BOARD.felt;
  pen.fillRect(0, 0, width, height);
  const px = view.scale * sharp;
  pen.setTransform(px, 0, 0, px, view.x * sharp, view.y * sharp);
  mat(pen, px);
  flat(pen, picture, px);
  under(pen, picture, px);
  ships(pen, picture, px, view.scale);
  paintLines(pen, picture.sketch, view.scale);
}

function mat(pen: Pen, px: number): void {
  pen.fillStyle = 'rgba(2,3,7,0.7)';
  const far = PLAY_AREA * 2;
  for (const [x, y, w, h] of [
    [-far, -far, 3 * far, far],
    [-far, PLAY_AREA, 3 * far, far],
    [-far, 0, far, PLAY_AREA],
    [PLAY_AREA, 0, far, PLAY_AREA],
  ] as const)
    pen.fillRect(x, y, w, h);
  pen.lineWidth = 1 / px;
  pen.strokeStyle = 'rgba(176,198,240,0.25)';
  pen.beginPath();
  for (let x = 100; x < PLAY_AREA; x += 100)
    for (let y = 100; y < PLAY_AREA; y += 100) {
      pen.moveTo(x - 4, y);
      pen.lineTo(x + 4, y);
      pen.moveTo(x, y - 4);
      pen.lineTo(x, y + 4);
    }
  pen.rect(0, 0, PLAY_AREA, PLAY_AREA);
  pen.stroke();
}

function at(pen: Pen, pose: Point & { readonly heading?: number }, draw: () => void): void {
  const { x, y } = onBoard(pose);
  pen.save();
  pen.translate(x, y);
  pen.rotate(((pose.heading ?? 0) * Math.PI) / 180);
  draw();
  pen.restore();
}

function flat(pen: Pen, { engine: { rules }, state, scene }: Picture, px: number): void {
  for (const rock of Object.values(state.rocks)) {
    if (rock.pose) at(pen, rock.pose, () => spriteOfRock(rock, rules).lay(pen, px));
  }
  for (const marker of Object.values(state.markers)) {
    if (isShown(scene, marker.id))
      at(pen, { x: marker.x, y: marker.y }, () => spriteOfMarker(marker, null).lay(pen, px));
  }
  for (const token of Object.values(state.devices)) {
    at(pen, token.pose, () => spriteOfDevice(token, rules, SIDES[token.owner])?.lay(pen, px));
  }
}

function under(pen: Pen, { engine, state, sketch }: Picture, px: number): void {
  const { wedges, rings, templates, ghosts, outlines } = sketch;
  for (const { pose, half, arc, side } of wedges) {
    at(pen, pose, () => {
      for (const band of BANDS) {
        const path = new Path2D(bandPath(half, arc, (band - 1) * 100, band * 100));
        pen.fillStyle = faded(SIDES[side], SHADE[band - 1]!);
        pen.fill(path);
        pen.lineWidth = 1 / px;
        pen.strokeStyle = faded(SIDES[side], 0.7);
        pen.stroke(path);
      }
    });
  }
  pen.setLineDash([7, 4]);
  for (const { pose, half, side } of rings) at(pen, pose, () => ring(pen, half, SIDES[side], px));
  pen.setLineDash([]);
  for (const { placed, color } of templates) {
    const hex = color === 'amber' ? BOARD.lit : DIFFICULTY_COLOR[color];
    at(pen, placed.start, () => paintTemplate(pen, { ...placed.template, hex, text: engraved(placed.template) }));
  }
  for (const corners of outlines) outline(pen, corners, px);
  for (const { ship, pose, free } of ghosts) {
    const half = BASE_LENGTH[sizeOf({ state, rules: engine.rules }, ship)] / 2;
    at(pen, pose, () => ghost(pen, half, free, px));
  }
}

function ring(pen: Pen, half: number, hex: string, px: number): void {
  pen.lineWidth = 1.4 / px;
  pen.strokeStyle = hex;
  for (const band of BANDS) {
    const reach = half + band * 100;
    pen.beginPath();
    pen.roundRect(-reach, -reach, 2 * reach, 2 * reach, band * 100);
    pen.stroke();
  }
}

function outline(pen: Pen, corners: readonly Point[], px: number): void {
  pen.beginPath();
  for (const corner of corners) {
    const { x, y } = onBoard(corner);
    pen.lineTo(x, y);
  }
  pen.closePath();
  pen.fillStyle = faded(BOARD.lit, 0.3);
  pen.fill();
  pen.lineWidth = 2 / px;
  pen.strokeStyle = BOARD.lit;
  pen.stroke();
}

/** A place to end at: dashed in amber; crossed out where it is not free. */
function ghost(pen: Pen, half: number, free: boolean, px: number): void {
  pen.lineWidth = 2 / px;
  pen.strokeStyle = free ? BOARD.lit : BOARD.bad;
  pen.fillStyle = faded(free ? BOARD.lit : BOARD.bad, 0.14);
  pen.beginPath();
  pen.roundRect(-half, -half, 2 * half, 2 * half, 2);
  pen.fill();
  pen.setLineDash(free ? [4, 2.5] : []);
  pen.stroke();
  pen.setLineDash([]);
  pen.beginPath();
  if (free) {
    pen.moveTo(-half * 0.3, -half * 0.55);
    pen.lineTo(0, -half * 0.85);
    pen.lineTo(half * 0.3, -half * 0.55);
  } else {
    pen.moveTo(-half, -half);
    pen.lineTo(half, half);
    pen.moveTo(half, -half);
    pen.lineTo(-half, half);
  }
  pen.stroke();
}

const TURRET: Readonly<Record<string, number>> = { front: 0, right: 90, rear: 180, left: 270 };

function ships(pen: Pen, { engine, state, scene, held }: Picture, px: number, scale: number): void {
  const { rules } = engine;
  const table = { state, rules };
  const shown = Object.values(state.ships).filter(({ id }) => isShown(scene, id));
  for (const ship of shown) {
    const profile = profileOf(table, ship);
    const half = BASE_LENGTH[profile.size] / 2;
    at(pen, ship.pose, () => {
      pen.fillStyle = mix(BOARD.felt, SIDES[ship.player], 0.3);
      pen.fillRect(-half, -half, 2 * half, 2 * half);
      spriteOfShip(ship, profile, rules, SIDES[ship.player]).lay(pen, px);
      const points = ship.turret
        ? [TURRET[ship.turret]!, ...(profile.turret === 'double' ? [TURRET[ship.turret]! + 180] : [])]
        : [];
      for (const heading of points) turret(pen, half, heading);
    });
  }
  const radius = tokenRadius(scale);
  const laid = layBeside(state, rules.profilesOf(state.setup), radius, new Map());
  for (const ship of shown) {
    for (const one of laid.get(ship.id) ?? []) {
      if (one.kind === 'tow') continue;
      const { x, y } = onBoard(ship.pose);
      pen.save();
      pen.translate(x + one.at.x, y + one.at.y);
      pen.scale(radius / 12, radius / 12);
      (one.kind === 'token' ? spriteOfToken(one.piece) : spriteOfLock(one.whose)).lay(pen, (px * radius) / 12);
      pen.restore();
    }
  }
  bracketHeld(pen, table, held);
}

function bracketHeld(pen: Pen, table: Table, held: ObjectId | null): void {
  const pose = held && placeOf(table.state, held);
  if (!pose) return;
  const half = isShipId(held) ? BASE_LENGTH[sizeOf(table, held)] / 2 : held.startsWith('rock:') ? 46 : 20;
  at(pen, pose, () => paintBrackets(pen, half, BOARD.text));
}

function turret(pen: Pen, half: number, heading: number): void {
  pen.save();
  pen.rotate((heading * Math.PI) / 180);
  pen.fillStyle = BOARD.lit;
  pen.strokeStyle = BOARD.felt;
  pen.lineWidth = 0.8;
  pen.beginPath();
  pen.moveTo(-6, -half + 6);
  pen.lineTo(0, -half - 2);
  pen.lineTo(6, -half + 6);
  pen.lineTo(0, -half + 4);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.restore();
}
