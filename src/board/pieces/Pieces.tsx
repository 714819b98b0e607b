import { memo } from 'react';
import { Circle, Group, Line, Text } from 'react-konva';
import type { ObjectId } from '../../engine/core/ids';
import type { DeviceToken, Marker, Rock } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { MARKER_RADIUS } from '../../engine/geometry/measures';
import { useScreen } from '../../store/screen';
import { BOARD, ROCK_COLOR, type SideHexes } from '../colors';
import { inPiece, onBoard } from '../scale';
import { IconShape } from './IconShape';

export interface PieceLook {
  /** It can be chosen now. */
  readonly lit: boolean;
  readonly onPick: (id: ObjectId) => void;
  readonly onPoint: (id: ObjectId | null) => void;
}

/** What any piece does when it is pointed at or picked. */
export const handling = (id: ObjectId, { onPick, onPoint }: PieceLook) => ({
  onClick: () => onPick(id),
  onTap: () => onPick(id),
  onMouseEnter: () => onPoint(id),
  onMouseLeave: () => onPoint(null),
});

/** Whether rail, log or pointer points at a piece. Each asks for itself, so that pointing draws one piece anew and no other. */
export const usePointed = (id: ObjectId): boolean => useScreen(screen => screen.lit.includes(id));

const outlineOf = (lit: boolean, pointed: boolean, plain: string) => ({
  stroke: lit || pointed ? BOARD.lit : plain,
  strokeWidth: lit ? 3 : pointed ? 2 : 1,
});

interface RockProps extends PieceLook {
  readonly rock: Rock;
  readonly rules: Rules;
}

/** Asteroids are solid, debris is dashed, gas is see-through: the kinds are told apart without colour. */
export const RockPiece = memo(function RockPiece({ rock, rules, ...look }: RockProps) {
  const pointed = usePointed(rock.id);
  if (!rock.pose) return null;
  const { outline, kind } = rules.catalog.obstacle(rock.obstacle);
  return (
    <Line
      id={rock.id}
      {...onBoard(rock.pose)}
      rotation={rock.pose.heading}
      points={inPiece(outline)}
      closed
      fill={ROCK_COLOR[kind]}
      opacity={kind === 'gas' ? 0.55 : 0.9}
      {...(kind === 'debris' ? { dash: [5, 3] } : kind === 'gas' ? { dash: [1.5, 3] } : {})}
      {...outlineOf(look.lit, pointed, BOARD.quiet)}
      {...handling(rock.id, look)}
      perfectDrawEnabled={false}
    />
  );
});

interface MarkerProps extends PieceLook {
  readonly marker: Marker;
  readonly sides: SideHexes;
  readonly upright: number;
  readonly letters: number;
}

export const MarkerPiece = memo(function MarkerPiece({ marker, sides, upright, letters, ...look }: MarkerProps) {
  const pointed = usePointed(marker.id);
  if (marker.onShip) return null;
  const owner = marker.player ? sides[marker.player] : BOARD.quiet;
  return (
    <Group id={marker.id} {...onBoard(marker)} rotation={upright} {...handling(marker.id, look)}>
      <Circle
        radius={MARKER_RADIUS}
        fill={BOARD.zone}
        {...outlineOf(look.lit, pointed, owner)}
        perfectDrawEnabled={false}
      />
      {marker.player && (
        <Circle
          radius={MARKER_RADIUS - 3}
          stroke={owner}
          strokeWidth={2}
          {...(marker.player === 'p2' ? { dash: [4, 3] } : {})}
          listening={false}
        />
      )}
      <IconShape name={marker.kind} ink={marker.charged ? BOARD.lit : BOARD.quiet} size={24} />
      {!marker.charged && <Words text="spent" y={MARKER_RADIUS + 2} letters={letters} />}
    </Group>
  );
});

interface DeviceProps extends PieceLook {
  readonly token: DeviceToken;
  readonly rules: Rules;
  readonly sides: SideHexes;
  readonly upright: number;
  readonly letters: number;
}

export const DevicePiece = memo(function DevicePiece({ token, rules, sides, upright, letters, ...look }: DeviceProps) {
  const pointed = usePointed(token.id);
  const { outlines, name } = rules.catalog.device(token.device);
  const outline = outlines[token.piece];
  if (!outline) return null;
  const at = onBoard(token.pose);
  return (
    <Group id={token.id} {...at} rotation={token.pose.heading} {...handling(token.id, look)}>
      <Line
        points={inPiece(outline)}
        closed
        fill={sides[token.owner]}
        opacity={token.destroyed ? 0.25 : 0.6}
        {...outlineOf(look.lit, pointed, sides[token.owner])}
        {...(token.owner === 'p2' ? { dash: [5, 3] } : {})}
        perfectDrawEnabled={false}
      />
      <Group rotation={upright - token.pose.heading} listening={false}>
        <Words
          text={token.fuses > 0 ? `${name}, ${token.fuses} ${token.fuses === 1 ? 'fuse' : 'fuses'}` : name}
          y={-letters / 2}
          letters={letters}
        />
      </Group>
    </Group>
  );
});

/** A word or two around a piece's middle, large enough to read. */
function Words({ text, y, letters }: { readonly text: string; readonly y: number; readonly letters: number }) {
  const width = letters * 14;
  return (
    <Text
      text={text}
      x={-width / 2}
      y={y}
      width={width}
      align="center"
      fontSize={letters}
      fill={BOARD.text}
      stroke={BOARD.felt}
      strokeWidth={letters / 4}
      fillAfterStrokeEnabled
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
