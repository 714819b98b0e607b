import type { GameState, Ship } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { lettersFor, useCamera } from '../camera';
import type { SideHexes } from '../colors';
import { TemplateShape } from '../overlays/TemplateShape';
import { AroundShip, ShipPiece } from '../pieces/ShipPiece';
import { useMotion } from './player';
import { SceneShape } from './SceneShape';

interface Props {
  readonly game: GameState;
  readonly rules: Rules;
  readonly sides: SideHexes;
}

/** Above the ships: what happens now, and ships on their way off the table. */
export function Played({ game, rules, sides }: Props) {
  const at = useMotion(motion => motion.at);
  const beat = useMotion(({ beats, at }) => beats[at] ?? null);
  const leaving = useMotion(motion => motion.leaving);
  return (
    <>
      {leaving.map(ship => (
        <Leaving key={ship.id} ship={ship} game={game} rules={rules} sides={sides} />
      ))}
      {beat && <SceneShape key={at} scene={beat} game={game} sides={sides} />}
    </>
  );
}

const ignore = () => {};

/** A ship that the game has taken off the table, as it stood before. */
function Leaving({ ship, game, rules, sides }: Props & { readonly ship: Ship }) {
  const upright = useCamera(({ view }) => (view.turned ? -180 : 0));
  const letters = useCamera(({ size }) => lettersFor(size));
  const profile = rules.profilesOf(game.setup)[ship.id];
  if (!profile) return null;
  return (
    <>
      <ShipPiece
        ship={ship}
        profile={profile}
        shipType={rules.catalog.pilot(ship.pilot).shipType}
        color={sides[ship.player]}
        chosen={false}
        lit={false}
        onPick={ignore}
        onPoint={ignore}
      />
      <AroundShip ship={ship} profile={profile} upright={upright} letters={letters} />
    </>
  );
}

/** Below the ships: the template along which one moves just now. */
export function Laid({ game, sides }: Omit<Props, 'rules'>) {
  const beat = useMotion(({ beats, at }) => beats[at] ?? null);
  if (beat?.kind !== 'move' || !beat.way.path) return null;
  const { player } = game.ships[beat.ship]!;
  return <TemplateShape placed={beat.way.path.placed} color={sides[player]} />;
}
