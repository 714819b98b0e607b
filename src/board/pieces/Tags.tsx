import type Konva from 'konva';
import { memo } from 'react';
import { Shape } from 'react-konva';
import type { ShipId } from '../../engine/core/ids';
import { useCamera } from '../camera';
import { type Box, boxOf, layTag, type Square } from '../draw/beside';
import { ODDS_PLATE, type OddsPlateLook, oddsPlateSprite } from '../draw/oddsPlate';
import { type Sprite, spritesBy } from '../draw/sprite';
import { TAG, type TagLook, tagSprite } from '../draw/tag';
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
}

const plates = spritesBy<OddsPlateLook>(look => JSON.stringify(look), oddsPlateSprite);
const tags = spritesBy<TagLook>(look => JSON.stringify(look), tagSprite);

/** Further away than this only tags that matter are shown: pixels a millimetre. */
const TOO_FAR = 0.55;

/** Numbers and initiatives beside all bases, where they cover least: laid anew whenever the layer is drawn. */
export const Tags = memo(function Tags({ ships }: { readonly ships: readonly Tagged[] }) {
  return <Shape sceneFunc={context => paintTags(context, ships)} listening={false} perfectDrawEnabled={false} />;
});

function paintTags(context: Konva.Context, ships: readonly Tagged[]): void {
  const { view, free, size } = useCamera.getState();
  const pen = penOf(context);
  const ratio = pen.canvas.width / size.width;
  const shown = ships.flatMap(one => {
    const node = nodeOfShip(one.ship);
    return node ? [{ ...one, square: squareOf(node, one.half, view), opacity: node.opacity() }] : [];
  });
  const taken: Box[] = shown.map(({ square }) => boxOf(square));
  const rank = ({ look, choosable }: Tagged): number => (look.acting ? 0 : choosable ? 1 : 2);
  const worthy = shown.filter(one => view.scale >= TOO_FAR || rank(one) < 2).sort((a, b) => rank(a) - rank(b));
  pen.save();
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  const lay = (sprite: Sprite, square: Square, { width, height }: Size): void => {
    const box = layTag(square, width, height, taken, free);
    taken.push(box);
    pen.setTransform(ratio, 0, 0, ratio, Math.round(box.x) * ratio, Math.round(box.y) * ratio);
    sprite.lay(pen, ratio);
  };
  // The one that acts, then odds, then whatever else can be chosen, then the rest.
  const acting = worthy.filter(({ look }) => look.acting);
  for (const { square, look } of acting) lay(tags(look), square, TAG);
  for (const { square, odds } of shown) if (odds) lay(plates(odds), square, ODDS_PLATE);
  for (const { square, look, opacity } of worthy) {
    if (look.acting) continue;
    pen.globalAlpha = opacity;
    lay(tags(look), square, TAG);
  }
  pen.restore();
}

function squareOf(node: Konva.Node, half: number, view: View): Square {
  const { x, y } = toScreen(view, node.position());
  return { x, y, heading: node.rotation() + (view.turned ? 180 : 0), half: half * view.scale };
}
