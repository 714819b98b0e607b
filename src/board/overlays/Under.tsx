import { useMemo } from 'react';
import { isShipId, type ShipId } from '../../engine/core/ids';
import type { Table } from '../../engine/core/table';
import { parseManeuver } from '../../engine/core/vocabulary';
import { arcsOf, weaponsOf } from '../../engine/look/attack';
import { baseOf, shipOf, shipsOnTable } from '../../engine/look/ships';
import { useScreen } from '../../store/screen';
import type { BoardProps } from '../Board';
import { BOARD, DIFFICULTY_COLOR, type SideHexes } from '../colors';
import { Line } from '../konva';
import { useFlying } from '../motion/flying';
import { onBoard } from '../scale';
import { ArcWedge, RangeRings } from './Arcs';
import { LaidOver } from './LaidOver';
import { MarkerControl } from './Markers';
import { mayMeasure } from './mayMeasure';
import { arcsOfShip } from './reading';
import { TemplateShape } from './TemplateShape';
import { Threats } from './Threats';
import { Trails } from './Trails';
import { templateFor } from './templates';

/** With more ships than this, numbers in every arc are a thicket: then only the ship pointed at has them. */
const NUMBERED = 2;

/** Below the ships: arcs, range rings, templates, and who holds the markers. */
export function Under({ engine, game, sides, help, decision, missing, threats }: BoardProps) {
  const table = useMemo(() => ({ state: game, rules: engine.rules }), [game, engine]);
  const asked = useFlying() ? null : decision;
  return (
    <>
      {threats && <Threats map={threats} />}
      {help === 'assisted' && <MarkerControl engine={engine} game={game} sides={sides} />}
      {/* An arc drawn to range 3 is a measure too. */}
      {mayMeasure(help, decision) && (
        <>
          <ShownArcs table={table} sides={sides} />
          <ShownRings table={table} sides={sides} />
        </>
      )}
      {help !== 'plain' && <WeaponArcs table={table} sides={sides} decision={asked} />}
      <Trails table={table} sides={sides} />
      <LaidOver table={table} sides={sides} />
      {help !== 'plain' && <PointedTemplate table={table} decision={asked} missing={missing} />}
    </>
  );
}

interface ShownProps {
  readonly table: Table;
  readonly sides: SideHexes;
}

function ShownArcs({ table, sides }: ShownProps) {
  const arcs = useScreen(screen => screen.arcs);
  const lit = useScreen(screen => screen.lit);
  const shown = shipsOnTable(table.state).filter(({ id }) => arcs === 'all' || arcs.includes(id));
  return shown.flatMap(ship => {
    const { half } = baseOf(table, ship);
    const numbered = shown.length <= NUMBERED || lit.includes(ship.id);
    const own = arcsOfShip(table, ship);
    const all = own.includes('bullseye') ? own : [...own, 'bullseye' as const];
    return all.map((arc, index) => (
      <ArcWedge
        key={`${ship.id} ${arc}`}
        pose={ship.pose}
        half={half}
        arc={arc}
        color={sides[ship.player]}
        numbered={numbered && index === 0}
      />
    ));
  });
}

function ShownRings({ table, sides }: ShownProps) {
  const rings: readonly ShipId[] = useScreen(screen => screen.rings);
  return shipsOnTable(table.state)
    .filter(({ id }) => rings.includes(id))
    .map(ship => (
      <RangeRings key={ship.id} pose={ship.pose} half={baseOf(table, ship).half} color={sides[ship.player]} />
    ));
}

/** Whoever chooses a target sees the arcs of the weapons that have one, in bands. */
function WeaponArcs({ table, sides, decision }: ShownProps & Pick<BoardProps, 'decision'>) {
  if (decision?.topic.kind !== 'chooseAttack' || !isShipId(decision.topic.ship)) return null;
  const ship = shipOf(table.state, decision.topic.ship);
  const { half } = baseOf(table, ship);
  const refs = new Set(decision.options.flatMap(({ subject }) => (subject.kind === 'target' ? [subject.weapon] : [])));
  const weapons = weaponsOf(table, ship).filter(({ ref }) => refs.has(ref));
  const own = [...new Set(weapons.flatMap(weapon => arcsOf(ship, weapon)))];
  const arcs = own.includes('front') ? [...new Set([...own, 'bullseye' as const])] : own;
  return arcs.map((arc, index) => (
    <ArcWedge key={arc} pose={ship.pose} half={half} arc={arc} color={sides[ship.player]} numbered={index === 0} />
  ));
}

type PointedProps = { readonly table: Table } & Pick<BoardProps, 'decision' | 'missing'>;

/** The template of the maneuver, roll, boost or drop that is pointed at, and the way along it. */
function PointedTemplate({ table, decision, missing }: PointedProps) {
  const pointed = useScreen(screen => screen.pointed);
  const shown = useMemo(() => {
    if (!decision || !pointed) return null;
    const meant = [...decision.options, ...missing].find(({ key }) => key === pointed);
    if (!meant) return null;
    const laid = templateFor(table, decision, pointed, meant.subject);
    // A maneuver's plastic has its colour; any other move is amber.
    const color =
      meant.subject.kind === 'dial' ? DIFFICULTY_COLOR[parseManeuver(meant.subject.maneuver).difficulty] : BOARD.lit;
    return laid && { ...laid, color };
  }, [table, decision, missing, pointed]);
  if (!shown) return null;
  const way = shown.way.flatMap(point => {
    const { x, y } = onBoard(point);
    return [x, y];
  });
  return (
    <>
      <TemplateShape placed={shown.placed} color={shown.color} opacity={0.9} />
      {way.length > 0 && (
        <Line
          points={way}
          stroke={shown.color}
          strokeWidth={1.5}
          dash={[4, 5]}
          strokeScaleEnabled={false}
          listening={false}
          perfectDrawEnabled={false}
        />
      )}
    </>
  );
}
