import { memo } from 'react';
import { Group, Text } from 'react-konva';
import type { Ship } from '../../engine/core/state';
import { BOARD } from '../colors';
import { onBoard } from '../scale';

interface Props {
  readonly ship: Ship;
  readonly initiative: number;
  readonly half: number;
  readonly upright: number;
  /** How high the letters are, in millimetres. */
  readonly letters: number;
}

/** ID and initiative above the base: on it they would be too small to read. */
export const ShipTag = memo(function ShipTag({ ship, initiative, half, upright, letters }: Props) {
  const angle = (ship.pose.heading * Math.PI) / 180;
  const above = half * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) + letters + 2;
  const width = letters * 4;
  const name = ship.id.slice('ship:'.length);
  return (
    <Group id={`tag of ${ship.id}`} {...onBoard(ship.pose)} rotation={upright} listening={false}>
      <Word text={name} x={-width - 1} y={-above} width={width} align="right" letters={letters} color={BOARD.text} />
      <Word text={` ${initiative}`} x={1} y={-above} width={width} align="left" letters={letters} color={BOARD.lit} />
    </Group>
  );
});

interface WordProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly letters: number;
  readonly color: string;
}

/** Dark around each letter, so that it reads on anything. */
function Word({ text, letters, color, ...place }: WordProps) {
  return (
    <Text
      {...place}
      text={text}
      fontSize={letters}
      fontStyle="bold"
      fill={color}
      stroke={BOARD.felt}
      strokeWidth={letters / 4}
      fillAfterStrokeEnabled
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
