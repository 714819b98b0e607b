import type Konva from 'konva';
import { useMemo } from 'react';
import type { ShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { shipOf, sizeOf } from '../../engine/look/ships';
import { useScreen } from '../../store/screen';
import type { BoardProps } from '../Board';
import { useCamera } from '../camera';
import { DIFFICULTY_COLOR } from '../colors';
import { PUCK, paintPuck } from '../draw/puck';
import { type Ghost, ghostsAt } from '../ghosts';
import { Group, Shape } from '../konva';
import { penOf } from '../pieces/SpriteShape';
import { offBoard, onBoard } from '../scale';
import { toScreen } from '../view';
import { plateName } from './names';
import { type Puck, puckAt, pucksOf } from './pucks';
import { WholeGhost } from './WholeGhost';

interface Props extends BoardProps {
  readonly ship: ShipId;
  readonly ghosts: readonly Ghost[];
}

/** Every way of a dial: stems from the bow, a puck where each ends, and the one pointed at as a whole ship. */
export function Fan({ ship, ghosts, ...board }: Props) {
  const { game, engine, onOption } = board;
  const pointed = useScreen(screen => screen.pointed);
  const show = useScreen(screen => screen.show);
  const table = useMemo(() => ({ state: game, rules: engine.rules }), [game, engine]);
  const { pose } = shipOf(game, ship);
  const half = BASE_LENGTH[sizeOf(table, ship)] / 2;
  const pucksNow = () => pucksOf(ghosts, pose, half, radiusNow());
  /** A puck under the pointer counts first, then whatever ghost lies there. */
  const under = ({ target }: Konva.KonvaEventObject<unknown>): readonly Ghost[] => {
    const at = target.getStage()?.getRelativePointerPosition();
    if (!at) return [];
    const puck = puckAt(pucksNow(), at, radiusNow());
    return puck ? [puck.ghost] : ghostsAt(ghosts, offBoard(at));
  };
  const pick = (event: Konva.KonvaEventObject<unknown>) => {
    const found = under(event);
    const keys = [...new Set(found.map(({ optionKey }) => optionKey))];
    if (keys.length === 1) onOption(found[0]!.option!);
    else if (keys.length > 1) show({ narrowed: keys });
  };
  const point = (event: Konva.KonvaEventObject<unknown>) => {
    const key = under(event)[0]?.optionKey ?? null;
    if (key !== pointed) show({ pointed: key });
  };
  const outlines = useMemo(() => ghosts.map(outlineOf), [ghosts]);
  const whole = ghosts.filter(({ optionKey }) => optionKey === pointed);
  // Of the several ends of a Tallon roll the middle one tells, above the others.
  const told = whole[(whole.length - 1) >> 1];
  return (
    <Group onClick={pick} onTap={pick} onMouseMove={point} onMouseLeave={() => show({ pointed: null })}>
      <Shape
        sceneFunc={context => {
          paintOutlines(context, outlines);
          paintFan(context, pucksNow(), pointed);
        }}
        hitFunc={(context, shape) => {
          context.beginPath();
          for (const { corners } of outlines) trace(context, corners);
          for (const { at } of pucksNow()) {
            context.moveTo(at.x + radiusNow(), at.y);
            context.arc(at.x, at.y, radiusNow() * 1.3, 0, 7, false);
          }
          context.fillStrokeShape(shape);
        }}
        fill="transparent"
        perfectDrawEnabled={false}
      />
      {[...whole.filter(one => one !== told), ...(told ? [told] : [])].map(({ key, pose: end, option }) => (
        <WholeGhost
          key={key}
          table={table}
          ship={ship}
          pose={end}
          sides={board.sides}
          help={board.help}
          tells={key === told?.key}
          {...(option?.subject.kind === 'dial' ? { name: plateName(option.subject.maneuver) } : {})}
        />
      ))}
    </Group>
  );
}

interface Outlined {
  readonly corners: readonly Point[];
  readonly color: string;
}

/** A base where it would end, on the drawn board. */
function outlineOf({ pose, outline, difficulty }: Ghost): Outlined {
  const { x, y } = onBoard(pose);
  const angle = (pose.heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = outline.map(corner => ({
    x: x + corner.x * cos + corner.y * sin,
    y: y + corner.x * sin - corner.y * cos,
  }));
  return { corners, color: DIFFICULTY_COLOR[difficulty ?? 'white'] };
}

function trace(pen: Pick<Konva.Context, 'moveTo' | 'lineTo' | 'closePath'>, corners: readonly Point[]): void {
  const [first, ...others] = corners;
  if (first) pen.moveTo(first.x, first.y);
  for (const { x, y } of others) pen.lineTo(x, y);
  pen.closePath();
}

/** All in one shape: a node for each would cost more than all its lines. */
function paintOutlines(context: Konva.Context, outlines: readonly Outlined[]): void {
  context.save();
  context.setAttr('globalAlpha', 0.17);
  context.setAttr('lineWidth', 1 / useCamera.getState().view.scale);
  for (const { corners, color } of outlines) {
    context.beginPath();
    trace(context, corners);
    context.setAttr('strokeStyle', color);
    context.stroke();
  }
  context.restore();
}

/** On a phone pucks are a little smaller: they lie close together. */
const PHONE = { width: 500, share: 0.82 };

/** How much larger than drawn pucks are now. */
function puckScale(): number {
  const { size, writing } = useCamera.getState();
  return Math.min(size.width, size.height) < PHONE.width ? PHONE.share : writing;
}

/** A puck's radius in millimetres, as the table is zoomed now. */
const radiusNow = (): number => (PUCK * puckScale()) / useCamera.getState().view.scale;

function paintFan(context: Konva.Context, pucks: readonly Puck[], pointed: string | null): void {
  const pen = penOf(context);
  const { view, size } = useCamera.getState();
  const ratio = pen.canvas.width / size.width;
  const turned = view.turned ? 180 : 0;
  const isPointed = ({ ghost }: Puck) => ghost.optionKey === pointed;
  pen.save();
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const puck of pucks) {
    const [from, by, to, end] = puck.stem;
    const [bow, one, other, there] = [
      toScreen(view, from),
      toScreen(view, by),
      toScreen(view, to),
      toScreen(view, end),
    ];
    const last = toScreen(view, puck.at);
    pen.beginPath();
    pen.moveTo(bow.x, bow.y);
    pen.bezierCurveTo(one.x, one.y, other.x, other.y, there.x, there.y);
    pen.lineTo(last.x, last.y);
    pen.strokeStyle = DIFFICULTY_COLOR[puck.difficulty];
    pen.globalAlpha = isPointed(puck) ? 0.9 : 0.32;
    pen.lineWidth = 1.5;
    pen.stroke();
  }
  pen.globalAlpha = 1;
  for (const puck of pucks) {
    if (isPointed(puck)) continue;
    const at = toScreen(view, puck.at);
    pen.save();
    // On whole pixels: a picture between them would be blurred.
    pen.translate(Math.round(at.x * ratio) / ratio, Math.round(at.y * ratio) / ratio);
    pen.scale(puckScale(), puckScale());
    paintPuck(pen, { ...puck, heading: puck.ghost.pose.heading + turned, pointed: false }, puckScale() * ratio);
    pen.restore();
  }
  pen.restore();
}
