import type Konva from 'konva';
import { useCallback, useRef } from 'react';
import { Layer, Stage } from 'react-konva';
import type { Engine, Explained } from '../engine';
import type { Decision, Option, Subject } from '../engine/core/decision';
import type { ObjectId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import { useScreen } from '../store/screen';
import type { HelpLevel } from '../store/tableOptions';
import { Choices } from './Choices';
import { lettersFor, useCamera } from './camera';
import type { SideHexes } from './colors';
import { Laid, Played } from './motion/Played';
import { useMotionOf } from './motion/useMotionOf';
import { Over } from './overlays/Over';
import { Under } from './overlays/Under';
import { Ground } from './pieces/Ground';
import { DevicePiece, MarkerPiece, RockPiece } from './pieces/Pieces';
import { AroundShip, ShipPiece } from './pieces/ShipPiece';
import { Placing } from './placing/Placing';
import { PlacingGround } from './placing/PlacingGround';
import { useStage } from './useStage';

export interface BoardProps {
  readonly engine: Engine;
  readonly game: GameState;
  readonly sides: SideHexes;
  readonly help: HelpLevel;
  /** The question before the player who is looking, if any: what it points at is lit. */
  readonly decision: Decision | null;
  /** What that player would look for and may not do. */
  readonly missing: readonly Explained[];
  readonly onOption: (option: Option) => void;
  /** A piece was picked that the question says nothing about, or more than one thing. */
  readonly onPiece: (piece: ObjectId) => void;
}

/** Draws the game and lights up options; it knows no rules. Layers by how often they change. */
export function Board(props: BoardProps) {
  const { engine, game, sides, decision, onOption, onPiece } = props;
  const { rules } = engine;
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  useStage(stage, box);
  useMotionOf(stage, box, rules);
  const upright = useCamera(({ view }) => (view.turned ? -180 : 0));
  const letters = useCamera(({ size }) => lettersFor(size));
  const picked = useScreen(screen => screen.picked);
  const show = useScreen(screen => screen.show);
  const profiles = rules.profilesOf(game.setup);
  const choosable = new Map<ObjectId, readonly Option[]>();
  for (const option of decision?.options ?? []) {
    const piece = pieceOf(option.subject);
    if (piece) choosable.set(piece, [...(choosable.get(piece) ?? []), option]);
  }
  const onPick = useCallbackOf((piece: ObjectId) => {
    const options = choosable.get(piece) ?? [];
    if (options.length === 1) onOption(options[0]!);
    else onPiece(piece);
  });
  const onPoint = useCallbackOf((piece: ObjectId | null) => show({ lit: piece ? [piece] : [] }));
  const looking = (piece: ObjectId) => ({
    lit: choosable.has(piece),
    onPick,
    onPoint,
  });
  const onTable = Object.values(game.ships).filter(({ where }) => where === 'table');
  const asked = decision && 'ship' in decision.topic ? decision.topic.ship : null;
  return (
    <div
      className="board"
      ref={box}
      role="img"
      aria-label="The table. Everything that can be chosen is also listed beside it."
    >
      <Stage ref={stage} draggable>
        <Layer listening={false}>
          <Ground sides={sides} />
          <PlacingGround {...props} />
        </Layer>
        <Layer>
          {Object.values(game.rocks).map(rock => (
            <RockPiece key={rock.id} rock={rock} rules={rules} {...looking(rock.id)} />
          ))}
          {Object.values(game.markers).map(marker => (
            <MarkerPiece
              key={marker.id}
              marker={marker}
              sides={sides}
              upright={upright}
              letters={letters}
              {...looking(marker.id)}
            />
          ))}
          {Object.values(game.devices).map(token => (
            <DevicePiece
              key={token.id}
              token={token}
              rules={rules}
              sides={sides}
              upright={upright}
              letters={letters}
              {...looking(token.id)}
            />
          ))}
        </Layer>
        <Layer listening={false}>
          <Under {...props} />
          <Laid game={game} sides={sides} />
        </Layer>
        <Layer>
          {onTable.map(ship => (
            <ShipPiece
              key={ship.id}
              ship={ship}
              profile={profiles[ship.id]!}
              shipType={rules.catalog.pilot(ship.pilot).shipType}
              color={sides[ship.player]}
              chosen={picked === ship.id || asked === ship.id}
              {...looking(ship.id)}
            />
          ))}
          {onTable.map(ship => (
            <AroundShip key={ship.id} ship={ship} profile={profiles[ship.id]!} upright={upright} letters={letters} />
          ))}
          <Played game={game} rules={rules} sides={sides} />
        </Layer>
        <Layer>
          <Choices {...props} />
          <Over {...props} />
          <Placing {...props} />
        </Layer>
      </Stage>
    </div>
  );
}

/** The piece that an option points at, if it is one. */
export function pieceOf(subject: Subject): ObjectId | null {
  switch (subject.kind) {
    case 'ship':
      return subject.ship;
    case 'target':
      return subject.target;
    case 'object':
      return subject.object;
    case 'rock':
      return subject.rock;
    case 'marker':
      return subject.marker;
    default:
      return null;
  }
}

/** The same function every time, doing what the newest one does: pieces are not drawn anew for it. */
function useCallbackOf<Given>(run: (given: Given) => void): (given: Given) => void {
  const newest = useRef(run);
  newest.current = run;
  return useCallback((given: Given) => newest.current(given), []);
}
