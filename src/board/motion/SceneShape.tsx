import type { GameState } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import type { SideHexes } from '../colors';
import type { Scene } from './scene';
import { BannerShape, PointsShape } from './shapes/Banner';
import { DiceShape } from './shapes/Dice';
import { KillShape } from './shapes/Kill';
import { Ring, RunningLine } from './shapes/Lines';
import { Pops } from './shapes/Pops';
import { ShotShape } from './shapes/Shot';
import { Revealed } from './shapes/Told';

interface Props {
  readonly scene: Scene;
  readonly game: GameState;
  readonly rules: Rules;
  readonly sides: SideHexes;
}

/** What is drawn for a beat on the board. Of a move the ship and its template are enough; the dice of an attack have a stage. */
export function SceneShape({ scene, game, rules, sides }: Props) {
  switch (scene.kind) {
    case 'banner':
      return <BannerShape round={scene.round} phase={scene.phase} />;
    case 'points':
      return (
        !scene.ship && (
          <PointsShape {...scene} name={game.setup.players[scene.player].name} color={sides[scene.player]} />
        )
      );
    case 'reveal':
      return <Revealed at={scene.at} maneuver={scene.maneuver} />;
    case 'dice':
      return scene.at && !scene.staged && <DiceShape at={scene.at} dice={scene} />;
    case 'pops':
      return <Pops pops={scene.pops} />;
    case 'attack':
    case 'lock':
      return <RunningLine look={scene.kind} from={scene.from} to={scene.to} />;
    case 'ring':
      return <Ring at={scene.at} look={scene.look} />;
    case 'kill': {
      const { player } = game.ships[scene.ship]!;
      return <KillShape {...scene} game={game} rules={rules} color={sides[player]} />;
    }
    case 'result':
      return (
        scene.shot && <ShotShape shot={scene.shot} hit={scene.hit} left={scene.left} color={sides[scene.shot.player]} />
      );
    case 'move':
    case 'leave':
    case 'cancel':
    case 'card':
    case 'cardLaid':
      return null;
  }
}
