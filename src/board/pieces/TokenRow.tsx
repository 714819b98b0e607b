import { memo } from 'react';
import type { Ship } from '../../engine/core/state';
import { useRowsAhead } from '../ahead/rows';
import { BOARD } from '../colors';
import { Group, Line, Text } from '../konva';
import { onBoard } from '../scale';
import type { Laid } from './beside';
import { IconShape } from './IconShape';
import { SpriteShape } from './SpriteShape';
import { spriteOfLock, spriteOfToken, spriteOfTow } from './sprites';

interface Props {
  readonly ship: Ship;
  readonly laid: readonly Laid[];
  readonly radius: number;
  readonly upright: number;
  readonly opacity: number;
}

/** Everything beside a ship, upright for whoever looks. It moves with the ship. */
export const TokenRow = memo(function TokenRow({ ship, laid: now, radius, upright, opacity }: Props) {
  const laid = useRowsAhead(({ rows }) => rows.get(ship.id)) ?? now;
  return (
    <Group id={`tokens of ${ship.id}`} {...onBoard(ship.pose)} opacity={opacity} listening={false}>
      {laid.map(one => one.kind === 'tow' && <TowLine key={`line ${one.key}`} one={one} />)}
      {laid.map(one => (
        <Group key={one.key} {...one.at} rotation={upright} opacity={one.isNew ? NEW : 1} listening={false}>
          <LyingPiece one={one} radius={radius} />
        </Group>
      ))}
    </Group>
  );
});

/** What would come with the answer pointed at. */
const NEW = 0.6;

/** From the ship to what it has in tow. */
function TowLine({ one: { at } }: { readonly one: Laid }) {
  return (
    <Line
      points={[0, 0, at.x, at.y]}
      stroke={BOARD.lit}
      strokeWidth={3}
      strokeScaleEnabled={false}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}

function LyingPiece({ one, radius }: { readonly one: Laid; readonly radius: number }) {
  const scale = radius / 12;
  switch (one.kind) {
    case 'token':
      return (
        <>
          <SpriteShape sprite={spriteOfToken(one.piece)} scale={scale} />
          {one.count > 1 && <Letters text={`×${one.count}`} size={radius} />}
        </>
      );
    case 'lock':
      return (
        <>
          <SpriteShape sprite={spriteOfLock(one.whose)} scale={scale} />
          {one.mark ? (
            <Letters text={one.mark} size={radius * 0.95} />
          ) : (
            <IconShape name="lock" ink={BOARD.text} size={radius} />
          )}
        </>
      );
    case 'tow':
      return <SpriteShape sprite={spriteOfTow(one.marker)} scale={scale} />;
  }
}

function Letters({ text, size }: { readonly text: string; readonly size: number }) {
  const width = size * 4;
  return (
    <Text
      text={text}
      x={-width / 2}
      y={-size / 2}
      width={width}
      align="center"
      fontSize={size}
      fontStyle="700"
      fontFamily="Saira Variable, sans-serif"
      fill={BOARD.text}
      stroke={BOARD.felt}
      strokeWidth={size / 6}
      fillAfterStrokeEnabled
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
