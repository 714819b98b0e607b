import type { Catalog } from '../../../catalog/catalog';
import type { CardWords } from '../../../catalog/words';
import type { ConditionId, DeviceId } from '../../../engine/core/vocabulary';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly ids: readonly (ConditionId | DeviceId)[];
}

/** Conditions and devices that a card hands out, in words. */
export function WordsOf({ catalog, words, ids }: Props) {
  const nameOf = (id: ConditionId | DeviceId) =>
    catalog.hasCondition(id) ? catalog.condition(id).name : catalog.hasDevice(id) ? catalog.device(id).name : id;
  return ids.map(id => (
    <p key={id}>
      <strong>{nameOf(id)}:</strong> {words.of(id)}
    </p>
  ));
}
