import { capitalized } from '../../text';
import { BEARING_NAMES, templateName } from './maneuvers';
import { cardName, type Names } from './names';

const SHIFTS: Readonly<Record<string, string>> = { forward: 'forward', middle: 'in the middle', back: 'back' };

/** A place to end at, in words. What kind of place it is, the option's key says first. */
export function poseName(names: Names, key: string, name: string): string {
  const [first, ...rest] = name.split(':');
  if (key.startsWith('turn:')) return `Turn ${name} by 90° (1 stress)`;
  if (key.startsWith('landing:')) return `End ${SHIFTS[name] ?? name}`;
  if (key.startsWith('relocate:')) return relocation(name);
  switch (first) {
    case 'boost':
      return rest[0] === 'straight' ? 'Boost straight' : `Boost bank ${rest[0]}`;
    case 'roll':
      return `Barrel roll ${rest[0]}${rest[1] ? `, ${SHIFTS[rest[1]]}` : ''}`;
    case 'drop':
    case 'launch':
      return placing(names, first, rest);
    default:
      return capitalized(templateName(name));
  }
}

/** By a template ahead; from one of its guides; or to one side of a ship. */
function relocation(name: string): string {
  const [first, bearing] = name.split(':') as [string, keyof typeof BEARING_NAMES | undefined];
  if (bearing) return `From its ${first} guides, 2 ${BEARING_NAMES[bearing]}`;
  return first === 'front' || first === 'rear' ? `To the ${first} of the ship` : `Forward, ${templateName(first)}`;
}

/** `drop:device:protonbomb:1straight:turned` */
function placing(names: Names, how: 'drop' | 'launch', [kind, device, template, turned]: readonly string[]): string {
  const what = `${capitalized(how)} ${cardName(names, `${kind}:${device}`)}`;
  const where = template === 'guides' ? 'at the rear guides' : `with the ${templateName(template ?? '')}`;
  return `${what} ${where}${turned ? ', facing the ship' : ''}`;
}
