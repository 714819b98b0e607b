interface Props {
  readonly kind: 'hull' | 'shields';
  readonly left: number;
  readonly of: number;
}

/** How much is left, to be seen at a glance: what is gone stays as an outline. */
export function Pips({ kind, left, of }: Props) {
  return (
    <span className={`pips pips-${kind}`} data-word={`number:${kind}`}>
      <span className="for-screen-readers">
        {kind} {left}/{of}
      </span>
      {Array.from({ length: Math.max(of, left) }, (_, index) => (
        <i key={index} className={index < left ? 'pip' : 'pip gone'} />
      ))}
    </span>
  );
}
