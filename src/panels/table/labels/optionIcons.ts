import { ICONS, type IconName } from '../../../art/icons';
import type { Option } from '../../../engine/core/decision';
import { parseManeuver } from '../../../engine/core/vocabulary';
import type { Names } from './names';

const isIcon = (name: string): name is IconName => name in ICONS;

const iconOf = (name: string): IconName | null => (isIcon(name) ? name : null);

/** The drawing that stands before an answer; null where words are better alone. */
export function optionIcon({ rules }: Names, { subject, key }: Option): IconName | null {
  switch (subject.kind) {
    case 'action':
      if (subject.action.startsWith('repair:')) return 'repair';
      return iconOf(subject.action.slice(subject.action.lastIndexOf(':') + 1));
    case 'token':
      return subject.token;
    case 'arc':
      return iconOf(`${subject.arc}Arc`);
    case 'dial':
    case 'maneuver':
      return parseManeuver(subject.maneuver).bearing;
    case 'modification':
      return iconOf(subject.name.split(':')[0]!);
    case 'upgrade':
      return `${rules.catalog.upgrade(subject.card).slot}Slot`;
    case 'target':
      return 'target';
    case 'pose':
      return poseIcon(key);
    case 'ready':
      return key === 'ready' ? 'ready' : null;
    default:
      return null;
  }
}

function poseIcon(key: string): IconName | null {
  if (key.startsWith('leave:')) return parseManeuver(key.split(':')[2]!).bearing;
  if (key.startsWith('boost:')) return boostIcon(key.split(':')[1]!);
  return key.startsWith('roll:') ? 'barrelRoll' : null;
}

/** `left`, or a template by its name. */
const boostIcon = (by: string): IconName | null => BOOSTS[by] ?? BOOSTS[by.slice(1)] ?? null;

const BOOSTS: Readonly<Record<string, IconName>> = {
  left: 'bankLeft',
  straight: 'straight',
  right: 'bankRight',
  turnLeft: 'turnLeft',
  turnRight: 'turnRight',
};
