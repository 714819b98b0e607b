import { counted } from '../text';
import type { Arrivals } from './library/arrivals';
import './news.css';

/** What came of squads that were pasted or dropped, where none of them was opened. */
export function News({ news: { squads, said, problems } }: { readonly news: Arrivals }) {
  return (
    <>
      {squads.length > 0 && (
        <div role="status" className="squads-news">
          <p>{counted(squads.length, 'squad')} came in, and can be found on the shelf:</p>
          <ul>
            {squads.map(({ own, warnings }) => (
              <li key={own.id}>
                <strong>{own.squad.name}</strong>
                {warnings.length > 0 && `: ${warnings.join(' ')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {said.length > 0 && (
        <div role="status" className="squads-news">
          {said.map((words, at) => (
            <p key={`${at} ${words}`}>{words}</p>
          ))}
        </div>
      )}
      {problems.length > 0 && (
        <div role="alert" className="squads-news squads-news-bad">
          {problems.map((words, at) => (
            <p key={`${at} ${words}`}>{words}</p>
          ))}
        </div>
      )}
    </>
  );
}
