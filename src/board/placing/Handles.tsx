import type Konva from 'konva';
import type { Pose } from '../../engine/core/place';
import { toDegrees } from '../../engine/geometry/angle';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import { Circle, Group, Line } from '../konva';
import { IconShape } from '../pieces/IconShape';
import { onBoard } from '../scale';
import { usePlacing } from './store';
import { pointerOn } from './useHandOnStage';

/** Half of what a finger needs, in pixels of the page. */
const FINGER = 22;
/** Headings this close to a half quarter are meant to be one. */
const CLOSE = 4;

const snapped = (heading: number): number => {
  const eighth = Math.round(heading / 45) * 45;
  return Math.abs(heading - eighth) <= CLOSE ? eighth : Math.round(heading);
};

/** A knob ahead of the piece: dragged around, it turns the piece. Drawn in the piece's own frame. */
export function TurnHandle({ reach }: { readonly reach: number }) {
  const scale = useCamera(({ view }) => view.scale);
  const home = { x: 0, y: -(reach + 34 / scale) };
  const onDragMove = (event: Konva.KonvaEventObject<DragEvent>) => {
    event.cancelBubble = true;
    const { target } = event;
    const at = pointerOn(target);
    const { pose, face } = usePlacing.getState();
    if (at) face(snapped(toDegrees(Math.atan2(at.x - pose.x, at.y - pose.y))));
    target.position(home);
  };
  const swallow = (event: Konva.KonvaEventObject<DragEvent>) => {
    event.cancelBubble = true;
  };
  return (
    <>
      <Line
        points={[0, -reach, home.x, home.y]}
        stroke={BOARD.text}
        strokeWidth={1.5}
        dash={[4, 4]}
        strokeScaleEnabled={false}
        listening={false}
      />
      <Group {...home} name="turn handle" draggable onDragStart={swallow} onDragMove={onDragMove} onDragEnd={swallow}>
        <Circle radius={FINGER / scale} />
        <Circle radius={14 / scale} fill={BOARD.felt} stroke={BOARD.text} strokeWidth={1.5 / scale} listening={false} />
        <IconShape name="turnBoard" ink={BOARD.text} size={18 / scale} />
      </Group>
    </>
  );
}

interface TickProps {
  readonly pose: Pose;
  readonly reach: number;
  readonly onPress: () => void;
}

/** Beside the piece, so that the hand need not leave the board: place it here. */
export function PlaceTick({ pose, reach, onPress }: TickProps) {
  const scale = useCamera(({ view }) => view.scale);
  const turned = useCamera(({ view }) => view.turned);
  const { x, y } = onBoard(pose);
  // Where the turning knob is not, and never off the table.
  const knobIsRight = pose.heading > 30 && pose.heading < 150;
  const away = reach + 36 / scale;
  const side = knobIsRight || pose.x + away > PLAY_AREA ? (pose.x - away < 0 ? 1 : -1) : 1;
  const press = (event: Konva.KonvaEventObject<unknown>) => {
    event.cancelBubble = true;
    onPress();
  };
  return (
    <Group x={x + side * away} y={y} rotation={turned ? 180 : 0} name="place tick" onClick={press} onTap={press}>
      <Circle radius={FINGER / scale} fill={BOARD.good} stroke={BOARD.felt} strokeWidth={2 / scale} />
      <IconShape name="ready" ink={BOARD.felt} size={24 / scale} />
    </Group>
  );
}
