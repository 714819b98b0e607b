import { useMemo } from 'react';
import { Group, Line, Rect } from 'react-konva';
import type { Option } from '../engine/core/decision';
import type { ShipId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import type { Rules } from '../engine/core/table';
import { type Difficulty, parseManeuver } from '../engine/core/vocabulary';
import { BASE_LENGTH } from '../engine/geometry/base';
import { type PreviewedEnd, previewManeuver } from '../engine/geometry/preview';
import { rocksOnTable } from '../engine/look/objects';
import { othersOf, shipOf, sizeOf } from '../engine/look/ships';
import { BOARD, DIFFICULTY_COLOR } from './colors';
import { onBoard } from './scale';

interface Props {
  readonly game: GameState;
  readonly rules: Rules;
  readonly ship: ShipId;
  readonly options: readonly Option[];
  readonly onOption: (option: Option) => void;
}

interface Ghost extends PreviewedEnd {
  readonly key: string;
  readonly option: Option;
  readonly difficulty: Difficulty;
  readonly bumps: boolean;
}

/** A ghost for every maneuver of the dial, marked where it would bump, hit a rock or leave. */
export function Fan({ game, rules, ship: id, options, onOption }: Props) {
  const ghosts = useMemo(() => ghostsOf({ state: game, rules }, id, options), [game, rules, id, options]);
  const half = BASE_LENGTH[sizeOf({ state: game, rules }, id)] / 2;
  return ghosts.map(({ key, option, pose, difficulty, bumps, met, flees }) => {
    const at = onBoard(pose);
    const pick = () => onOption(option);
    return (
      <Group key={key} x={at.x} y={at.y} rotation={pose.heading} onClick={pick} onTap={pick}>
        <Rect
          x={-half}
          y={-half}
          width={2 * half}
          height={2 * half}
          stroke={DIFFICULTY_COLOR[difficulty]}
          strokeWidth={1}
          fill="rgba(16,23,28,0.35)"
          {...(difficulty === 'red' ? { dash: [4, 3] } : {})}
        />
        <Line
          points={[-5, 4 - half, 0, -2 - half, 5, 4 - half]}
          stroke={DIFFICULTY_COLOR[difficulty]}
          strokeWidth={1.5}
          listening={false}
        />
        {(bumps || flees) && (
          <Line
            points={[-half, -half, half, half, half, -half, -half, half]}
            stroke={BOARD.lit}
            strokeWidth={1.2}
            listening={false}
          />
        )}
        {met.length > 0 && (
          <Rect x={-5} y={-5} width={10} height={10} rotation={45} offsetX={0} fill={BOARD.lit} listening={false} />
        )}
      </Group>
    );
  });
}

function ghostsOf(
  table: { readonly state: GameState; readonly rules: Rules },
  id: ShipId,
  options: readonly Option[],
): readonly Ghost[] {
  const ship = shipOf(table.state, id);
  const size = sizeOf(table, id);
  const { bases } = othersOf(table, ship);
  const outlines = rocksOnTable(table).map(({ outline }) => outline);
  return options.flatMap(option => {
    if (option.subject.kind !== 'dial' || option.subject.ship !== id) return [];
    const maneuver = parseManeuver(option.subject.maneuver);
    const { execution, ends } = previewManeuver(ship.pose, size, maneuver, bases, outlines);
    return ends.map((end, index) => ({
      ...end,
      key: `${option.key}-${index}`,
      option,
      difficulty: maneuver.difficulty,
      bumps: execution?.kind === 'partial',
    }));
  });
}
