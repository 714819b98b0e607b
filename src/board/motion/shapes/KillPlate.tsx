import type Konva from 'konva';
import { useRef } from 'react';
import { isShipId } from '../../../engine/core/ids';
import type { Point } from '../../../engine/core/place';
import type { GameState } from '../../../engine/core/state';
import type { Rules } from '../../../engine/core/table';
import { useCamera } from '../../camera';
import { BOARD } from '../../colors';
import { RING_REACH } from '../../draw/kill';
import { Group, Rect, Text } from '../../konva';
import { Steady } from '../../overlays/Steady';
import { onBoard } from '../../scale';
import { toScreen } from '../../view';
import { useMotion } from '../player';
import { fading, useFrames } from '../useFrames';

const NAME = { fontFamily: 'Saira Variable, sans-serif', fontStyle: '650', fontSize: 17 } as const;
const HOW = { fontFamily: 'Barlow Semi Condensed, sans-serif', fontSize: 15 } as const;
const PADDING = 13;
/** Room for a letter, roughly: the plate is laid before it is measured. */
const LETTER = { name: 9.6, how: 7 } as const;

interface ToldProps {
  readonly game: GameState;
  readonly rules: Rules;
}

/** Above everything on the board: the words to a ship that breaks up just now. */
export function KillTold({ game, rules }: ToldProps) {
  const beat = useMotion(({ beats, at }) => beats[at] ?? null);
  if (beat?.kind !== 'kill') return null;
  const profiles = rules.profilesOf(game.setup);
  const { ship, at, by, worth } = beat;
  const killer = by && isShipId(by) ? `by ${by.slice('ship:'.length)} ${profiles[by]!.name}` : null;
  const points = worth > 0 ? `worth ${worth} ${worth === 1 ? 'point' : 'points'}` : null;
  const how = [killer, points].filter(Boolean).join(' · ');
  return <KillPlate key={ship} at={at} name={`${profiles[ship]!.name} destroyed`} how={how} />;
}

interface Props {
  readonly at: Point;
  readonly name: string;
  readonly how: string;
}

/** Beside the ring, where there is room for it: who was destroyed, by whom, and what it was worth. */
function KillPlate({ at, name, how }: Props) {
  const group = useRef<Konva.Group>(null);
  const width = Math.max(name.length * LETTER.name, how.length * LETTER.how) + 2 * PADDING;
  const height = how ? 58 : 38;
  const side = useRef<Side | null>(null);
  // The camera comes closer meanwhile: once it is seen where there is room, the plate stays at that side.
  useFrames(moment => {
    if (moment >= WAITS) side.current ??= sideOf(at, width, height);
    const place = placeAt(side.current ?? 'right', at, width, height);
    group.current?.setAttrs({ ...place, opacity: side.current ? fading((moment - WAITS) / (1 - WAITS)) : 0 });
  });
  return (
    <Steady at={at}>
      <Group ref={group}>
        <Rect
          width={width}
          height={height}
          cornerRadius={9}
          fill={BOARD.zone}
          stroke={BOARD.bad}
          strokeWidth={1.5}
          perfectDrawEnabled={false}
        />
        <Text {...NAME} text={name} x={PADDING} y={10} fill={BOARD.text} />
        <Text {...HOW} text={how} x={PADDING} y={33} fill={BOARD.quiet} />
      </Group>
    </Steady>
  );
}

/** How much of the break-up goes by before it is told. */
const WAITS = 0.2;

type Side = 'right' | 'left' | 'above' | 'below';

/** In pixels: the wreck's middle on the screen, and how far the ring reaches. */
function ringNow(at: Point) {
  const { view, free } = useCamera.getState();
  return { middle: toScreen(view, onBoard(at)), ring: RING_REACH * view.scale * 0.8 + 10, free };
}

/** At its right or left, or else above or below it, wherever there is room. */
function sideOf(at: Point, width: number, height: number): Side {
  const { middle, ring, free } = ringNow(at);
  if (free.x + free.width - middle.x >= ring + width) return 'right';
  if (middle.x - free.x >= ring + width) return 'left';
  return middle.y - free.y >= ring + height ? 'above' : 'below';
}

/** In pixels from the wreck, always within what is free. */
function placeAt(side: Side, at: Point, width: number, height: number): Point {
  const { middle, ring, free } = ringNow(at);
  if (side === 'right') return { x: ring, y: -height / 2 };
  if (side === 'left') return { x: -ring - width, y: -height / 2 };
  const x = Math.min(Math.max(-width / 2, free.x - middle.x), free.x + free.width - middle.x - width);
  return { x, y: side === 'above' ? -ring - height : ring };
}
