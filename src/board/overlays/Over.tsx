import type { UnitId } from '../../engine/core/ids';
import type { Table } from '../../engine/core/table';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { attackerOf, baseOfAttacker } from '../../engine/look/attack';
import { useScreen } from '../../store/screen';
import type { BoardProps } from '../Board';
import { BOARD } from '../colors';
import { useMotion } from '../motion/player';
import { ArcWedge } from './Arcs';
import type { Drawing } from './drawing';
import { MeasuredLine, Outline } from './Lines';
import { labelPlaces } from './labelPlaces';
import { Magnifier } from './Magnifier';
import { mayMeasure } from './mayMeasure';
import { RulerLine, RulerTool } from './Ruler';
import { shapeOf } from './shapes';

interface Props extends Pick<BoardProps, 'help' | 'decision' | 'fighting'> {
  readonly table: Table;
  readonly drawing: Drawing;
}

/** Above the ships: what is measured, what is in the way, the ruler. */
export function Over({ table, drawing, help, decision, fighting }: Props) {
  const { lines, outlined, wedges, near } = drawing;
  const measuring = useScreen(screen => screen.tool === 'ruler') && mayMeasure(help, decision);
  // While a ship breaks up, nothing lies over it.
  const breaking = useMotion(({ beats, at }) => beats[at]?.kind === 'kill' || beats[at]?.kind === 'points');
  // What matters most is drawn last.
  const ordered = (breaking ? [] : lines).toSorted((a, b) => Number(a.strong) - Number(b.strong));
  const places = labelPlaces(lines);
  return (
    <>
      {wedges.map(({ unit, arc }) => (
        <MissedArc key={`${unit} ${arc}`} table={table} unit={unit} arc={arc} />
      ))}
      {outlined.map(id => {
        const shape = shapeOf(table, id);
        return shape && <Outline key={id} shape={shape} color={BOARD.bad} />;
      })}
      {ordered.map(line => (
        <MeasuredLine key={line.key} line={line} place={places.get(line.key)} />
      ))}
      {/* The dice lie where the glass would be. */}
      {near && !measuring && !fighting && <Magnifier near={near} />}
      {measuring && <RulerLine table={table} />}
      {measuring && <RulerTool table={table} />}
    </>
  );
}

interface MissedProps {
  readonly table: Table;
  readonly unit: UnitId;
  readonly arc: PrintedArc;
}

function MissedArc({ table, unit, arc }: MissedProps) {
  const attacker = attackerOf(table, unit);
  const { x, y, half } = baseOfAttacker(table, attacker);
  return (
    <ArcWedge
      pose={{ x, y, heading: attacker.pose.heading }}
      half={half}
      arc={arc}
      color={BOARD.bad}
      numbered={false}
    />
  );
}
