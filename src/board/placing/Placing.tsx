import type Konva from 'konva';
import { useMemo, useRef } from 'react';
import type { Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { cosine, sine } from '../../engine/geometry/angle';
import { useScreen } from '../../store/screen';
import type { BoardProps } from '../Board';
import { useCamera } from '../camera';
import { Group } from '../konva';
import { offBoard, onBoard } from '../scale';
import { confirmPlacing } from './confirm';
import { Distance } from './Distance';
import { distancesOf } from './distances';
import { PlaceTick, TurnHandle } from './Handles';
import { HeldPiece, reachOf } from './HeldPiece';
import { type LaidPiece, laidBy, mayLie } from './laid';
import { isRound } from './piece';
import { RefereeHand } from './RefereeHand';
import { usePlacing } from './store';
import { useHandOnStage } from './useHandOnStage';

/** What is in hand above the table: as a ghost, with its measures, a knob to turn it and a tick to place it. */
export function Placing({ engine, game, help, decision }: BoardProps) {
  const table = useMemo(() => ({ state: game, rules: engine.rules }), [game, engine]);
  const refereeing = useScreen(screen => screen.tool === 'referee');
  const held = usePlacing(hand => hand.held);
  const pose = usePlacing(hand => hand.pose);
  const start = usePlacing(hand => hand.start);
  const hangs = usePlacing(hand => hand.hangs);
  const rowGap = usePlacing(hand => hand.rowGap);
  const by = usePlacing(hand => hand.by);
  const group = useRef<Konva.Group>(null);
  const mine = held && (held.kind === 'piece') === refereeing;
  const laid = useMemo(
    () => (mine ? laidBy(engine, game, decision, { held, pose, rowGap, by }) : []),
    [mine, engine, game, decision, held, pose, rowGap, by],
  );
  useHandOnStage(group, laid.length > 0 && !refereeing);
  const region = decision?.ask.kind === 'place' && !refereeing ? decision.ask.region : null;
  const [one] = laid;
  const lines = useMemo(
    () => (one && region && laid.length === 1 ? distancesOf(table, region, one.piece, one.pose) : []),
    [table, region, laid, one],
  );
  const moved = pose !== start;
  const canPlace = laid.some(mayLie) && !hangs && (moved || held?.kind === 'option');
  return (
    <Group ref={group}>
      {refereeing && <RefereeHand table={table} />}
      {one && <Hand laid={laid} table={table} knob={laid.length > 1 || !isRound(one.piece)} />}
      {help !== 'plain' && lines.map(line => <Distance key={line.key} line={line} />)}
      {one && canPlace && (
        <PlaceTick pose={pose} reach={wideness(table, laid, pose)} onPress={() => void confirmPlacing()} />
      )}
    </Group>
  );
}

/** From the middle of what is in hand to its end. */
const wideness = (table: Table, laid: readonly LaidPiece[], middle: Pose): number =>
  Math.max(...laid.map(({ piece, pose }) => reachOf(table, piece) + Math.abs(alongRow(middle, pose))));

interface HandProps {
  readonly laid: readonly LaidPiece[];
  readonly table: Table;
  readonly knob: boolean;
}

/** Dragged as one, be it a piece or a row of them. */
function Hand({ laid, table, knob }: HandProps) {
  const pose = usePlacing(hand => hand.pose);
  const upright = useCamera(({ view }) => (view.turned ? -180 : 0));
  const onDragMove = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    usePlacing.getState().moveTo(offBoard(target.position()));
    // The hand goes no further than the table: the node follows the pose, not the pointer.
    target.position(onBoard(usePlacing.getState().pose));
  };
  const { putDown } = usePlacing.getState();
  return (
    <Group
      name="in hand"
      {...onBoard(pose)}
      rotation={pose.heading}
      draggable
      onDragStart={putDown}
      onDragMove={onDragMove}
      onClick={putDown}
      onTap={putDown}
    >
      {laid.map(one => (
        <Group key={one.piece} x={alongRow(pose, one.pose)}>
          <HeldPiece table={table} piece={one.piece} ok={mayLie(one)} upright={upright - pose.heading} />
        </Group>
      ))}
      {knob && <TurnHandle reach={reachOf(table, laid[0]!.piece)} />}
    </Group>
  );
}

/** How far to the right of the row's middle, in the row's own frame. */
function alongRow(row: Pose, at: Pose): number {
  return (at.x - row.x) * cosine(row.heading) - (at.y - row.y) * sine(row.heading);
}
