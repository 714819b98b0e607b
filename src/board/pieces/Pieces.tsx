import { memo } from 'react';
import type { DeviceToken, Marker, Rock } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { MARKER_RADIUS } from '../../engine/geometry/measures';
import { BOARD, type SideHexes } from '../colors';
import { Circle, Group, Line, Text } from '../konva';
import { inPiece, onBoard } from '../scale';
import { handling, type PieceLook, usePointed } from './handling';
import { SpriteShape } from './SpriteShape';
import { spriteOfDevice, spriteOfMarker, spriteOfRock } from './sprites';

/** The edge of what can be chosen or is pointed at; of anything else only what a finger hits. */
const edgeOf = ({ lit, seldom }: PieceLook, pointed: boolean) => {
  if (pointed) return { stroke: BOARD.text, strokeWidth: lit ? 3 : 2 };
  if (!lit) return { strokeEnabled: false };
  return seldom ? { stroke: `${BOARD.lit}66`, strokeWidth: 2 } : { stroke: BOARD.lit, strokeWidth: 3 };
};

/** What is written on a piece, upright for whoever looks. */
interface Written {
  /** By which questions and log call it, where there are several of its kind: shown while one of them does. */
  readonly number: number | null;
  readonly upright: number;
}

interface RockProps extends PieceLook, Written {
  readonly rock: Rock;
  readonly rules: Rules;
}

/** Asteroids are solid with a solid edge, debris is shards with a dashed one, gas is mist with a dotted one. */
export const RockPiece = memo(function RockPiece({ rock, rules, number, upright, ...look }: RockProps) {
  const pointed = usePointed(rock.id);
  if (!rock.pose) return null;
  const { outline } = rules.catalog.obstacle(rock.obstacle);
  return (
    <Group
      id={rock.id}
      {...onBoard(rock.pose)}
      rotation={rock.pose.heading}
      opacity={look.opacity ?? 1}
      {...handling(rock.id, look)}
    >
      <SpriteShape sprite={spriteOfRock(rock, rules)} />
      <Line points={inPiece(outline)} closed fill="transparent" {...edgeOf(look, pointed)} perfectDrawEnabled={false} />
      <Group id={`number of ${rock.id}`} rotation={upright - rock.pose.heading} listening={false}>
        <Words text={look.lit || pointed ? `${number ?? ''}` : ''} y={-LETTERS / 2} />
      </Group>
    </Group>
  );
});

interface MarkerProps extends PieceLook, Written {
  readonly marker: Marker;
  readonly sides: SideHexes;
}

export const MarkerPiece = memo(function MarkerPiece({ marker, sides, number, upright, ...look }: MarkerProps) {
  const pointed = usePointed(marker.id);
  if (marker.onShip) return null;
  return (
    <Group
      id={marker.id}
      {...onBoard(marker)}
      rotation={upright}
      opacity={look.opacity ?? 1}
      {...handling(marker.id, look)}
    >
      <SpriteShape sprite={spriteOfMarker(marker, marker.player && sides[marker.player])} />
      <Circle radius={MARKER_RADIUS} fill="transparent" {...edgeOf(look, pointed)} perfectDrawEnabled={false} />
      <Group id={`number of ${marker.id}`} x={MARKER_RADIUS + LETTERS * 0.6} listening={false}>
        <Words text={look.lit || pointed ? `${number ?? ''}` : ''} y={-LETTERS / 2} />
      </Group>
      {!marker.charged && <Words text="spent" y={MARKER_RADIUS + 2} />}
    </Group>
  );
});

interface DeviceProps extends PieceLook, Written {
  readonly token: DeviceToken;
  readonly rules: Rules;
  readonly sides: SideHexes;
}

export const DevicePiece = memo(function DevicePiece({ token, rules, sides, number, upright, ...look }: DeviceProps) {
  const pointed = usePointed(token.id);
  const { outlines, name: kind } = rules.catalog.device(token.device);
  const name = number === null ? kind : `${kind} ${number}`;
  const outline = outlines[token.piece];
  if (!outline) return null;
  const sprite = spriteOfDevice(token, rules, sides[token.owner]);
  return (
    <Group
      id={token.id}
      {...onBoard(token.pose)}
      rotation={token.pose.heading}
      opacity={Math.min(look.opacity ?? 1, token.destroyed ? 0.4 : 1)}
      {...handling(token.id, look)}
    >
      {sprite && <SpriteShape sprite={sprite} />}
      <Line points={inPiece(outline)} closed fill="transparent" {...edgeOf(look, pointed)} perfectDrawEnabled={false} />
      <Group rotation={upright - token.pose.heading} listening={false}>
        <Words
          text={token.fuses > 0 ? `${name}, ${token.fuses} ${token.fuses === 1 ? 'fuse' : 'fuses'}` : name}
          y={-LETTERS / 2}
        />
      </Group>
    </Group>
  );
});

/** How high letters are on the board, in millimetres. */
const LETTERS = 11;

/** A word or two around a piece's middle, large enough to read. */
function Words({ text, y }: { readonly text: string; readonly y: number }) {
  const letters = LETTERS;
  const width = letters * 14;
  return (
    <Text
      text={text}
      x={-width / 2}
      y={y}
      width={width}
      align="center"
      fontSize={letters}
      fontFamily="Saira Variable, sans-serif"
      fill={BOARD.text}
      stroke={BOARD.felt}
      strokeWidth={letters / 4}
      fillAfterStrokeEnabled
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
