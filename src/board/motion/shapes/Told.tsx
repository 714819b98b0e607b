import type { Point } from '../../../engine/core/place';
import { type ManeuverCode, parseManeuver } from '../../../engine/core/vocabulary';
import { BOARD, DIFFICULTY_COLOR } from '../../colors';
import { Group, Rect, Text } from '../../konva';
import { IconShape } from '../../pieces/IconShape';
import { Beside } from './Beside';

const HIGH = 40;
const WIDE = 72;

/** The maneuver of a dial, as it is turned up: speed and bearing in the colour of its difficulty. */
export function Revealed({ at, maneuver }: { readonly at: Point; readonly maneuver: ManeuverCode }) {
  const { speed, bearing, difficulty } = parseManeuver(maneuver);
  const color = DIFFICULTY_COLOR[difficulty];
  return (
    <Beside at={at}>
      <Rect
        x={-WIDE / 2}
        y={-HIGH / 2}
        width={WIDE}
        height={HIGH}
        cornerRadius={8}
        fill={BOARD.felt}
        stroke={color}
        strokeWidth={2}
        {...(difficulty === 'red' ? { dash: [7, 4] } : difficulty === 'purple' ? { dash: [2, 3] } : {})}
        perfectDrawEnabled={false}
      />
      <Text
        text={`${speed}`}
        x={-WIDE / 2 + 12}
        y={-12}
        fontFamily="Saira Variable, sans-serif"
        fontSize={26}
        fontStyle="bold"
        fill={color}
      />
      <Group x={WIDE / 2 - 22}>
        <IconShape name={bearing} ink={color} size={28} />
      </Group>
    </Beside>
  );
}
