import { useMemo } from 'react';
import type { ObjectId } from '../../engine/core/ids';
import type { GameState, Ship } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { profileOf } from '../../engine/look/ships';
import type { SideHexes } from '../colors';
import { MeasuredLine } from '../overlays/Lines';
import { measureShapes } from '../overlays/measure';
import { shapeOf } from '../overlays/shapes';
import { TemplateShape } from '../overlays/TemplateShape';
import { ShipPiece } from '../pieces/ShipPiece';
import { useMotion } from './player';
import { SceneShape } from './SceneShape';

interface Props {
  readonly game: GameState;
  readonly rules: Rules;
  readonly sides: SideHexes;
  /** Who fights, if anybody. */
  readonly fighting?: { readonly attacker: ObjectId; readonly defender: ObjectId } | null;
}

interface FightProps extends Pick<Props, 'game' | 'rules'> {
  readonly fighting: NonNullable<Props['fighting']>;
}

/** Above the ships: what happens now, and ships on their way off the table. */
export function Played({ game, rules, sides, fighting = null }: Props) {
  const at = useMotion(motion => motion.at);
  const beat = useMotion(({ beats, at }) => beats[at] ?? null);
  const leaving = useMotion(motion => motion.leaving);
  return (
    <>
      {fighting && beat?.kind !== 'kill' && beat?.kind !== 'points' && (
        <FightLine game={game} rules={rules} fighting={fighting} />
      )}
      {leaving
        .filter(({ id }) => game.ships[id]?.where !== 'table')
        .map(ship => (
          <Leaving key={ship.id} ship={ship} game={game} rules={rules} sides={sides} />
        ))}
      {beat && <SceneShape key={at} scene={beat} game={game} rules={rules} sides={sides} />}
    </>
  );
}

/** From the attacker to its target, until the attack has been told to its end. One under way is measured by other lines. */
function FightLine({ game, rules, fighting }: FightProps) {
  const table = useMemo(() => ({ state: game, rules }), [game, rules]);
  const [one, other] = [shapeOf(table, fighting.attacker), shapeOf(table, fighting.defender)];
  if (!one || !other || game.agenda.some(({ kind }) => kind === 'attack')) return null;
  const { from, to } = measureShapes(one, other);
  return <MeasuredLine line={{ key: 'fight', from, to, look: 'free', strong: true, label: null }} />;
}

const ignore = () => {};

/** A ship that the game has taken off the table, as it stood before. */
function Leaving({ ship, game, rules, sides }: Props & { readonly ship: Ship }) {
  const profile = profileOf({ state: game, rules }, ship);
  if (!profile) return null;
  return (
    <ShipPiece
      ship={{ ...ship, destroyed: game.ships[ship.id]?.destroyed ?? ship.destroyed }}
      profile={profile}
      rules={rules}
      color={sides[ship.player]}
      chosen={false}
      lit={false}
      onPick={ignore}
      onPoint={ignore}
    />
  );
}

/** Below the ships: the template along which one moves just now. */
export function LaidTemplate({ game, sides }: Omit<Props, 'rules'>) {
  const beat = useMotion(({ beats, at }) => beats[at] ?? null);
  if (beat?.kind !== 'move' || !beat.way.path) return null;
  const { player } = game.ships[beat.ship]!;
  return <TemplateShape placed={beat.way.path.placed} color={sides[player]} />;
}
