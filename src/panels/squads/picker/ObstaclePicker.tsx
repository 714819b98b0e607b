import type { Catalog } from '../../../catalog/catalog';
import type { CardWords } from '../../../catalog/words';
import { OBSTACLE_KINDS, type ObstacleId } from '../../../engine/core/vocabulary';
import { OBSTACLE_NAMES } from '../../../squads/names';
import { capitalized } from '../../text';
import { obstacleNames } from '../words';
import { Outline } from './Outline';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly chosen: readonly ObstacleId[];
  readonly onToggle: (id: ObstacleId) => void;
}

const WANTED = 3;

/** Three of all obstacles, drawn to one scale. */
export function ObstaclePicker({ catalog, words, chosen, onToggle }: Props) {
  const names = obstacleNames(catalog);
  const strangers = chosen.filter(id => !catalog.hasObstacle(id));
  return (
    <section className="picker" aria-label="Obstacles">
      <div className="picker-filter">
        <h2>Obstacles</h2>
        <p role="status">
          {chosen.length} of {WANTED} chosen. Both players bring three.
        </p>
      </div>
      {strangers.map(id => (
        <button key={id} type="button" onClick={() => onToggle(id)}>
          Remove the unknown obstacle {id}
        </button>
      ))}
      {OBSTACLE_KINDS.map(kind => (
        <fieldset key={kind} className="obstacles">
          <legend>{capitalized(OBSTACLE_NAMES[kind])}s</legend>
          <p className="quiet">{words.obstacle(kind)}</p>
          <div className="obstacle-grid">
            {catalog.obstacles
              .filter(one => one.kind === kind)
              .map(obstacle => (
                <label key={obstacle.id} className="obstacle">
                  <input
                    type="checkbox"
                    checked={chosen.includes(obstacle.id)}
                    aria-label={names.get(obstacle.id)}
                    onChange={() => onToggle(obstacle.id)}
                  />
                  <Outline obstacle={obstacle} size={72} />
                  <span aria-hidden="true">{names.get(obstacle.id)}</span>
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
