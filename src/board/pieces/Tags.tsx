import type Konva from 'konva';
import { memo } from 'react';
import type { ShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import { useCamera } from '../camera';
import { type Box, boxOf, layTag, type Square } from '../draw/beside';
import { ODDS_PLATE, type OddsPlateLook, oddsPlateSprite } from '../draw/oddsPlate';
import { type Sprite, spritesBy } from '../draw/sprite';
import { TAG, type TagLook, tagSprite } from '../draw/tag';
import { tagsLaid } from '../explain/drawn';
import { Shape } from '../konva';
import { type Size, toScreen, type View } from '../view';
import { penOf } from './SpriteShape';
import { nodeOfShip } from './shipNode';

export interface Tagged {
  readonly ship: ShipId;
  readonly half: number;
  readonly look: TagLook;
  /** Can be chosen now. */
  readonly choosable: boolean;
  /** The odds of an attack on it. */
  readonly odds: OddsPlateLook | null;
  /** Middles of its tokens, from its own, in millimetres. */
  readonly tokens: readonly Point[];
}

/** What tags keep clear of besides bases and tokens: in millimetres of the drawn board. */
export interface Clear extends Point {
  /** Half its size, in pixels or in millimetres. */
  readonly reach: number;
  readonly unit: 'px' | 'mm';
  /** Half its width, where it is wider than high. */
  readonly across?: number;
  /** The direction, on the table, in which it stands off its place. */
  readonly aside?: Point;
}

interface TagsProps {
  readonly ships: readonly Tagged[];
  /** Of a token, in millimetres. */
  readonly radius: number;
  readonly clear: readonly Clear[];
}

const plates = spritesBy<OddsPlateLook>(look => JSON.stringify(look), oddsPlateSprite);
const tags = spritesBy<TagLook>(look => JSON.stringify(look), tagSprite);

/** Further away than this only tags that matter are shown: pixels a millimetre. */
const TOO_FAR = 0.55;
/** On a phone only the target meant has its odds on the table; the list has the others. */
const PLATES_FOR_ALL = 0.8;

/** Numbers and initiatives beside all bases, where they cover least: laid anew whenever the layer is drawn. */
export const Tags = memo(function Tags(props: TagsProps) {
  return <Shape sceneFunc={context => paintTags(context, props)} listening={false} perfectDrawEnabled={false} />;
});

const around = ({ x, y }: Point, reach: number): Box => ({
  ...{ x: x - reach, y: y - reach },
  ...{ width: 2 * reach, height: 2 * reach },
});

function boxOfClear({ x, y, reach, unit, across = reach, aside = { x: 0, y: 0 } }: Clear, view: View): Box {
  const times = unit === 'mm' ? view.scale : 1;
  const [wide, high] = [across * times, reach * times];
  const sign = view.turned ? -1 : 1;
  const spot = toScreen(view, { x, y });
  const middle = { x: spot.x + sign * aside.x * wide, y: spot.y - sign * aside.y * high };
  return { x: middle.x - wide, y: middle.y - high, width: 2 * wide, height: 2 * high };
}

const isIn = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

function paintTags(context: Konva.Context, { ships, radius, clear }: TagsProps): void {
  const { view, free, size, writing, panels } = useCamera.getState();
  const pen = penOf(context);
  const ratio = pen.canvas.width / size.width;
  const shown = ships.flatMap(one => {
    const node = nodeOfShip(one.ship);
    return node ? [{ ...one, square: squareOf(node, one.half, view), opacity: node.opacity() }] : [];
  });
  const sign = view.turned ? -1 : 1;
  const taken: Box[] = [
    ...shown.map(({ square }) => boxOf(square)),
    ...shown.flatMap(({ square, tokens }) =>
      tokens.map(({ x, y }) =>
        around({ x: square.x + sign * view.scale * x, y: square.y + sign * view.scale * y }, radius * view.scale),
      ),
    ),
    ...clear.map(spot => boxOfClear(spot, view)),
  ];
  const rank = ({ look, choosable }: Tagged): number => (look.acting ? 0 : choosable ? 1 : 2);
  // Whoever does not see the ship does not look for its tag.
  const window = { x: 0, y: 0, ...size };
  const isHidden = ({ square }: { readonly square: Square }) =>
    !isIn(window, square) || panels.some(panel => isIn(panel, square));
  const worthy = shown
    .filter(one => rank(one) < 2 || (view.scale >= TOO_FAR && !isHidden(one)))
    .sort((a, b) => rank(a) - rank(b));
  pen.save();
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  const laid: { readonly ship: ShipId; readonly box: Box }[] = [];
  const lay = (sprite: Sprite, square: Square, { width, height }: Size, tagged?: ShipId): void => {
    const box = layTag(square, width * writing, height * writing, taken, free);
    taken.push(box);
    if (tagged) laid.push({ ship: tagged, box });
    const px = ratio * writing;
    pen.setTransform(px, 0, 0, px, Math.round(box.x) * ratio, Math.round(box.y) * ratio);
    sprite.lay(pen, px);
  };
  // The one that acts, then odds, then whatever else can be chosen, then the rest.
  const acting = worthy.filter(({ look }) => look.acting);
  for (const { ship, square, look } of acting) lay(tags(look), square, TAG, ship);
  const chosenFirst = shown.toSorted((a, b) => Number(b.odds?.chosen ?? false) - Number(a.odds?.chosen ?? false));
  for (const { square, odds } of chosenFirst) {
    if (odds && (odds.chosen || view.scale >= PLATES_FOR_ALL)) lay(plates(odds), square, ODDS_PLATE);
  }
  for (const { ship, square, look, opacity } of worthy) {
    if (look.acting) continue;
    pen.globalAlpha = opacity;
    lay(tags(look), square, TAG, ship);
  }
  tagsLaid(laid);
  pen.restore();
}

function squareOf(node: Konva.Node, half: number, view: View): Square {
  const { x, y } = toScreen(view, node.position());
  return { x, y, heading: node.rotation() + (view.turned ? 180 : 0), half: half * view.scale };
}
