import { useCallback } from 'react';
import { loadCatalog } from '../../../catalog/load';
import { Fetching } from '../../setup/Fetching';
import { useLoading } from '../../setup/useLoading';
import { counted } from '../../text';
import type { Owned } from '../collection/useOwned';
import { Narrow } from '../picker/SearchField';
import type { Wish } from '../SquadsScreen';

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly owned: Owned;
}

/** The cheapest ships of any faction cost about so much; fewer points make no squad. */
const CHEAPEST = 2;

/** What a random squad is to be: its points, its ships, and whether only of what is owned. */
export function DrawWish({ wish, onWish, owned }: Props) {
  const { profile } = wish;
  const loading = useLoading(useCallback(() => loadCatalog([wish.faction]), [wish.faction]));
  if (loading.kind !== 'ready') return <Fetching what="the cards of this faction" loading={loading} />;
  const { points, minShips, maxShips } = loading.value.profile(profile);
  const upTo = (most: number, least: number) => Array.from({ length: most - least + 1 }, (_, at) => most - at);
  const options = (numbers: readonly number[], noun: string) =>
    numbers.map(one => ({ value: `${one}`, name: counted(one, noun) }));
  const textOf = (number: number | undefined) => (number === undefined ? undefined : `${number}`);
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return (
    <fieldset className="draw-wish">
      <legend>Random squads</legend>
      <Narrow
        label="Points of a random squad"
        any={`All ${points} points`}
        value={textOf(wish.points)}
        options={options(upTo(points - 1, minShips * CHEAPEST), 'point')}
        onChange={one => onWish({ ...wish, points: numberOf(one) })}
      />
      <Narrow
        label="Ships of a random squad"
        any="Any number of ships"
        value={textOf(wish.ships)}
        options={options(upTo(maxShips, minShips).reverse(), 'ship')}
        onChange={one => onWish({ ...wish, ships: numberOf(one) })}
      />
      {owned.collection && (
        <label className="picker-all">
          <input type="checkbox" checked={owned.only} onChange={({ target }) => owned.onOnly(target.checked)} />
          Only what I own
        </label>
      )}
      <span className="quiet">Always legal, of the faction above; as near to the points as can be.</span>
    </fieldset>
  );
}
