import type { KeyboardEvent } from 'react';
import type { PlayerId } from '../../../engine/core/ids';
import { Icon } from '../../Icon';
import { useTable } from '../useTable';

interface Props {
  readonly player: PlayerId;
  /** What there is to see. */
  readonly what: 'dials' | 'secrets';
  readonly onPeek: (peeking: boolean) => void;
}

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** A player's own dials and what they laid facedown, shown only as long as pointer or key is held down. */
export function PeekButton({ player, what, onPeek }: Props) {
  const { name } = useTable().game.setup.players[player];
  const release = () => onPeek(false);
  return (
    <button
      type="button"
      className="peek"
      onPointerDown={event => event.button === 0 && onPeek(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={event => {
        if (!isPress(event)) return;
        event.preventDefault();
        onPeek(true);
      }}
      onKeyUp={release}
      onBlur={release}
    >
      <Icon name="peek" />{' '}
      <span className="peek-words">
        Hold: {name}’s {what}
      </span>
    </button>
  );
}
