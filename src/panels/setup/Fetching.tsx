import type { Loading } from './useLoading';

interface FetchingProps {
  /** In the plural: `the cards`. */
  readonly what: string;
  readonly loading: Exclude<Loading<unknown>, { readonly kind: 'ready' }>;
}

/** Stands in for what is on its way, or did not arrive. */
export function Fetching({ what, loading }: FetchingProps) {
  if (loading.kind === 'loading') return <p className="setup-note">Fetching {what} …</p>;
  return (
    <div className="setup-note" role="alert">
      <p>It was not possible to fetch {what}. Check your connection.</p>
      <button type="button" className="plain-button" onClick={loading.again}>
        Try again
      </button>
    </div>
  );
}
