import { useGame } from '../../../store/game';
import { fileNameOf } from '../../../store/saves/fileName';
import { textOfGame } from '../../../store/saves/gameFile';
import { download } from '../../saves/download';

/** The game on the table as a file: setup, seed and every answer, which is the replay too. */
export function exportTable(): void {
  const { name, options, journal, record } = useGame.getState();
  if (record) download(fileNameOf(name), textOfGame({ name, options, journal, record }));
}
