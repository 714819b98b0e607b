import { PLAYERS, type PlayerId } from '../../core/ids';
import type { GameState } from '../../core/state';
import type { Rules, Table } from '../../core/table';
import { facedownCards, isCard } from '../../look/damage';
import { damageOf, deckOf } from '../../rules/setup/components';
import type { Check } from './broken';

/** What holds of the damage cards. */
export const cardsCheck = ({ state, rules }: Table): readonly Check[] => [
  ['damageCards', PLAYERS.flatMap(player => cards(state, rules, player))],
  ['secrets', secrets(state)],
];

/** Every card of a deck exists once, in one place. The decks are made at the end of setup, which a game may not live to see. */
function cards(state: GameState, rules: Rules, player: PlayerId): readonly string[] {
  const { draw, discard } = state.decks[player];
  const holders = [...Object.values(state.ships), ...Object.values(state.devices)];
  const dealt = holders
    .flatMap(({ damage }) => damage.filter(isCard))
    .filter(({ id }) => id.startsWith(`card:${player}:`));
  const held = Object.values(state.ships)
    .flatMap(({ conditions }) => conditions.flatMap(({ holds }) => holds ?? []))
    .filter(id => id.startsWith(`card:${player}:`));
  const all = [...draw, ...discard, ...held, ...dealt.map(({ id }) => id)].sort();
  const whole = state.round === 0 && all.length === 0 ? [] : deckOf(rules, player).sort();
  const twice = all.filter((id, index) => all[index + 1] === id);
  const lost = whole.filter(id => !all.includes(id));
  const strange = all.filter(id => !whole.includes(id));
  const misnamed = dealt.filter(({ id, card }) => !strange.includes(id) && damageOf(rules, id) !== card);
  return [
    ...twice.map(id => `${id} is there twice`),
    ...lost.map(id => `${id} is nowhere`),
    ...strange.map(id => `${id} is in no deck`),
    ...misnamed.map(({ id, card }) => `${id} is not ${card}`),
  ];
}

/** A key that names a facedown card would show its face: keys stay as they are, in views and in records. */
function secrets(state: GameState): readonly string[] {
  const hidden = new Set<string>(facedownCards(state).map(({ id }) => id));
  return state.pending.flatMap(({ id, options }) =>
    options
      .flatMap(({ key }) => key.match(/card:p[12]:\d+/g) ?? [])
      .filter(name => hidden.has(name))
      .map(name => `${id} offers the facedown ${name}`),
  );
}
