import type { DiceChange } from '../../../engine/core/ability';
import type { Subject } from '../../../engine/core/decision';
import type { Face } from '../../../engine/core/event';
import { isShipId, type ObjectId } from '../../../engine/core/ids';
import { cardName, type Names, pieceName, shipTag } from './names';

const SPENT: Readonly<Record<string, string>> = {
  focus: 'Spend a focus token',
  calculate: 'Spend a calculate token',
  force: 'Spend 1 Force',
  'evade:blank': 'Spend an evade token',
  'evade:focus': 'Spend an evade token',
  lock: 'Spend the lock',
};

const FACES: Readonly<Record<Face, readonly [one: string, many: string]>> = {
  hit: ['a hit', 'hits'],
  crit: ['a critical hit', 'critical hits'],
  focus: ['a focus result', 'focus results'],
  blank: ['a blank', 'blanks'],
  evade: ['an evade', 'evades'],
};

type Modification = Extract<Subject, { kind: 'modification' }>;

/** After a plus stands whose token it is, if that is not its own: `Spend a focus token of Jan Ors (A2)`. */
function spentWords(names: Names, name: string): string | undefined {
  const [what = '', lender] = name.split('+');
  return lender && SPENT[what] ? `${SPENT[what]} of ${pieceName(names, lender as ObjectId)}` : SPENT[name];
}

/** What a way to change dice does: `Spend a focus token: focus results become hits`. */
export const modificationLabel = (names: Names, { name, does }: Modification): string =>
  `${spentWords(names, name) ?? sourceName(names, name)}: ${changeWords(does)}`;

/** `Spend the lock: reroll the 2 blanks` */
export const rerollLabel = (names: Names, name: string, dice: string): string =>
  `${spentWords(names, name) ?? sourceName(names, name)}: reroll ${dice}`;

/** Whatever changes the dice, as a noun: `the lock`, `Howlrunner (A2)`. */
export function modifierName(names: Names, name: string): string {
  if (name === 'force') return 'Force';
  if (name.split('+')[0]! in SPENT) return `the ${name.split(/[:+]/)[0]}`;
  return sourceName(names, name);
}

/** `ship:A1:pilot:howlrunner:attacker` is an ability of that card, whose own name may hold a colon (`attacker:hit`), `token:3:0` a remote's; after a plus stands who else pays. */
function sourceName(names: Names, name: string): string {
  const [key = '', payer] = name.split('+');
  const [kind, id, ...source] = key.split(':');
  const piece = `${kind}:${id}` as ObjectId;
  if (!isShipId(piece)) return pieceName(names, piece);
  const card = cardName(names, source.slice(0, 2).join(':'));
  return payer ? `${card}, paid by ${pieceName(names, payer as ObjectId)}` : `${card} (${shipTag(piece)})`;
}

/** `a blank, a focus result or a hit` */
const oneOf = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all.join();

function changeWords(does: DiceChange): string {
  const faces = (all: readonly Face[], many: 0 | 1) => oneOf(all.map(face => FACES[face][many]));
  switch (does.kind) {
    case 'reroll': {
      if (does.most === 1) return `reroll ${does.only ? faces(does.only, 0) : `one ${does.dice} die`}`;
      const which = does.only ? faces(does.only, 1) : `${does.dice} dice`;
      if (does.exactly) return `reroll ${does.most} ${which}`;
      return does.most >= 6 ? `reroll any ${which}` : `reroll up to ${does.most} ${which}`;
    }
    case 'add': {
      const added = `add ${does.count > 1 ? `${does.count} ${FACES[does.face][1]}` : FACES[does.face][0]}`;
      return does.unless ? `${added}, unless the other side prefers a ${does.unless.gains} token` : added;
    }
    case 'cancel':
      return does.most > 1
        ? `cancel ${does.most >= 6 ? 'all' : `up to ${does.most}`} ${faces(does.faces, 1)}`
        : `cancel ${faces(does.faces, 0)}`;
    case 'other':
      return 'use it';
    case 'spend':
      return `give up ${FACES[does.face][0]}`;
    case 'change': {
      const many = does.most > 1 ? 1 : 0;
      const from = faces(does.from, many);
      return does.most > 1 && does.most < 6
        ? `up to ${does.most} ${from} become ${FACES[does.to][1]}`
        : `${from} ${many ? 'become' : 'becomes'} ${FACES[does.to][many]}`;
    }
  }
}
