import type Konva from 'konva';
import type { Table } from '../../engine/core/table';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { useScreen } from '../../store/screen';
import { useCamera } from '../camera';
import { Rect } from '../konva';
import { pieceAt } from '../overlays/shapes';
import { usePlacing } from './store';
import { takePiece } from './takePiece';
import { pointerOn } from './useHandOnStage';

/** How far beside a piece a finger still means it, in pixels of the page. */
const FINGER = 10;

/** While the referee's tool is out a press means a piece and never an answer; the table can still be dragged. */
export function RefereeHand({ table }: { readonly table: Table }) {
  const onPress = (event: Konva.KonvaEventObject<unknown>) => {
    event.cancelBubble = true;
    const at = pointerOn(event.target);
    if (!at) return;
    const { held, moveTo } = usePlacing.getState();
    const piece = pieceAt(table, at, FINGER / useCamera.getState().view.scale);
    if (piece) takePiece(table, piece);
    else if (held?.kind === 'piece') moveTo(at);
  };
  const onMove = (event: Konva.KonvaEventObject<MouseEvent>) => {
    const at = pointerOn(event.target);
    const piece = at && pieceAt(table, at, 0);
    const { lit, show } = useScreen.getState();
    if ((lit[0] ?? null) !== piece) show({ lit: piece ? [piece] : [] });
  };
  return (
    <Rect
      name="referee hand"
      width={PLAY_AREA}
      height={PLAY_AREA}
      onClick={onPress}
      onTap={onPress}
      onMouseMove={onMove}
    />
  );
}
