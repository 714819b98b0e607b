import { useState } from 'react';
import type { Rules } from '../../engine/core/table';
import { numbersOf } from '../../engine/surface/rolls';

const PAGE = 40;

interface Props {
  readonly catalog: Pick<Rules['catalog'], 'dice'>;
  readonly seed: number;
}

/** What a seed gives, number by number: whoever has noted the rolls of a game can hold them against it. */
export function SeedNumbers({ catalog, seed }: Props) {
  const [count, setCount] = useState(PAGE);
  const numbers = numbersOf({ catalog: catalog as Rules['catalog'] }, seed, count);
  return (
    <section aria-labelledby="check-numbers">
      <h2 id="check-numbers">What the seed {seed} gives</h2>
      <p>
        Each roll takes one number a die, in this order. Shuffling the two damage decks takes numbers as well, so with
        the game itself, as a file or a link, the page finds the place of every roll by itself.
      </p>
      <div className="check-list">
        <table className="check-table">
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Value</th>
              <th scope="col">On a red die</th>
              <th scope="col">On a green die</th>
            </tr>
          </thead>
          <tbody>
            {numbers.map(({ at, value, attack, defense }) => (
              <tr key={at}>
                <td>{at}</td>
                <td>{value.toFixed(6)}</td>
                <td>{attack}</td>
                <td>{defense}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="plain-button" onClick={() => setCount(count + PAGE)}>
        {PAGE} more
      </button>
    </section>
  );
}
