import type Konva from 'konva';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { INK } from '../../art/palette';
import type { Point } from '../../engine/core/place';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import { Group, Label, Tag as Plate, Text } from '../konva';
import { onBoard } from '../scale';
import { toScreen, type View } from '../view';
import { keptWithin, type Room } from './keptWithin';

/** What is drawn inside in pixels keeps its size and stays upright, however the table is zoomed and turned. */
export function Steady({ at, children }: { readonly at: Point; readonly children: ReactNode }) {
  const group = useRef<Konva.Group>(null);
  useLayoutEffect(() => {
    // Straight on the node: React draws nothing anew while the table is zoomed.
    const settle = ({ scale, turned }: View, writing: number) =>
      group.current?.setAttrs({ scaleX: writing / scale, scaleY: writing / scale, rotation: turned ? 180 : 0 });
    const { view, writing } = useCamera.getState();
    settle(view, writing);
    return useCamera.subscribe((now, before) => {
      const { scale, turned } = before.view;
      if (now.view.scale !== scale || now.view.turned !== turned || now.writing !== before.writing)
        settle(now.view, now.writing);
    });
  }, []);
  return (
    <Group ref={group} {...onBoard(at)} listening={false}>
      {children}
    </Group>
  );
}

/** The smallest text on the board, in pixels of the page. */
export const TEXT_SIZE = 14;

interface TagProps {
  readonly at: Point;
  readonly text: string;
  readonly color?: string;
  readonly strong?: boolean;
  /** Dark words on the colour, instead of coloured ones on a dark plate. */
  readonly filled?: boolean;
  /** The direction, on the table, in which it stands off its place; else its middle is there. */
  readonly aside?: Point;
  /** It gives way to the panels beside it. */
  readonly kept?: boolean;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** A short text on a dark plate. */
export function Tag({
  at,
  text,
  color = BOARD.text,
  strong = false,
  filled = false,
  aside = NOWHERE,
  kept = false,
}: TagProps) {
  const turned = useCamera(({ view }) => view.turned);
  const sign = turned ? -1 : 1;
  const room = useRoom(at, kept);
  return (
    <Steady at={at}>
      <Plated
        text={inLines(text, room)}
        color={color}
        strong={strong}
        filled={filled}
        aside={{ x: sign * aside.x, y: -sign * aside.y }}
        room={room}
      />
    </Steady>
  );
}

/** About the width of a letter. */
const LETTER = 7.6;

/** A text wider than its room has each of its parts on a line of its own. */
const inLines = (text: string, room: Rooms | null): string =>
  room && text.length * LETTER > room.across.before + room.across.after ? text.replaceAll(' · ', '\n') : text;

interface Rooms {
  readonly across: Room;
  readonly up: Room;
}

function useRoom(at: Point, wanted: boolean): Rooms | null {
  const x = useCamera(({ view }) => (wanted ? Math.round(toScreen(view, onBoard(at)).x) : 0));
  const y = useCamera(({ view }) => (wanted ? Math.round(toScreen(view, onBoard(at)).y) : 0));
  const free = useCamera(camera => camera.free);
  const writing = useCamera(camera => camera.writing);
  return useMemo(() => {
    if (!wanted) return null;
    const across = { before: (x - free.x) / writing, after: (free.x + free.width - x) / writing };
    return { across, up: { before: (y - free.y) / writing, after: (free.y + free.height - y) / writing } };
  }, [wanted, x, y, free, writing]);
}

interface PlatedProps {
  readonly text: string;
  readonly color: string;
  readonly strong: boolean;
  readonly filled?: boolean;
  readonly y?: number;
  /** The direction on the screen in which it stands off. */
  readonly aside?: Point;
  readonly room?: Rooms | null;
}

/** Between a line and its label. */
const GAP = 6;

/** The same inside something steady, in pixels. */
export function Plated({ text, color, strong, filled = false, y = 0, aside = NOWHERE, room = null }: PlatedProps) {
  const label = useRef<Konva.Label>(null);
  // A new text has a new width.
  useLayoutEffect(() => {
    const node = label.current;
    if (!node) return;
    const [half, high] = [node.width() / 2, node.height() / 2];
    const off = (along: number, size: number) => (along === 0 ? 0 : along * (size + GAP));
    const x = keptWithin(half - off(aside.x, half), 2 * half, room?.across ?? null);
    const y = keptWithin(high - off(aside.y, high), 2 * high, room?.up ?? null);
    node.offset({ x, y });
  }, [text, strong, aside.x, aside.y, room]);
  return (
    <Label ref={label} y={y} listening={false}>
      <Plate
        fill={filled ? color : BOARD.felt}
        opacity={filled ? 1 : 0.88}
        cornerRadius={4}
        stroke={color}
        strokeWidth={strong ? 1.5 : 0}
      />
      <Text
        text={text}
        fontFamily="Saira Variable, sans-serif"
        fontSize={TEXT_SIZE}
        fontStyle={strong ? 'bold' : 'normal'}
        padding={3}
        align="center"
        fill={filled ? INK.onLit : color}
      />
    </Label>
  );
}
