import { useState } from 'react';
import { Icon } from '../Icon';
import { keepGame } from './own';
import { SHELF_WORDS } from './words';

/** In the menu of any game: as it stands now, it becomes a position of one's own. */
export function KeepPosition() {
  const [news, setNews] = useState<string | null>(null);
  const onKeep = () =>
    void keepGame().then(kept => setNews(kept?.lasts ? SHELF_WORDS.kept(kept.name) : SHELF_WORDS.lost));
  return (
    <p className="menu-row">
      <button type="button" className="icon-button" onClick={onKeep}>
        <Icon name="save" size={18} />
        {SHELF_WORDS.keepGame}
      </button>
      <span className="quiet" role="status">
        {news}
      </span>
    </p>
  );
}
