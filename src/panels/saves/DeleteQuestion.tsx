interface Props {
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

export function DeleteQuestion({ onDelete, onKeep }: Props) {
  return (
    <fieldset className="saved-tools">
      <legend>Delete this game for good?</legend>
      <button type="button" className="saved-danger" onClick={onDelete}>
        Delete it
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the harmless answer takes the place of the button just pressed */}
      <button type="button" autoFocus onClick={onKeep}>
        Keep it
      </button>
    </fieldset>
  );
}
