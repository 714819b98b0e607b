import { Line } from 'react-konva';
import type { DeviceTokenId, ObjectId, ShipId } from '../../engine/core/ids';
import type { GameState, Ship } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { BOARD, type SideHexes } from '../colors';
import { TemplateShape } from '../overlays/TemplateShape';
import { ShipPiece } from '../pieces/ShipPiece';
import { onBoard } from '../scale';
import { useMotion } from './player';
import { SceneShape } from './SceneShape';

interface Props {
  readonly game: GameState;
  readonly rules: Rules;
  readonly sides: SideHexes;
  /** Who fights, if anybody. */
  readonly fighting?: { readonly attacker: ObjectId; readonly defender: ObjectId } | null;
}

/** Above the ships: what happens now, and ships on their way off the table. */
export function Played({ game, rules, sides, fighting = null }: Props) {
  const at = useMotion(motion => motion.at);
  const beat = useMotion(({ beats, at }) => beats[at] ?? null);
  const leaving = useMotion(motion => motion.leaving);
  return (
    <>
      {fighting && <FightLine game={game} fighting={fighting} />}
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
function FightLine({ game, fighting }: Pick<Props, 'game'> & { readonly fighting: NonNullable<Props['fighting']> }) {
  const at = (id: ObjectId) => {
    const pose = game.ships[id as ShipId]?.pose ?? game.devices[id as DeviceTokenId]?.pose;
    return pose && onBoard(pose);
  };
  const [from, to] = [at(fighting.attacker), at(fighting.defender)];
  if (!from || !to || game.agenda.some(({ kind }) => kind === 'attack')) return null;
  return (
    <Line
      points={[from.x, from.y, to.x, to.y]}
      stroke={BOARD.lit}
      strokeWidth={5.5}
      opacity={0.8}
      strokeScaleEnabled={false}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}

const ignore = () => {};

/** A ship that the game has taken off the table, as it stood before. */
function Leaving({ ship, game, rules, sides }: Props & { readonly ship: Ship }) {
  const profile = rules.profilesOf(game.setup)[ship.id];
  if (!profile) return null;
  return (
    <ShipPiece
      ship={ship}
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
