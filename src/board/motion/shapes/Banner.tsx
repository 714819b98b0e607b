import type Konva from 'konva';
import { useRef } from 'react';
import type { Point } from '../../../engine/core/place';
import type { Phase } from '../../../engine/core/state';
import { useCamera } from '../../camera';
import { BOARD } from '../../colors';
import { Group, Rect, Text } from '../../konva';
import { Steady } from '../../overlays/Steady';
import { offBoard } from '../../scale';
import { fading, useFrames } from '../useFrames';

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  planning: 'Planning Phase',
  system: 'System Phase',
  activation: 'Activation Phase',
  engagement: 'Engagement Phase',
  end: 'End Phase',
  over: 'Game over',
};

/** Above the middle of what is free of panels, wherever the table is moved to meanwhile. */
function useInSight(): Point {
  const view = useCamera(camera => camera.view);
  const free = useCamera(camera => camera.free);
  const sign = view.turned ? -1 : 1;
  return offBoard({
    x: (sign * (free.x + free.width / 2 - view.x)) / view.scale,
    y: (sign * (free.y + free.height * HEIGHT - view.y)) / view.scale,
  });
}

interface Props {
  readonly round: number | null;
  readonly phase: Phase | null;
}

export function BannerShape({ round, phase }: Props) {
  const words = [...(round === null ? [] : [`Round ${round}`]), ...(phase === null ? [] : [PHASE_WORDS[phase]])];
  return <Plate words={() => words.join(' · ')} color={BOARD.lit} />;
}

interface PointsProps {
  readonly name: string;
  readonly color: string;
  readonly from: number;
  readonly to: number;
}

/** Counts up. */
export function PointsShape({ name, color, from, to }: PointsProps) {
  const words = (moment: number) => `${name}: ${Math.round(from + (to - from) * Math.min(1, moment * 1.6))}`;
  return <Plate words={words} color={color} />;
}

/** Below the ships of the far edge, when the whole sheet is in sight. */
const HEIGHT = 0.28;
const WIDE = 340;
const HIGH = 44;

function Plate({ words, color }: { readonly words: (moment: number) => string; readonly color: string }) {
  const at = useInSight();
  const group = useRef<Konva.Group>(null);
  const text = useRef<Konva.Text>(null);
  useFrames(moment => {
    group.current?.opacity(fading(moment));
    text.current?.text(words(moment));
  });
  return (
    <Steady at={at}>
      <Group ref={group}>
        <Rect
          x={-WIDE / 2}
          y={-HIGH / 2}
          width={WIDE}
          height={HIGH}
          cornerRadius={8}
          fill={BOARD.felt}
          opacity={0.9}
          stroke={color}
          strokeWidth={1.5}
        />
        <Text
          ref={text}
          x={-WIDE / 2}
          y={-HIGH / 2}
          width={WIDE}
          height={HIGH}
          align="center"
          verticalAlign="middle"
          fontFamily="Saira Variable, sans-serif"
          fontSize={20}
          fontStyle="700"
          fill={color}
          wrap="none"
          ellipsis
        />
      </Group>
    </Steady>
  );
}
