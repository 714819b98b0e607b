import type Konva from 'konva';
import { useMemo } from 'react';
import type { Option } from '../engine/core/decision';
import { isShipId } from '../engine/core/ids';
import { useScreen } from '../store/screen';
import type { BoardProps } from './Board';
import { useCamera } from './camera';
import { BOARD } from './colors';
import { Fan } from './dials/Fan';
import { WholeGhost } from './dials/WholeGhost';
import { fanOf, plannedOf } from './fan';
import { dialOf, type Ghost, ghostsAt, placesOf } from './ghosts';
import { Group, Line } from './konva';
import { numbersOf } from './numbers';
import { Tag } from './overlays/Steady';
import { PlannedPlace } from './PlannedPlace';
import { inPiece, offBoard, onBoard } from './scale';
import { useFollow } from './useFollow';
import { plated } from './whyNot';

/** The places that the question is about. */
export function useGhosts({ engine, game, help, decision, missing, dialShip }: BoardProps): readonly Ghost[] {
  const { rules } = engine;
  return useMemo(() => {
    if (!decision) return [];
    const table = { state: game, rules };
    if (decision.topic.kind === 'setDials') {
      const ship = dialOf(dialShip, decision.options);
      return ship ? fanOf(table, ship, decision.options, help) : [];
    }
    return placesOf(table, decision, help === 'plain' ? [] : missing);
  }, [game, rules, decision, dialShip, help, missing]);
}

interface ChoicesProps extends BoardProps {
  readonly ghosts: readonly Ghost[];
}

/** Every place that can be chosen, as a ghost; those that the rules forbid are crossed out. */
export function Choices({ ghosts, ...props }: ChoicesProps) {
  const { engine, game, sides, help, decision, dialShip, onOption } = props;
  const { rules } = engine;
  const pointed = useScreen(screen => screen.pointed);
  const show = useScreen(screen => screen.show);
  const planned = useMemo(
    () =>
      decision?.topic.kind === 'setDials' && help === 'assisted'
        ? plannedOf({ state: game, rules }, decision.player)
        : [],
    [game, rules, decision, help],
  );
  const dialled = decision?.topic.kind === 'setDials' ? dialOf(dialShip, decision.options) : null;
  const about = decision?.topic.kind === 'setDials' ? `${dialled}` : 'all';
  // Once all dials are set, the plan is what is looked at.
  useFollow(game, decision, about, dialled ? ghosts : [...ghosts, ...planned]);
  const under = ({ target }: Konva.KonvaEventObject<unknown>): readonly Ghost[] => {
    const at = target.getStage()?.getRelativePointerPosition();
    return at ? ghostsAt(ghosts, offBoard(at)) : [];
  };
  const pick = (event: Konva.KonvaEventObject<unknown>) => {
    const found = under(event).filter(({ option }) => option);
    const keys = [...new Set(found.map(({ optionKey }) => optionKey))];
    if (keys.length === 1) onOption(found[0]!.option!);
    else if (keys.length > 1) show({ narrowed: keys });
  };
  const point = (event: Konva.KonvaEventObject<unknown>) => {
    const key = under(event)[0]?.optionKey ?? null;
    if (key !== pointed) show({ pointed: key });
  };
  const shipAsked = decision && 'ship' in decision.topic && isShipId(decision.topic.ship) ? decision.topic.ship : null;
  const whole = ghosts.filter(({ optionKey, option }) => optionKey === pointed && option);
  const isMoving = shipAsked !== null && decision?.topic.kind !== 'placeDevice';
  return (
    <>
      {planned.map(place => (
        <PlannedPlace key={place.ship} planned={place} color={sides[decision!.player]} />
      ))}
      {dialled ? (
        <Fan {...props} ship={dialled} ghosts={ghosts} />
      ) : (
        <Group onClick={pick} onTap={pick} onMouseMove={point} onMouseLeave={() => show({ pointed: null })}>
          {ghosts.map(ghost => (
            <GhostPiece key={ghost.key} ghost={ghost} pointed={ghost.optionKey === pointed} />
          ))}
          {isMoving &&
            whole.map(({ key, pose }) => (
              <WholeGhost
                key={`whole ${key}`}
                table={{ state: game, rules }}
                ship={shipAsked}
                pose={pose}
                sides={sides}
                help={help}
              />
            ))}
          <ReasonPlates ghosts={ghosts} />
          {decision && <GhostNumbers ghosts={ghosts} options={decision.options} />}
        </Group>
      )}
    </>
  );
}

interface GhostProps {
  readonly ghost: Ghost;
  readonly pointed: boolean;
}

/** Where it may go, dashed; where it may not, dimmed and crossed out. */
export function GhostPiece({ ghost: { pose, outline, option }, pointed }: GhostProps) {
  const color = option ? BOARD.lit : BOARD.bad;
  const front = Math.max(...outline.map(({ y }) => y));
  const side = Math.max(...outline.map(({ x }) => x));
  return (
    <Group {...onBoard(pose)} rotation={pose.heading} opacity={pointed ? 1 : option ? 0.85 : 0.4}>
      <Line
        points={inPiece(outline)}
        closed
        stroke={color}
        strokeWidth={pointed ? 2.4 : 1.2}
        dash={[6, 4]}
        fill={pointed ? 'rgba(255,194,77,0.22)' : 'rgba(10,15,28,0.4)'}
        perfectDrawEnabled={false}
      />
      <Line
        points={[-5, 4 - front, 0, -2 - front, 5, 4 - front]}
        stroke={color}
        strokeWidth={pointed ? 2.5 : 1.5}
        listening={false}
        perfectDrawEnabled={false}
      />
      {!option && (
        <Line
          points={[-side, -front, 0, 0, side, front, 0, 0, side, -front, -side, front]}
          stroke={BOARD.bad}
          strokeWidth={1.6}
          listening={false}
          perfectDrawEnabled={false}
        />
      )}
    </Group>
  );
}

/** Below the places that are crossed out. */
export function ReasonPlates({ ghosts }: Pick<ChoicesProps, 'ghosts'>) {
  return plated(ghosts).map(({ key, pose, outline, why }) => {
    const below = { x: pose.x, y: pose.y - Math.max(...outline.map(({ y }) => y)) };
    return <Tag key={`why ${key}`} at={below} text={why} color={BOARD.bad} strong aside={{ x: 0, y: -1 }} />;
  });
}

interface NumbersProps {
  readonly ghosts: readonly Ghost[];
  readonly options: readonly Option[];
}

/** As tall as a number's plate, in pixels of the page. */
const PLATE = 22;

/** From afar the three places of a roll lie closer together than their numbers are tall. */
function GhostNumbers({ ghosts, options }: NumbersProps) {
  // In steps of a tenth: while the table is zoomed, few of them are drawn anew.
  const distance = useCamera(({ view, writing }) => Math.ceil((10 * PLATE * writing) / view.scale) / 10);
  const numbers = useMemo(() => numbersOf(ghosts, options, distance), [ghosts, options, distance]);
  return numbers.map(({ key, number, at }) => <Tag key={key} at={at} text={`${number}`} color={BOARD.lit} strong />);
}
