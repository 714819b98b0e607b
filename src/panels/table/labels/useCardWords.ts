import { useEffect, useState } from 'react';
import { type CardWords, loadWords } from '../../../catalog/words';
import { PLAYERS } from '../../../engine/core/ids';
import type { Faction } from '../../../engine/core/vocabulary';
import { cardName, damageOf, type Names } from './names';

/** What the cards of both squads do; null while the words are still on their way, or if they never come. */
export function useCardWords({ game }: Names): CardWords | null {
  const factions = PLAYERS.map(player => game.setup.players[player].squad.faction).join();
  const [words, setWords] = useState<CardWords | null>(null);
  useEffect(() => {
    let gone = false;
    loadWords(factions.split(',') as Faction[]).then(
      loaded => !gone && setWords(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [factions]);
  return words;
}

/** The words of whatever stands for a card: its id, a damage card's copy, a ship ability's. */
export function wordsOf(names: Names, words: CardWords | null, id: string): string | null {
  if (!words) return null;
  if (id.startsWith('shipAbility:')) return words.shipAbility(cardName(names, id));
  if (!id.startsWith('card:')) return words.of(id);
  const card = damageOf(names, id);
  return card && words.of(card);
}
