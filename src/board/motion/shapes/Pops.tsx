import type Konva from 'konva';
import { useRef } from 'react';
import { TOKEN_ART, TOKEN_SHAPES } from '../../../art/tokens';
import { BOARD } from '../../colors';
import { Group, Path, Text } from '../../konva';
import { Steady } from '../../overlays/Steady';
import { IconShape } from '../../pieces/IconShape';
import type { Pop } from '../scene';
import { fading, useFrames } from '../useFrames';

const SIZE = 26;
const ROOM = SIZE + 22;
const RISE = 26;

/** Tokens that come to ships rise to them; those that leave sink away. A sign says which. */
export function Pops({ pops }: { readonly pops: readonly Pop[] }) {
  const seen = new Map<Pop['at'], number>();
  return pops.map((pop, index) => {
    const before = seen.get(pop.at) ?? 0;
    seen.set(pop.at, before + 1);
    const alike = pops.filter(({ at }) => at === pop.at).length;
    return <PopShape key={index} pop={pop} x={(before - (alike - 1) / 2) * ROOM} />;
  });
}

function PopShape({ pop, x }: { readonly pop: Pop; readonly x: number }) {
  const group = useRef<Konva.Group>(null);
  useFrames(moment =>
    group.current?.setAttrs({ opacity: fading(moment), y: pop.gained ? RISE * (1 - moment) : RISE * moment }),
  );
  const { shape, fill, ink, icon } = TOKEN_ART[pop.piece];
  const { d, icon: share } = TOKEN_SHAPES[shape];
  return (
    <Steady at={pop.at}>
      <Group ref={group} x={x}>
        <Path
          data={d}
          scaleX={SIZE / 24}
          scaleY={SIZE / 24}
          offsetX={12}
          offsetY={12}
          fill={fill}
          stroke={BOARD.felt}
          strokeWidth={1.5}
          perfectDrawEnabled={false}
        />
        <IconShape name={icon} ink={ink} size={SIZE * share} />
        <Text
          text={pop.gained ? '+' : '−'}
          x={SIZE / 2 - 1}
          y={-13}
          fontSize={24}
          fontStyle="bold"
          fill={pop.gained ? BOARD.good : BOARD.bad}
          stroke={BOARD.felt}
          strokeWidth={4}
          fillAfterStrokeEnabled
        />
      </Group>
    </Steady>
  );
}
