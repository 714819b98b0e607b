import { castDraft } from 'immer';
import type { Effects } from '../core/effect';
import { type DamageCardId, PLAYERS } from '../core/ids';
import { gathered } from '../core/list';
import type { DamageOnShip, Game } from '../core/state';
import { facedownCards } from '../look/damage';
import { shuffled } from './dice';
import type { Run } from './run';
import { damageOf } from './setup/components';

/** A copy must not show what is to come in the game that it was made from: its dice are new, and unseen damage cards are shuffled. */
export function copied(run: Run, seed: number | null): Effects {
  run.write(game => void (game.rng = castDraft({ kind: 'seeded', seed: (seed ?? 0) | 0 })));
  const underWay = JSON.stringify([run.state.agenda, run.state.used]);
  const facedown = gathered(facedownCards(run.state), ({ id }) => (underWay.includes(id) ? [] : [id]));
  for (const player of PLAYERS) {
    const own = facedown.filter(id => id.startsWith(`card:${player}:`));
    const unseen = shuffled(run, [...own, ...run.state.decks[player].draw]);
    const named = new Map(own.map((id, at) => [id, unseen[at]!]));
    run.write(game => {
      game.decks[player].draw = unseen.slice(own.length);
      for (const holder of holders(game)) holder.damage = castDraft(holder.damage.map(one => renamed(run, one, named)));
    });
  }
  return [];
}

const holders = (game: Game) => [...Object.values(game.ships), ...Object.values(game.devices)];

function renamed(run: Run, one: DamageOnShip, names: ReadonlyMap<DamageCardId, DamageCardId>): DamageOnShip {
  const id = one.card && names.get(one.id);
  return id ? { id, card: damageOf(run.rules, id), faceup: false } : one;
}
