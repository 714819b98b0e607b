import type { BarAction } from '../../../../catalog/schemas/parts';
import { ACTION_COLOR_MEANINGS, ACTION_MEANINGS } from '../../../glossary';
import { Icon } from '../../../Icon';
import { linkName } from '../../labels/actions';

/** The actions of the ship with their colours, and what may follow each. */
export function ActionBar({ bar }: { readonly bar: readonly BarAction[] }) {
  return (
    <section>
      <h3>Actions</h3>
      <ul className="action-bar">
        {bar.map(({ action, color, link }, index) => {
          const { name, means } = ACTION_MEANINGS[action];
          return (
            <li
              key={index}
              className={`bar-action maneuver-${color}`}
              title={`${means} ${ACTION_COLOR_MEANINGS[color].means}`}
            >
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
