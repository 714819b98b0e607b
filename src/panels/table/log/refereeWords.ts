import type { RefereeEdit } from '../../../engine/core/referee';
import { unreachable } from '../../../engine/core/unreachable';
import { counted } from '../../text';
import type { Names } from '../labels';
import { a, cardName, facesWords, nameOf, playerName, tokenName } from './names';

type Copied = { readonly kind: 'copied' };

/** Whoever it was: a file tells what would be rolled, so the game in it and the one left here each go their own way. */
export const COPIED =
  'A file was saved or opened: from here on the dice are new, and damage cards that nobody has seen are shuffled';

/** What a player did by hand, as it follows their name. */
export function refereeWords(names: Names, edit: Exclude<RefereeEdit, Copied>): string {
  switch (edit.kind) {
    case 'move':
      return `moves ${nameOf(names, edit.piece)} by hand`;
    case 'giveToken':
      return `gives ${nameOf(names, edit.ship)} ${a(tokenName(edit.token))} by hand`;
    case 'takeToken':
      return `takes ${a(tokenName(edit.token))} from ${nameOf(names, edit.ship)} by hand`;
    case 'giveLock':
      return `gives ${nameOf(names, edit.ship)} a lock on ${nameOf(names, edit.object)} by hand`;
    case 'takeLock':
      return `takes the lock of ${nameOf(names, edit.ship)} on ${nameOf(names, edit.object)} by hand`;
    case 'setCharges': {
      const of =
        edit.card === null ? nameOf(names, edit.ship) : `${cardName(names, edit.card)} on ${nameOf(names, edit.ship)}`;
      return `sets the charges of ${of} to ${edit.to} by hand`;
    }
    case 'setForce':
      return `sets the Force of ${nameOf(names, edit.ship)} to ${edit.to} by hand`;
    case 'setShields':
      return `sets the shields of ${nameOf(names, edit.ship)} to ${edit.to} by hand`;
    case 'dealDamage':
      return `deals ${nameOf(names, edit.ship)} a ${edit.faceup ? 'faceup' : 'facedown'} damage card by hand`;
    case 'flipDamage':
      return `flips damage card ${edit.card + 1} of ${nameOf(names, edit.ship)} by hand`;
    case 'discardDamage':
      return `discards damage card ${edit.card + 1} of ${nameOf(names, edit.ship)} by hand`;
    case 'flipUpgrade':
      return `flips ${cardName(names, edit.card)} of ${nameOf(names, edit.ship)} by hand`;
    case 'setDie':
      return `turns ${edit.dice} die ${edit.die + 1} to ${edit.face} by hand`;
    case 'markPoints': {
      const count = counted(Math.abs(edit.points), 'point');
      const name = playerName(names, edit.for);
      return edit.points < 0 ? `takes ${count} from ${name} by hand` : `marks ${count} for ${name} by hand`;
    }
    case 'concede':
      return 'concedes';
    case 'agreeToDraw':
      return edit.agreed ? 'would leave it at a draw' : 'takes back the offer of a draw';
    case 'endAfterRound':
      return edit.agreed ? 'ends the game after this round, as agreed' : 'plays on after this round, as agreed';
    case 'settle':
      return 'settles how this practice goes';
    case 'setNextRoll':
      return `sets the next ${edit.dice} dice: ${facesWords(edit.faces)}`;
    case 'bringBack':
      return `brings ${nameOf(names, edit.ship)} back`;
    case 'reseed':
      return 'takes new dice';
    default:
      return unreachable(edit);
  }
}
