import { useEffect, useRef, useState } from 'react';
import { Circle, Group, Layer, Line, Rect, Stage, Text } from 'react-konva';
import type { Decision, Option } from '../engine/core/decision';
import type { ShipId } from '../engine/core/ids';
import type { Pose } from '../engine/core/place';
import type { GameState } from '../engine/core/state';
import type { Rules } from '../engine/core/table';
import { BASE_LENGTH } from '../engine/geometry/base';
import { MARKER_RADIUS, PLAY_AREA, RANGE_BAND } from '../engine/geometry/measures';
import { BOARD, PLAYER_COLOR, ROCK_COLOR } from './colors';
import { Fan } from './Fan';
import { ShipPiece } from './ShipPiece';
import { inPiece, onBoard } from './scale';

interface Props {
  readonly game: GameState;
  readonly rules: Rules;
  /** The question before the player who is looking, if any: what it points at is lit. */
  readonly decision: Decision | null;
  readonly chosen: ShipId | null;
  /** The ship whose dial is being set: all its maneuvers are shown. */
  readonly fan: ShipId | null;
  readonly onOption: (option: Option) => void;
  readonly onShip: (ship: ShipId) => void;
}

/** Draws the game and lights up options; it knows no rules. */
export function Board({ game, rules, decision, chosen, fan, onOption, onShip }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState(600);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => setSide(Math.max(200, Math.min(element.clientWidth, element.clientHeight)));
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    fit();
    return () => watcher.disconnect();
  }, []);
  const scale = side / PLAY_AREA;
  const profiles = rules.profilesOf(game.setup);
  const optionOf = (ship: ShipId) => decision?.options.find(({ subject }) => pointsAt(subject, ship));
  const ghosts = decision?.options.filter(({ subject }) => subject.kind === 'pose' && subject.pose) ?? [];
  const mover = decision && 'ship' in decision.topic ? (decision.topic.ship as ShipId) : null;
  return (
    <div className="board" ref={box}>
      <Stage width={side} height={side} scaleX={scale} scaleY={scale}>
        <Layer listening={false}>
          <Rect width={PLAY_AREA} height={PLAY_AREA} fill={BOARD.felt} stroke={BOARD.line} strokeWidth={2} />
          <Rect
            y={PLAY_AREA - RANGE_BAND}
            width={PLAY_AREA}
            height={RANGE_BAND}
            fill={PLAYER_COLOR.p1}
            opacity={0.05}
          />
          <Rect width={PLAY_AREA} height={RANGE_BAND} fill={PLAYER_COLOR.p2} opacity={0.05} />
        </Layer>
        <Layer listening={false}>
          {Object.values(game.rocks).map(rock => {
            if (!rock.pose) return null;
            const { outline, kind } = rules.catalog.obstacle(rock.obstacle);
            const at = onBoard(rock.pose);
            return (
              <Line
                key={rock.id}
                x={at.x}
                y={at.y}
                rotation={rock.pose.heading}
                points={inPiece(outline)}
                closed
                fill={ROCK_COLOR[kind]}
                opacity={kind === 'gas' ? 0.55 : 0.9}
                stroke={BOARD.quiet}
                strokeWidth={1}
                {...(kind === 'debris' ? { dash: [5, 3] } : {})}
              />
            );
          })}
          {Object.values(game.markers).map(marker => {
            if (marker.onShip) return null;
            const at = onBoard(marker);
            return (
              <Group key={marker.id} x={at.x} y={at.y}>
                <Circle
                  radius={MARKER_RADIUS}
                  fill={BOARD.zone}
                  stroke={marker.player ? PLAYER_COLOR[marker.player] : BOARD.lit}
                  strokeWidth={2}
                />
                <Text text="◆" fontSize={18} x={-9} y={-9} fill={BOARD.lit} />
              </Group>
            );
          })}
          {Object.values(game.devices).map(token => {
            const at = onBoard(token.pose);
            return rules.catalog
              .device(token.device)
              .outlines.map(outline => (
                <Line
                  key={`${token.id}-${outline[0]?.x}-${outline[0]?.y}`}
                  x={at.x}
                  y={at.y}
                  rotation={token.pose.heading}
                  points={inPiece(outline)}
                  closed
                  fill={PLAYER_COLOR[token.owner]}
                  opacity={0.5}
                />
              ));
          })}
        </Layer>
        <Layer>
          {Object.values(game.ships).map(ship => {
            if (ship.where !== 'table') return null;
            const option = optionOf(ship.id);
            return (
              <ShipPiece
                key={ship.id}
                ship={ship}
                profile={profiles[ship.id]!}
                shipType={rules.catalog.pilot(ship.pilot).shipType}
                lit={option !== undefined}
                chosen={chosen === ship.id || mover === ship.id}
                onPick={option ? () => onOption(option) : () => onShip(ship.id)}
              />
            );
          })}
          {fan && decision && (
            <Fan game={game} rules={rules} ship={fan} options={decision.options} onOption={onOption} />
          )}
          {mover &&
            ghosts.map(option => (
              <Ghost
                key={option.key}
                pose={(option.subject as { pose: Pose }).pose}
                half={BASE_LENGTH[profiles[mover]!.size] / 2}
                onPick={() => onOption(option)}
              />
            ))}
        </Layer>
      </Stage>
    </div>
  );
}

/** A ship, target or object that an option names. */
const pointsAt = (subject: Option['subject'], ship: ShipId): boolean =>
  (subject.kind === 'ship' && subject.ship === ship) ||
  (subject.kind === 'target' && subject.target === ship) ||
  (subject.kind === 'object' && subject.object === ship);

function Ghost({ pose, half, onPick }: { readonly pose: Pose; readonly half: number; readonly onPick: () => void }) {
  const at = onBoard(pose);
  return (
    <Group x={at.x} y={at.y} rotation={pose.heading} onClick={onPick} onTap={onPick}>
      <Rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        stroke={BOARD.lit}
        strokeWidth={1.5}
        dash={[4, 3]}
        fill="rgba(240,182,74,0.12)"
      />
      <Line
        points={[-6, -half + 10, 0, -half + 3, 6, -half + 10]}
        stroke={BOARD.lit}
        strokeWidth={1.5}
        listening={false}
      />
    </Group>
  );
}
