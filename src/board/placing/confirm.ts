import type { Decision } from '../../engine/core/decision';
import type { PlayerId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import { useGame } from '../../store/game';
import { presses } from '../../store/presses';
import { useScreen } from '../../store/screen';
import { type LaidPiece, laidBy, mayLie } from './laid';
import { usePlacing } from './store';

/** Puts what is in hand onto the table, where it may lie. A row is placed as far as it goes; the rest stays planned. */
export function confirmPlacing(): boolean {
  const { engine, game, submit } = useGame.getState();
  const { held, set, ...hand } = usePlacing.getState();
  if (!engine || !game || !held) return false;
  if (held.kind === 'piece')
    return submit({ player: hand.by, referee: { kind: 'move', piece: held.piece, pose: hand.pose } });
  const decision = game.pending.find(({ id }) => id === held.decision);
  if (!decision || !presses.isMeant()) return false;
  const laid = laidBy(engine, game, decision, { held, ...hand });
  const left = placeInTurn(decision.player, laid.filter(mayLie));
  const still = [...left, ...laid.filter(one => !mayLie(one))];
  set({ plan: { setup: game.setup, poses: Object.fromEntries(still.map(({ key, pose }) => [key, pose])) } });
  if (still.length < laid.length) useScreen.getState().forget();
  return still.length < laid.length;
}

/** One after the other as long as this player is asked for them; gives back those that were not. */
function placeInTurn(player: PlayerId, laid: readonly LaidPiece[]): readonly LaidPiece[] {
  for (const [index, { key, pose }] of laid.entries()) {
    if (!placeOne(player, key, pose)) return laid.slice(index);
  }
  return [];
}

function placeOne(player: PlayerId, key: string | null, pose: Pose): boolean {
  const { game, submit } = useGame.getState();
  const asked = game?.pending.find(one => one.player === player && wants(one, key));
  return asked !== undefined && key !== null && submit({ decision: asked.id, player, choice: { option: key, pose } });
}

const wants = ({ ask, options }: Decision, key: string | null): boolean =>
  ask.kind === 'place' && options.some(option => option.key === key);
