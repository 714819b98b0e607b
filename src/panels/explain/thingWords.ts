import type { TokenPiece } from '../../art/tokens';
import { isRockId, type ObjectId, type ShipId } from '../../engine/core/ids';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { profileOf } from '../../engine/look/ships';
import type { Thing } from '../../store/explaining';
import { TOKEN_MEANINGS } from '../glossary';
import type { Book } from '../rulebook/book';
import { WORD_ENTRIES } from '../rulebook/wordEntries';
import { type Names, pieceName } from '../table/labels/names';
import { arcName } from '../table/labels/options';
import { capitalized } from '../text';

/** What a thing on the board is and does, and where the rulebook tells more. */
export interface ThingWords {
  readonly name: string;
  readonly says: string;
  readonly entry: string;
}

/** Sentences of an entry: told once, in the rulebook. */
const told = (book: Book | null, entry: string, count = 2): string =>
  book?.entryOf(entry)?.says.slice(0, count).join(' ') ?? '';

const LINES: Readonly<Record<Extract<Thing, { kind: 'line' }>['look'], readonly [name: string, entry: string]>> = {
  free: ['Measured line', 'attack-range'],
  obstructed: ['Obstructed line', 'obstructed'],
  blocked: ['Line out of arc or range', 'declare-target'],
  lock: ['Lock', 'lock'],
};

const ARC_ENTRIES: Readonly<Record<PrintedArc, string>> = {
  front: 'arc',
  rear: 'rear-arc',
  left: 'rear-arc',
  right: 'rear-arc',
  bullseye: 'bullseye',
  fullFront: 'full-arc',
  fullRear: 'full-arc',
};

export function thingWords(names: Names, book: Book | null, thing: Thing): ThingWords {
  switch (thing.kind) {
    case 'ship':
      return ship(names, thing.ship);
    case 'tag':
      return {
        name: `Tag of ${pieceName(names, thing.ship)}`,
        says: 'The ship’s number in its squad, and its initiative in amber: low flies first, high shoots first.',
        entry: 'initiative',
      };
    case 'tow':
      return { name: `In tow by ${pieceName(names, thing.ship)}`, says: told(book, 'salvage', 1), entry: 'salvage' };
    case 'token':
      return token(names, thing.ship, thing.piece, thing.count);
    case 'lock':
      return {
        name:
          thing.whose === 'theirs'
            ? `Lock on ${pieceName(names, thing.ship)}`
            : `Lock of ${pieceName(names, thing.ship)}`,
        says: `${thing.mark ? `${thing.whose === 'theirs' ? 'Held by' : 'On'} ${thing.mark}. ` : ''}${TOKEN_MEANINGS.lock.means}`,
        entry: 'lock',
      };
    case 'rock':
      return rock(names, book, thing.rock);
    case 'marker':
      return piece(names, book, thing.marker, missionEntry(names));
    case 'device':
      return device(names, book, thing.token);
    case 'line': {
      const [name, entry] = LINES[thing.look];
      return { name, says: told(book, entry), entry };
    }
    case 'template':
      return { name: 'Template', says: told(book, 'template'), entry: 'template' };
    case 'ring':
      return { name: 'Range ring', says: told(book, 'range'), entry: 'range' };
    case 'arc':
      return {
        name: capitalized(arcName(thing.arc)),
        says: told(book, ARC_ENTRIES[thing.arc]),
        entry: ARC_ENTRIES[thing.arc],
      };
  }
}

function ship(names: Names, id: ShipId): ThingWords {
  const { game, rules } = names;
  const one = game.ships[id]!;
  const { hull, shields, initiative } = profileOf({ state: game, rules }, one);
  const type = rules.catalog.shipType(rules.catalog.pilot(one.pilot).shipType).name;
  const shielded = shields > 0 ? `, shields ${one.shields} of ${shields}` : '';
  return {
    name: pieceName(names, id),
    says: `${type} of ${game.setup.players[one.player].name}. Initiative ${initiative}, hull ${Math.max(0, hull - one.damage.length)} of ${hull}${shielded}. Press it for its card.`,
    entry: 'ship',
  };
}

function token(names: Names, id: ShipId, kind: TokenPiece, count: number): ThingWords {
  const { name, means } = TOKEN_MEANINGS[kind];
  const many = count > 1 ? ` ×${count}` : '';
  return { name: `${name}${many} of ${pieceName(names, id)}`, says: means, entry: WORD_ENTRIES[`token:${kind}`] };
}

const piece = (names: Names, book: Book | null, id: ObjectId, entry: string): ThingWords => ({
  name: capitalized(pieceName(names, id)),
  says: told(book, entry),
  entry,
});

function rock(names: Names, book: Book | null, id: ObjectId): ThingWords {
  const one = isRockId(id) ? names.game.rocks[id] : undefined;
  return piece(names, book, id, one ? names.rules.catalog.obstacle(one.obstacle).kind : 'obstacle');
}

const MISSION_ENTRIES: Readonly<Record<string, string>> = {
  chanceengagement: 'chance-engagement',
  assaultatthesatellitearray: 'satellite-array',
  salvagemission: 'salvage',
  scramblethetransmissions: 'scramble',
  ancientknowledge: 'ancient-knowledge',
};
const missionEntry = ({ game }: Names): string => MISSION_ENTRIES[game.setup.scenario] ?? 'mission-marker';

function device(names: Names, book: Book | null, id: `token:${number}`): ThingWords {
  const one = names.game.devices[id];
  const kind = one ? names.rules.catalog.device(one.device).kind : 'bomb';
  return piece(names, book, id, kind === 'obstacle' ? 'chaff' : kind);
}
