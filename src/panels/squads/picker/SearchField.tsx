interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className="search-field">
      {label}
      <input
        type="search"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly any: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value | undefined) => void;
}

/** One of several, or any. */
export function Narrow<Value extends string>({ label, any, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className="narrow">
      <span className="for-screen-readers">{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(option => option.value === target.value)?.value)}
      >
        <option value="">{any}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
