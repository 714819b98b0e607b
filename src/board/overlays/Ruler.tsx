import type Konva from 'konva';
import { useMemo, useRef } from 'react';
import type { Point } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { MAX_RANGE, PLAY_AREA, RANGE_BAND } from '../../engine/geometry/measures';
import { between } from '../../engine/geometry/pose';
import { type RulerEnd, useScreen } from '../../store/screen';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import { Circle, Rect } from '../konva';
import { offBoard, onBoard } from '../scale';
import { rangeWords } from './attackLines';
import { useExact } from './exact';
import { MeasuredLine, Outline } from './Lines';
import { Magnifier } from './Magnifier';
import { nearMissOf } from './near';
import { readingOf } from './reading';
import { IDLE, move, press, type RulerHand, release, sameEnd } from './rulerHand';
import { pieceAt, shapeOf } from './shapes';

/** How far beside a piece a finger still means it, in pixels of the page. */
const FINGER = 10;
/** The felt around the play area can be pressed too. */
const AROUND = 2000;

/** Takes the pointer while the ruler is in hand: nothing below is pressed, and the table is not dragged. */
export function RulerTool({ table }: { readonly table: Table }) {
  const hand = useRef<RulerHand>(IDLE);
  const show = useScreen(screen => screen.show);
  const take = (next: RulerHand) => {
    const now = useScreen.getState().ruler;
    const changed =
      !now !== !next.ruler ||
      !sameEnd(now?.from ?? null, next.ruler?.from ?? null) ||
      !sameEnd(now?.to ?? null, next.ruler?.to ?? null);
    hand.current = next;
    if (changed) show({ ruler: next.ruler });
  };
  const handle =
    (act: (held: RulerHand, end: RulerEnd, at: Point) => RulerHand) =>
    (event: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
      // The stage would begin to move the table.
      event.cancelBubble = true;
      if ('touches' in event.evt && event.evt.touches.length > 1)
        return take({ ...hand.current, pressed: null, open: false });
      const pointer = event.target.getStage()?.getRelativePointerPosition();
      if (!pointer) return;
      const at = offBoard(pointer);
      // Others may have cleared it: with Escape, or by a new game.
      const held = { ...hand.current, ruler: useScreen.getState().ruler };
      take(act(held.ruler ? held : { ...held, open: false }, endAt(table, at), at));
    };
  const onPress = handle(press);
  const onMove = handle((held, end) => move(held, end));
  const onRelease = handle((held, _end, at) => release(held, at));
  return (
    <Rect
      name="ruler tool"
      x={-AROUND}
      y={-AROUND}
      width={PLAY_AREA + 2 * AROUND}
      height={PLAY_AREA + 2 * AROUND}
      onMouseDown={onPress}
      onTouchStart={onPress}
      onMouseMove={onMove}
      onTouchMove={onMove}
      onMouseUp={onRelease}
      onTouchEnd={onRelease}
    />
  );
}

function endAt(table: Table, at: Point): RulerEnd {
  const piece = pieceAt(table, at, FINGER / useCamera.getState().view.scale);
  return piece ? { piece } : { at: { x: Math.round(at.x), y: Math.round(at.y) } };
}

/** The ruler as it lies, with its band, and the ends that were meant. */
export function RulerLine({ table }: { readonly table: Table }) {
  const ruler = useScreen(screen => screen.ruler);
  const exact = useExact(state => state.exact);
  const reading = useMemo(() => (ruler?.to ? readingOf(table, ruler.from, ruler.to) : null), [table, ruler]);
  if (!ruler) return null;
  const ends = [ruler.from, ruler.to].flatMap(end => (end ? [end] : []));
  const near = reading ? nearMissOf(reading, reading.shapes, reading.range) : null;
  return (
    <>
      {ends.map((end, index) => (
        <EndMark key={index === 0 ? 'from' : 'to'} table={table} end={end} />
      ))}
      {reading && (
        <>
          {reading.obstruction.by.map(id => {
            const shape = shapeOf(table, id);
            return shape && <Outline key={id} shape={shape} color={BOARD.bad} />;
          })}
          {ticksOf(reading).map(at => (
            <Circle key={at.x + at.y} {...onBoard(at)} radius={3} fill={BOARD.lit} listening={false} />
          ))}
          <MeasuredLine
            line={{
              key: 'ruler',
              from: reading.from,
              to: reading.to,
              look: reading.obstruction.always ? 'obstructed' : 'free',
              strong: true,
              label: `${rangeWords(reading.range)}${exact ? ` · ${reading.distance.toFixed(1)} mm` : ''}`,
            }}
          />
          {near && <Magnifier near={near} />}
        </>
      )}
    </>
  );
}

/** Where the bands of the ruler end along the line. */
function ticksOf({ from, to, distance }: { readonly from: Point; readonly to: Point; readonly distance: number }) {
  const bands = Array.from({ length: MAX_RANGE }, (_, index) => (index + 1) * RANGE_BAND);
  return bands.filter(end => end < distance).map(end => between(from, to, end / distance));
}

function EndMark({ table, end }: { readonly table: Table; readonly end: RulerEnd }) {
  if ('at' in end) {
    return <Circle {...onBoard(end.at)} radius={4} stroke={BOARD.lit} strokeWidth={1.5} listening={false} />;
  }
  const shape = shapeOf(table, end.piece);
  return shape && <Outline shape={shape} color={BOARD.lit} />;
}
