import { useEffect, useMemo } from 'react';
import type { Decision } from '../../engine/core/decision';
import { isShipId, type ObjectId, type ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { useScreen } from '../../store/screen';
import type { BoardProps } from '../Board';
import { GhostPiece, ReasonPlates } from '../Choices';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import { WholeGhost } from '../dials/WholeGhost';
import type { Flank } from '../draw/beside';
import { type Ghost, placesOf } from '../ghosts';
import { Group } from '../konva';
import { Outline } from '../overlays/Lines';
import { shapeOf } from '../overlays/shapes';
import { TemplateShape } from '../overlays/TemplateShape';
import { templateFor } from '../overlays/templates';
import { pieceOf } from '../pieceOf';
import { Brackets } from '../pieces/Brackets';
import { layBeside, tokenRadius } from '../pieces/beside';
import { onBoard } from '../scale';
import { foreseen } from './foreseen';
import { rowAhead, useRowsAhead } from './rows';

interface Props extends BoardProps {
  readonly flanks: ReadonlyMap<ShipId, Flank>;
}

/** A piece that may be chosen then, but is seldom meant. */
const SELDOM = 0.4;

/** What the action pointed at would bring: where the ship could go, whom it could choose, the token it would have. */
export function Ahead({ flanks, ...board }: Props) {
  const { engine, game, help, decision } = board;
  const { rules } = engine;
  const pointed = useScreen(screen => screen.pointed);
  const radius = useCamera(({ view }) => tokenRadius(view.scale));
  const then = useMemo(
    () => (decision && pointed && help !== 'plain' ? foreseen(engine, game, decision, pointed) : null),
    [engine, game, decision, pointed, help],
  );
  useEffect(() => {
    if (!then) return;
    const laid = layBeside(then.game, rules.profilesOf(then.game.setup), radius, new Map(flanks));
    const rows = [...laid].flatMap(([ship, all]) => {
      const row = rowAhead(game, then.game, ship, all);
      return row ? [[ship, row] as const] : [];
    });
    useRowsAhead.setState({ rows: new Map(rows) });
    return () => useRowsAhead.setState({ rows: new Map() });
  }, [then, game, rules, radius, flanks]);
  const places = useMemo(() => {
    if (!then?.decision) return [];
    return placesOf({ state: then.game, rules }, then.decision, engine.explain(then.game, then.decision));
  }, [then, rules, engine]);
  if (!then?.decision) return null;
  const { topic, options, player } = then.decision;
  const pieces = [...new Set(options.flatMap(({ subject }) => pieceOf(subject) ?? []))];
  const ship = 'ship' in topic && isShipId(topic.ship) ? then.game.ships[topic.ship] : undefined;
  const first = places.find(({ option }) => option);
  return (
    <Group listening={false}>
      {places.map(place => (
        <GhostPiece key={place.key} ghost={place} pointed={false} />
      ))}
      <ReasonPlates ghosts={places} />
      {ship && first && <FirstPlace {...board} then={then.game} asked={then.decision} ship={ship.id} place={first} />}
      {pieces.map(piece => (
        <Waiting key={piece} {...board} piece={piece} isEnemy={game.ships[piece as ShipId]?.player !== player} />
      ))}
    </Group>
  );
}

interface FirstPlaceProps extends BoardProps {
  readonly then: GameState;
  readonly asked: Decision;
  readonly ship: ShipId;
  readonly place: Ghost;
}

/** The first place that is free: the template that leads there, the ship as it would stand, and whom it would have in arc. */
function FirstPlace({ engine, sides, help, then, asked, ship, place: { pose, option, optionKey } }: FirstPlaceProps) {
  const table = { state: then, rules: engine.rules };
  const { subject } = option!;
  const template = templateFor(table, asked, optionKey, subject);
  const side = subject.kind === 'pose' ? subject.name.split(':')[1] : undefined;
  return (
    <>
      {template && <TemplateShape placed={template.placed} color={BOARD.lit} />}
      <WholeGhost table={table} ship={ship} pose={pose} sides={sides} help={help} {...(side ? { name: side } : {})} />
    </>
  );
}

interface WaitingProps extends BoardProps {
  readonly piece: ObjectId;
  readonly isEnemy: boolean;
}

/** It could be chosen then: brackets around a ship, an edge around anything else. */
function Waiting({ game, engine, piece, isEnemy }: WaitingProps) {
  const ship = game.ships[piece as ShipId];
  if (ship) {
    const { size } = engine.rules.profilesOf(game.setup)[ship.id]!;
    return (
      <Group {...onBoard(ship.pose)} rotation={ship.pose.heading} opacity={isEnemy ? 1 : SELDOM}>
        <Brackets half={BASE_LENGTH[size] / 2} color={BOARD.lit} />
      </Group>
    );
  }
  const shape = shapeOf({ state: game, rules: engine.rules }, piece);
  return (
    shape && (
      <Group opacity={SELDOM}>
        <Outline shape={shape} color={BOARD.lit} width={2} />
      </Group>
    )
  );
}
