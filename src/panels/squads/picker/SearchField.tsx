import type { KeyboardEvent } from 'react';
import { counted } from '../../text';

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
        onKeyDown={enterList}
      />
    </label>
  );
}

/** The arrow down leads past all that narrows a search, to the first name that was found. */
function enterList(event: KeyboardEvent<HTMLInputElement>): void {
  const first = event.currentTarget.closest('.picker')?.querySelector<HTMLElement>('.row-name');
  if (event.key !== 'ArrowDown' || !first) return;
  event.preventDefault();
  first.focus();
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

interface CostProps {
  /** What the things cost, to choose from. */
  readonly costs: readonly number[];
  readonly value: number | undefined;
  readonly onChange: (most: number | undefined) => void;
}

/** How much one may cost. */
export function MostCost({ costs, value, onChange }: CostProps) {
  const different = [...new Set(costs)].sort((a, b) => a - b);
  return (
    <Narrow
      label="Cost"
      any="Any cost"
      value={value === undefined ? undefined : `${value}`}
      options={different.map(cost => ({ value: `${cost}`, name: `Up to ${counted(cost, 'point')}` }))}
      onChange={cost => onChange(cost === undefined ? undefined : Number(cost))}
    />
  );
}

interface OrderProps<Order extends string> {
  readonly value: Order;
  readonly names: Readonly<Record<Order, string>>;
  readonly onChange: (order: Order) => void;
}

/** In which order a list stands. */
export function InOrder<Order extends string>({ value, names, onChange }: OrderProps<Order>) {
  const orders = Object.keys(names) as Order[];
  return (
    <label className="narrow">
      <span className="for-screen-readers">Order</span>
      <select value={value} onChange={({ target }) => onChange(orders.find(one => one === target.value) ?? value)}>
        {orders.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
