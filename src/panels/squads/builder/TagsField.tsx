import { useEffect, useId, useState } from 'react';
import { Icon } from '../../Icon';
import { library } from '../library/ownSquads';
import { tagsOn } from '../library/shelved';
import { addTags, LONGEST_TAG, MOST_TAGS, removeTag } from './edits';
import type { Building } from './useBuilding';

interface Props {
  readonly tags: readonly string[];
  readonly edit: Building['edit'];
}

/** Words of the player's own, to find the squad by on the shelf; those of other squads are proposed. */
export function TagsField({ tags, edit }: Props) {
  const [text, setText] = useState('');
  const [others, setOthers] = useState<readonly string[]>([]);
  const list = useId();
  useEffect(() => {
    library.list().then(
      shelf => setOthers(tagsOn(shelf)),
      () => undefined,
    );
  }, []);
  const take = (typed: string) => {
    edit(now => addTags(now, typed));
    setText('');
  };
  return (
    <div className="squad-tags-field">
      <label>
        Tags
        <input
          type="text"
          list={list}
          value={text}
          maxLength={LONGEST_TAG}
          placeholder={
            tags.length < MOST_TAGS ? 'League, with friends … and Enter' : 'These are all that a squad may have'
          }
          disabled={tags.length >= MOST_TAGS}
          autoComplete="off"
          onChange={({ target }) => (target.value.includes(',') ? take(target.value) : setText(target.value))}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            take(text);
          }}
          // What was typed and left is meant, too.
          onBlur={() => text && take(text)}
        />
        <datalist id={list}>
          {others
            .filter(one => !tags.includes(one))
            .map(one => (
              <option key={one} value={one} />
            ))}
        </datalist>
      </label>
      {tags.length > 0 && (
        <ul aria-label="Tags of this squad">
          {tags.map(one => (
            <li key={one} className="tag-chip">
              <span>{one}</span>
              <button
                type="button"
                aria-label={`Remove the tag ${one}`}
                title="Remove"
                onClick={() => edit(now => removeTag(now, one))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
