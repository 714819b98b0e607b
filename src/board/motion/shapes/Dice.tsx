import type Konva from 'konva';
import { useRef } from 'react';
import { Group, Rect } from 'react-konva';
import type { Face } from '../../../engine/core/event';
import type { Point } from '../../../engine/core/place';
import { BOARD } from '../../colors';
import { Plated } from '../../overlays/Steady';
import { IconShape } from '../../pieces/IconShape';
import { useFrames } from '../useFrames';
import { Beside } from './Beside';

const SIDE = 30;
const ROOM = SIDE + 4;
const DIE = { attack: '#b3362c', defense: '#2c8a4b' } as const;

interface Props {
  readonly at: Point;
  readonly pool: 'attack' | 'defense';
  readonly before: readonly Face[] | null;
  readonly after: readonly Face[];
}

/** The dice as they fell; a changed die jumps and is ringed. */
export function DiceShape({ at, pool, before, after }: Props) {
  const changed = useRef<Konva.Group[]>([]);
  useFrames(moment => {
    const jump = -10 * Math.sin(Math.PI * Math.min(1, moment / 0.4));
    for (const die of changed.current) die.y(jump);
  });
  if (after.length === 0) return null;
  return (
    <Beside at={at}>
      {after.map((face, index) => {
        const isNew = before !== null && before[index] !== face;
        return (
          <Group
            // Dice have no names: their place is all they have.
            key={index}
            x={(index - (after.length - 1) / 2) * ROOM}
            ref={node => {
              if (node && (isNew || before === null)) changed.current.push(node);
            }}
          >
            <Die pool={pool} face={face} ringed={isNew} />
          </Group>
        );
      })}
    </Beside>
  );
}

function Die({ pool, face, ringed }: { readonly pool: Props['pool']; readonly face: Face; readonly ringed: boolean }) {
  return (
    <>
      <Rect
        x={-SIDE / 2}
        y={-SIDE / 2}
        width={SIDE}
        height={SIDE}
        cornerRadius={pool === 'attack' ? 4 : 12}
        fill={DIE[pool]}
        stroke={ringed ? BOARD.lit : BOARD.felt}
        strokeWidth={ringed ? 3 : 1}
        perfectDrawEnabled={false}
      />
      {face !== 'blank' && <IconShape name={face} ink="#ffffff" size={SIDE * 0.72} />}
    </>
  );
}

interface ResultProps {
  readonly at: Point;
  readonly hit: boolean;
  readonly left: readonly Face[];
}

/** What is left of the attack when evades have canceled. */
export function ResultShape({ at, hit, left }: ResultProps) {
  if (!hit) {
    return (
      <Beside at={at}>
        <Plated text="Miss" color={BOARD.good} strong />
      </Beside>
    );
  }
  return <DiceShape at={at} pool="attack" before={left} after={left} />;
}
