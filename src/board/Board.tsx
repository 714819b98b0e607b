import type Konva from 'konva';
import { memo, useCallback, useMemo, useRef } from 'react';
import type { ThreatMap } from '../bots/threats';
import type { Engine, Explained } from '../engine';
import type { Decision, Option } from '../engine/core/decision';
import type { GameEvent } from '../engine/core/event';
import { type ObjectId, opponentOf, type ShipId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import { BASE_LENGTH } from '../engine/geometry/base';
import { initiativeOf } from '../engine/look/initiative';
import { numberOf } from '../engine/look/numbers';
import { profileOf } from '../engine/look/ships';
import { useScreen } from '../store/screen';
import type { HelpLevel } from '../store/tableOptions';
import { Asked } from './Asked';
import { useCamera } from './camera';
import type { SideHexes } from './colors';
import type { Flank } from './draw/beside';
import { useExplained } from './explain/useExplained';
import { dialOf } from './ghosts';
import { Group, Layer, Stage } from './konva';
import { LaidTemplate, Played } from './motion/Played';
import { KillTold } from './motion/shapes/KillPlate';
import { useMotionOf } from './motion/useMotionOf';
import { Under } from './overlays/Under';
import { percent } from './percent';
import { pieceOf } from './pieceOf';
import { type Laid, layBeside, tokenRadius } from './pieces/beside';
import { Ground } from './pieces/Ground';
import { DevicePiece, MarkerPiece, RockPiece } from './pieces/Pieces';
import { ShipPiece } from './pieces/ShipPiece';
import type { Tagged } from './pieces/Tags';
import { TokenRow } from './pieces/TokenRow';
import { Placing } from './placing/Placing';
import { PlacingGround } from './placing/PlacingGround';
import { useForesight } from './useForesight';
import { useParts } from './useParts';
import { useStage } from './useStage';

export interface BoardProps {
  readonly engine: Engine;
  readonly game: GameState;
  /** What led to this state, to be played. */
  readonly events: readonly GameEvent[];
  readonly sides: SideHexes;
  readonly help: HelpLevel;
  /** The question before the player who is looking, if any: what it points at is lit. */
  readonly decision: Decision | null;
  /** What that player would look for and may not do. */
  readonly missing: readonly Explained[];
  /** The ship whose dial was opened. */
  readonly dialShip: ShipId | null;
  /** Where enemies can shoot, if that is wanted. */
  readonly threats?: ThreatMap | null;
  /** Who fights just now: the rest of the table is faint. */
  readonly fighting?: { readonly attacker: ObjectId; readonly defender: ObjectId } | null;
  readonly onOption: (option: Option) => void;
  /** A piece was picked that the question says nothing about, or more than one thing. */
  readonly onPiece: (piece: ObjectId) => void;
}

const NOTHING: readonly Laid[] = [];
/** The empty stage, ground, what lies on it, ships, and all that is asked: each in a task of its own when the table comes up. */
const PARTS = 5;
/** Milliseconds between two parts: each has a frame of its own. */
const A_FRAME = 20;
/** What a fight leaves aside. */
const FAINT = 0.45;

/**
 * Draws the game and lights up options; it knows no rules. Two canvases: the ground with all that lies flat, and the pieces.
 * More would cost: what takes time in a board of the window's size is laying the canvases over each other.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { engine, game, events, sides, help, decision, dialShip, fighting = null, onOption, onPiece } = props;
  const { rules } = engine;
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  useStage(stage, box);
  const parts = useParts(PARTS, A_FRAME);
  useMotionOf(stage, box, rules, events);
  useForesight(game, rules, help === 'assisted');
  const upright = useCamera(({ view }) => (view.turned ? -180 : 0));
  const radius = useCamera(({ view }) => tokenRadius(view.scale));
  const flanks = useRef(new Map<ShipId, Flank>());
  const picked = useScreen(screen => screen.picked);
  const show = useScreen(screen => screen.show);
  const plates = useScreen(screen => screen.plates);
  const pointed = useScreen(screen => (plates.length > 0 ? screen.pointed : null));
  const profiles = rules.profilesOf(game.setup);
  const choosable = new Map<ObjectId, readonly Option[]>();
  const dialled = decision?.topic.kind === 'setDials' ? dialOf(dialShip, decision.options) : null;
  // While dials are set the fan is the question: no ship is lit for taking its dial back.
  for (const option of dialled ? [] : (decision?.options ?? [])) {
    const piece = pieceOf(option.subject);
    if (piece) choosable.set(piece, [...(choosable.get(piece) ?? []), option]);
  }
  const onPick = useCallbackOf((piece: ObjectId) => {
    const options = choosable.get(piece) ?? [];
    if (options.length === 1) onOption(options[0]!);
    else onPiece(piece);
  });
  const onPoint = useCallbackOf((piece: ObjectId | null) => show({ lit: piece ? [piece] : [] }));
  const faint = (piece: ObjectId) =>
    fighting !== null && piece !== fighting.attacker && piece !== fighting.defender ? FAINT : 1;
  const locking = decision?.topic.kind === 'lock' ? decision.player : null;
  const looking = (piece: ObjectId) => ({
    opacity: faint(piece),
    lit: choosable.has(piece),
    seldom: locking !== null && game.ships[piece as ShipId]?.player !== opponentOf(locking),
    onPick,
    onPoint,
  });
  const written = (piece: ObjectId) => ({ number: numberOf({ state: game, rules }, piece), upright });
  const onTable = Object.values(game.ships).filter(({ where }) => where === 'table');
  const laid = useMemo(() => layBeside(game, profiles, radius, flanks.current), [game, profiles, radius]);
  const table = useMemo(() => ({ state: game, rules }), [game, rules]);
  useExplained(box, { table, laid, radius });
  const asked = dialled ?? (decision && 'ship' in decision.topic ? decision.topic.ship : null);
  const oddsOn = new Map(
    plates.map(({ unit, key, hit, dice, chosen }) => [
      unit,
      { percent: percent(hit), hit, dice, chosen: pointed ? pointed === key : chosen },
    ]),
  );
  const tagged = onTable.map(
    (ship): Tagged => ({
      ship: ship.id,
      half: BASE_LENGTH[profiles[ship.id]!.size] / 2,
      look: {
        mark: ship.id.slice('ship:'.length),
        initiative: initiativeOf({ state: game, rules }, ship),
        hex: sides[ship.player],
        solidEdge: ship.player === 'p1',
        acting: asked === ship.id,
      },
      choosable: choosable.has(ship.id),
      odds: oddsOn.get(ship.id) ?? null,
      tokens: (laid.get(ship.id) ?? NOTHING).map(({ at }) => at),
    }),
  );
  return (
    <div
      className="board"
      ref={box}
      role="img"
      aria-label="The table. Everything that can be chosen is also listed beside it."
    >
      <Stage ref={stage} draggable>
        <Layer>
          {parts > 1 && <Ground sides={sides} />}
          <Group listening={false}>
            <PlacingGround {...props} />
          </Group>
          {parts > 2 &&
            Object.values(game.rocks).map(rock => (
              <RockPiece key={rock.id} rock={rock} rules={rules} {...written(rock.id)} {...looking(rock.id)} />
            ))}
          {parts > 2 &&
            Object.values(game.markers).map(marker => (
              <MarkerPiece
                key={marker.id}
                marker={marker}
                sides={sides}
                {...written(marker.id)}
                {...looking(marker.id)}
              />
            ))}
          {parts > 2 &&
            Object.values(game.devices).map(token => (
              <DevicePiece
                key={token.id}
                token={token}
                rules={rules}
                sides={sides}
                {...written(token.id)}
                {...looking(token.id)}
              />
            ))}
          <Group listening={false}>
            {parts > 4 && <Under {...props} />}
            <LaidTemplate game={game} sides={sides} />
          </Group>
        </Layer>
        <Layer>
          {parts > 3 &&
            onTable.map(ship => (
              <ShipPiece
                key={ship.id}
                ship={ship}
                profile={profileOf({ state: game, rules }, ship)}
                rules={rules}
                color={sides[ship.player]}
                chosen={picked === ship.id || asked === ship.id}
                {...looking(ship.id)}
              />
            ))}
          {parts > 4 &&
            onTable.map(ship => (
              <TokenRow
                key={ship.id}
                ship={ship}
                laid={laid.get(ship.id) ?? NOTHING}
                radius={radius}
                upright={upright}
                opacity={faint(ship.id)}
              />
            ))}
          <Played game={game} rules={rules} sides={sides} fighting={fighting} />
          {parts > 4 && <Asked {...props} acting={asked} tagged={tagged} radius={radius} flanks={flanks.current} />}
          <KillTold game={game} rules={rules} />
          <Placing {...props} />
        </Layer>
      </Stage>
    </div>
  );
});

/** The same function every time, doing what the newest one does: pieces are not drawn anew for it. */
function useCallbackOf<Given>(run: (given: Given) => void): (given: Given) => void {
  const newest = useRef(run);
  newest.current = run;
  return useCallback((given: Given) => newest.current(given), []);
}
