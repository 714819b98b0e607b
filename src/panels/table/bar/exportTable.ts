import { useGame } from '../../../store/game';
import { fileNameOf } from '../../../store/saves/fileName';
import { textOfGame } from '../../../store/saves/gameFile';
import { openPart } from '../../../store/saves/secrets';
import { download } from '../../saves/download';

/** The game on the table as a file: setup, seed and every answer that is no secret, which is the replay too. */
export function exportTable(): void {
  const { name, options, record, game, ...rest } = useGame.getState();
  if (!record || !game) return;
  const { heldBack: _, ...open } = openPart({ record, game, ...rest });
  download(fileNameOf(name), textOfGame({ name, options, ...open }));
}
