import type { GameState } from '../../engine/core/state';
import type { SideHexes } from '../colors';
import type { Scene } from './scene';
import { BannerShape, PointsShape } from './shapes/Banner';
import { DiceShape, ResultShape } from './shapes/Dice';
import { Ring, RunningLine } from './shapes/Lines';
import { Pops } from './shapes/Pops';
import { CardName, Revealed } from './shapes/Told';

interface Props {
  readonly scene: Scene;
  readonly game: GameState;
  readonly sides: SideHexes;
}

/** What is drawn for a beat; of a move the ship and its template are enough. */
export function SceneShape({ scene, game, sides }: Props) {
  switch (scene.kind) {
    case 'banner':
      return <BannerShape round={scene.round} phase={scene.phase} />;
    case 'points':
      return <PointsShape {...scene} name={game.setup.players[scene.player].name} color={sides[scene.player]} />;
    case 'reveal':
      return <Revealed at={scene.at} maneuver={scene.maneuver} />;
    case 'card':
      return <CardName at={scene.at} name={scene.name} />;
    case 'dice':
      return scene.at && <DiceShape at={scene.at} pool={scene.pool} before={scene.before} after={scene.after} />;
    case 'result':
      return scene.at && <ResultShape at={scene.at} hit={scene.hit} left={scene.left} />;
    case 'pops':
      return <Pops pops={scene.pops} />;
    case 'attack':
    case 'lock':
      return <RunningLine look={scene.kind} from={scene.from} to={scene.to} />;
    case 'ring':
      return <Ring at={scene.at} look={scene.look} />;
    case 'move':
    case 'leave':
      return null;
  }
}
