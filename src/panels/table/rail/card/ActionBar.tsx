import type { BarAction } from '../../../../catalog/schemas/parts';
import { ACTION_MEANINGS } from '../../../glossary';
import { Icon } from '../../../Icon';
import { wordProps } from '../../../wordProps';
import { linkName } from '../../labels/actions';

/** The actions of the ship with their colours, and what may follow each. */
export function ActionBar({ bar }: { readonly bar: readonly BarAction[] }) {
  return (
    <section>
      <h3>Actions</h3>
      <ul className="action-bar">
        {bar.map(({ action, color, link }, index) => {
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
