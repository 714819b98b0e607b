import type { BarAction } from '../../../../catalog/schemas/parts';
import { ACTION_MEANINGS } from '../../../glossary';
import { Icon } from '../../../Icon';
import { wordProps } from '../../../wordProps';
import { linkName } from '../../labels/actions';

/** An action that stands there again with a link needs no line without one. */
const isToldOnce = ({ action, color, link }: BarAction, index: number, bar: readonly BarAction[]): boolean =>
  !bar.some(
    (other, place) =>
      other.action === action &&
      other.color === color &&
      (link === undefined ? other.link !== undefined || place < index : place < index && isSameLink(link, other.link)),
  );

const isSameLink = (a: BarAction['link'], b: BarAction['link']): boolean =>
  a?.action === b?.action && a?.color === b?.color;

/** The actions of the ship with their colours, and what may follow each. */
export function ActionBar({ bar }: { readonly bar: readonly BarAction[] }) {
  return (
    <section>
      <h3>Actions</h3>
      <ul className="action-bar">
        {bar.filter(isToldOnce).map(({ action, color, link }, index) => {
          const { name } = ACTION_MEANINGS[action];
          return (
            <li key={index} className={`bar-action maneuver-${color}`} {...wordProps(`action:${action}`)}>
              <Icon name={action} /> {name}
              {color !== 'white' && ` (${color})`}
              {link && ` → ${linkName(link)}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
