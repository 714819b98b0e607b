import './Stars.css';

const POINTS = 'M12 2.4 14.9 8.7 21.8 9.5 16.7 14.2 18.1 21 12 17.6 5.9 21 7.3 14.2 2.2 9.5 9.1 8.7Z';

interface Props {
  readonly count: number;
  readonly large?: boolean;
}

/** So many of three: full ones, and outlines of what is still to be had. */
export function Stars({ count, large = false }: Props) {
  return (
    <span className={`stars${large ? ' stars-large' : ''}`} role="img" aria-label={`${count} of 3 stars`}>
      {[1, 2, 3].map(star => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" className={star <= count ? 'star-full' : 'star-empty'}>
          <path d={POINTS} />
        </svg>
      ))}
    </span>
  );
}
