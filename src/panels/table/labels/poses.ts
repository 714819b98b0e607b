import { BEARING_NAMES } from '../../../board/dials/names';
import type { ManeuverCode } from '../../../engine/core/vocabulary';
import { TOUCHING } from '../../../engine/look/devices';
import { capitalized } from '../../text';
import { maneuverName, templateName } from './maneuvers';
import { cardName, type Names } from './names';

const SHIFTS: Readonly<Record<string, string>> = { forward: 'forward', middle: 'in the middle', back: 'back' };

/** A place to end at, in words. What kind of place it is, the option's key says first. */
export function poseName(names: Names, key: string, name: string): string {
  const [first, ...rest] = name.split(':');
  if (key.startsWith('turn:')) return `Turn ${name} by 90° (1 stress)`;
  if (key.startsWith('landing:')) return `End ${SHIFTS[name] ?? name}`;
  if (key.startsWith('relocate:')) return relocation(name);
  switch (first) {
    case 'turn':
      return rest[0] === 'around' ? 'Turn around' : `Turn ${rest[0]} by 90°`;
    case 'boost':
      return `${boosting(rest[0] ?? '')}${rest[1] === 'partly' ? ', up to the ship in the way' : ''}`;
    case 'roll':
      return rolling(rest);
    case 'leave':
      return leaving(rest);
    case 'place':
      return touching(names, rest);
    case 'drop':
    case 'launch':
      return placing(names, first, rest);
    default:
      return capitalized(templateName(name));
  }
}

const boosting = (by: string): string =>
  by === 'straight' ? 'Boost straight' : /^\d/.test(by) ? `Boost ${templateName(by)}` : `Boost bank ${by}`;

/** `roll:left:1bankLeft:forward`: the template is named where it is not the usual one. */
function rolling([side, ...rest]: readonly string[]): string {
  const shift = rest.find(part => part in SHIFTS);
  const by = rest.find(part => /^\d/.test(part));
  return `Barrel roll ${side}${by ? ` by the ${templateName(by)}` : ''}${shift ? `, ${SHIFTS[shift]}` : ''}`;
}

/** `leave:rear:3ER:forward`: by which guides of its carrier and which maneuver. */
const leaving = ([guides, maneuver, shift]: readonly string[]): string =>
  `From the ${guides}: ${maneuverName(maneuver as ManeuverCode)}${shift ? `, ${SHIFTS[shift] ?? shift}` : ''}`;

/** By a template ahead; from one of its guides; or to one side of a ship. */
function relocation(name: string): string {
  const [first, bearing] = name.split(':') as [string, keyof typeof BEARING_NAMES | undefined];
  if (bearing) return `From its ${first} guides, 2 ${BEARING_NAMES[bearing]}`;
  return first === 'front' || first === 'rear' ? `To the ${first} of the ship` : `Forward, ${templateName(first)}`;
}

/** `place:device:protonbomb:touching90`: by a clock that has its twelve ahead. */
function touching(names: Names, [kind, device, template = '']: readonly string[]): string {
  const halves = Number(template.slice(TOUCHING.length)) / 15;
  const hour = Math.floor(halves / 2) || 12;
  const time = halves % 2 === 0 ? `${hour} o’clock` : `half past ${hour}`;
  return `Place ${cardName(names, `${kind}:${device}`)} touching you, at ${time}`;
}

/** `drop:device:protonbomb:1straight:left:turned` */
function placing(names: Names, how: 'drop' | 'launch', [kind, device, template, ...more]: readonly string[]): string {
  const what = `${capitalized(how)} ${cardName(names, `${kind}:${device}`)}`;
  const where = template === 'guides' ? 'at the rear guides' : `with the ${templateName(template ?? '')}`;
  const side = more.find(part => part === 'left' || part === 'right');
  const around = more.includes('turned') ? ', facing the ship' : '';
  return `${what} ${where}${side ? ` on the ${side}` : ''}${around}`;
}
