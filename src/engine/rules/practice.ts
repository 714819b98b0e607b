import { castDraft } from 'immer';
import type { EffectNamed, Effects } from '../core/effect';
import type { Face } from '../core/event';
import type { ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { RefereeEdit } from '../core/referee';
import type { GameState } from '../core/state';
import { noTokens } from '../core/token';
import { ATTACK_FACES, DEFENSE_FACES } from '../core/vocabulary';
import { roundPose } from '../geometry/pose';
import { isCard } from '../look/damage';
import { profileOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';

/** What a hand can do only where somebody practises. */
export type PracticeEdit = Extract<RefereeEdit, { readonly kind: 'settle' | 'setNextRoll' | 'bringBack' }>;

export function practise(run: Run, edit: PracticeEdit): Effects {
  switch (edit.kind) {
    case 'settle':
      run.write(game => void (game.practice = castDraft(edit.practice)));
      return [];
    case 'setNextRoll':
      run.write(game => void (game.nextRoll[edit.dice] = [...edit.faces] as never[]));
      return [];
    case 'bringBack':
      return bringBack(run, edit.ship, roundPose(edit.pose));
  }
}

/** While dials are set it gets one, so its player is not ready any more. Later it waits for the next round. */
function bringBack(run: Run, id: ShipId, pose: Pose): Effects {
  const late = run.state.phase !== 'planning';
  run.write(game => {
    const ship = game.ships[id]!;
    Object.assign(ship, { where: 'table', pose, destroyed: false, tokens: noTokens(), dial: null, revealed: false });
    if (late) Object.assign(ship.round, { systemDone: true, activated: true, engaged: true });
    else game.ready[ship.player] = false;
  });
  run.emit({ type: 'shipPlaced', ship: id, pose });
  return [{ do: 'restoreShip', ship: id }];
}

/** Damage cards are discarded, shields come back, and so do the points that were given for it. */
function restoreShip(run: Run, { ship: id }: EffectNamed<'restoreShip'>): Effects {
  const ship = shipOf(run.state, id);
  const { shields } = profileOf(run, ship);
  const cards = ship.damage.filter(isCard).map(card => card.id);
  run.write(game => {
    game.decks[ship.player].discard.push(...cards);
    Object.assign(game.ships[id]!, { damage: [], shields });
    game.score = game.score.filter(({ reason }) => !('ship' in reason && reason.ship === id));
  });
  run.emit({ type: 'shipRestored', ship: id });
  return [];
}

const FACES: Readonly<Record<'attack' | 'defense', readonly Face[]>> = { attack: ATTACK_FACES, defense: DEFENSE_FACES };

/** Why a hand cannot do this at this table, in a sentence; null if it can. */
export function practiceProblem({ practice, ships }: GameState, edit: PracticeEdit): string | null {
  // Whoever shows a game sets its dice, too: like a die that is set after the roll, it stands in the log.
  if (edit.kind === 'setNextRoll') {
    const wrong = edit.faces.find(face => !FACES[edit.dice].includes(face));
    return wrong ? `There is no ${wrong} on ${edit.dice} dice.` : null;
  }
  if (!practice) return 'That is for practice alone.';
  if (edit.kind === 'settle') return null;
  return ships[edit.ship]?.where === 'removed' ? null : `${edit.ship} has not left the game.`;
}

export const practiceHandlers = { restoreShip } satisfies Partial<Handlers>;
