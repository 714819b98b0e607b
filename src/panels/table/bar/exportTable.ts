import { useGame } from '../../../store/game';
import { fileNameOf } from '../../../store/saves/fileName';
import { textOfGame } from '../../../store/saves/gameFile';
import { download } from '../../saves/download';

/** The game on the table as a file: setup, seed and every answer that is no secret, which is the replay too. */
export function exportTable(): void {
  const file = useGame.getState().toFile();
  if (file) download(fileNameOf(file.name), textOfGame(file));
}
