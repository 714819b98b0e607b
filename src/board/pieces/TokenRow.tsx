import { memo } from 'react';
import { Group, Path } from 'react-konva';
import { TOKEN_ART, TOKEN_SHAPES, type TokenArt } from '../../art/tokens';
import type { Ship } from '../../engine/core/state';
import { TOKENS } from '../../engine/core/token';
import { BOARD } from '../colors';
import { onBoard } from '../scale';
import { IconShape } from './IconShape';

/** How large a token lies beside a ship, in millimetres. */
const RADIUS = 10;
const ROOM = 2 * RADIUS + 2;
const A_ROW = 5;

interface Lying {
  readonly key: string;
  readonly art: TokenArt;
}

/** What lies beside a ship, in the order of the rulebook: as many tokens as it has. */
function lyingBeside(ship: Ship): readonly Lying[] {
  const several = (name: string, count: number, art: TokenArt): readonly Lying[] =>
    Array.from({ length: count }, (_, index) => ({ key: `${name} ${index}`, art }));
  return [
    ...TOKENS.flatMap(token => several(token, ship.tokens[token], TOKEN_ART[token])),
    ...several('crit', ship.damage.filter(({ faceup }) => faceup).length, TOKEN_ART.critDamage),
  ];
}

/** Tokens lie in rows below the base, upright for whoever looks. */
export const TokenRow = memo(function TokenRow({
  ship,
  half,
  upright,
}: {
  readonly ship: Ship;
  readonly half: number;
  readonly upright: number;
}) {
  const lying = lyingBeside(ship);
  if (lying.length === 0) return null;
  const angle = (ship.pose.heading * Math.PI) / 180;
  const below = half * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) + RADIUS + 2;
  return (
    <Group id={`tokens of ${ship.id}`} {...onBoard(ship.pose)} rotation={upright} listening={false}>
      {lying.map(({ key, art }, index) => {
        const inRow = Math.min(A_ROW, lying.length - Math.floor(index / A_ROW) * A_ROW);
        const x = ((index % A_ROW) - (inRow - 1) / 2) * ROOM;
        return <TokenPiece key={key} art={art} x={x} y={below + Math.floor(index / A_ROW) * ROOM} />;
      })}
    </Group>
  );
});

interface TokenProps {
  readonly art: TokenArt;
  readonly x: number;
  readonly y: number;
}

function TokenPiece({ art, x, y }: TokenProps) {
  const { d, icon } = TOKEN_SHAPES[art.shape];
  const scale = RADIUS / 12;
  return (
    <Group x={x} y={y} listening={false}>
      <Path
        data={d}
        scaleX={scale}
        scaleY={scale}
        offsetX={12}
        offsetY={12}
        fill={art.fill}
        stroke={BOARD.felt}
        strokeWidth={1}
        perfectDrawEnabled={false}
      />
      <IconShape name={art.icon} ink={art.ink} size={2 * RADIUS * icon} />
    </Group>
  );
}
