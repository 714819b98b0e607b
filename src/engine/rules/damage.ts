import type { EffectNamed, Effects } from '../core/effect';
import type { DamageCardId, PlayerId } from '../core/ids';
import { abilitiesOn, sceneOf } from '../look/abilities';
import { allShips, profileOf, shipOf } from '../look/ships';
import { shuffled } from './dice';
import type { Run } from './run';
import { scoreRemoval } from './scoring';
import { damageOf } from './setup/components';
import { locksOn } from './tokens';

/** One at a time, hits before crits. */
export function sufferDamage(_run: Run, { ship, hits, crits }: EffectNamed<'sufferDamage'>): Effects {
  return [
    ...Array.from({ length: hits }, () => ({ do: 'sufferOne', ship, damage: 'hit' }) as const),
    ...Array.from({ length: crits }, () => ({ do: 'sufferOne', ship, damage: 'crit' }) as const),
  ];
}

/** A shield takes it; without one a card is dealt, faceup for a crit. */
export function sufferOne(run: Run, { ship: id, damage }: EffectNamed<'sufferOne'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const suffered = { do: 'announce', event: { type: 'damageSuffered', ship: id, damage } } as const;
  if (ship.shields > 0) {
    run.write(game => void (game.ships[id]!.shields -= 1));
    run.emit({ type: 'shieldLost', ship: id, left: ship.shields - 1 });
    return [{ do: 'checkHalf', ship: id }, suffered];
  }
  return [{ do: 'dealDamage', ship: id, faceup: damage === 'crit' }, suffered];
}

/** Being dealt a card is not suffering damage: shields do not help. Excess cards are dealt all the same. */
export function dealDamage(run: Run, { ship: id, faceup }: EffectNamed<'dealDamage'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const card = drawCard(run, ship.player);
  if (!card) return [];
  const damage = { id: card, card: damageOf(run.rules, card), faceup };
  run.write(game => void game.ships[id]!.damage.push(damage));
  run.emit({ type: 'damageDealt', ship: id, id: card, card: faceup ? damage.card : null, faceup });
  const after = shipOf(run.state, id);
  const destroyed = after.damage.length >= profileOf(run, after).hull && !after.destroyed;
  return [
    destroyed ? { do: 'destroyShip', ship: id } : { do: 'checkHalf', ship: id },
    ...(faceup ? [{ do: 'readDamageCard', ship: id, id: card } as const] : []),
  ];
}

/**
 * The top card. An empty deck is made anew from the discard pile and the cards of ships that are gone;
 * if there is none either, the facedown cards on ships are noted down and shuffled in: we deal a card that lies
 * facedown elsewhere a second time only in that case, which 33 cards a player do not reach with eight ships.
 */
function drawCard(run: Run, player: PlayerId): DamageCardId | null {
  if (run.state.decks[player].draw.length === 0) reshuffle(run, player);
  const card = run.state.decks[player].draw[0];
  if (!card) return null;
  run.write(game => void game.decks[player].draw.shift());
  return card;
}

function reshuffle(run: Run, player: PlayerId): void {
  const gone = allShips(run.state).filter(ship => ship.player === player && ship.destroyed);
  const cards = [...run.state.decks[player].discard, ...gone.flatMap(ship => ship.damage.map(({ id }) => id))];
  if (cards.length === 0) return;
  const draw = shuffled(run, cards);
  run.write(game => {
    for (const ship of gone) game.ships[ship.id]!.damage = [];
    game.decks[player] = { draw, discard: [] };
  });
  run.emit({ type: 'deckReshuffled', player, cards: cards.length });
}

/** The text of a card dealt faceup, or exposed, is resolved at once. */
export function readDamageCard(run: Run, { ship, id }: EffectNamed<'readDamageCard'>): Effects {
  for (const one of abilitiesOn(run, shipOf(run.state, ship))) {
    if (one.ref.source === id && one.ability.kind === 'dealt') return one.ability.effect(sceneOf(run, one));
  }
  return [];
}

/** A faceup card is turned facedown; a facedown one is discarded. */
export function repairDamage(run: Run, { ship: shipId, id }: EffectNamed<'repairDamage'>): Effects {
  const ship = shipOf(run.state, shipId);
  const damage = ship.damage.find(one => one.id === id);
  if (!damage) return [];
  run.write(game => {
    const cards = game.ships[shipId]!.damage;
    const at = cards.findIndex(one => one.id === id);
    if (damage.faceup) cards[at]!.faceup = false;
    else {
      cards.splice(at, 1);
      game.decks[ship.player].discard.push(id);
    }
  });
  run.emit({
    type: 'damageRepaired',
    ship: shipId,
    id,
    card: damage.faceup ? damage.card : null,
    wasFaceup: damage.faceup,
  });
  return [];
}

/** Destroyed stays destroyed, whatever is repaired before the ship leaves. */
export function destroyShip(run: Run, { ship }: EffectNamed<'destroyShip'>): Effects {
  if (shipOf(run.state, ship).destroyed) return [];
  run.write(game => void (game.ships[ship]!.destroyed = true));
  run.emit({ type: 'shipDestroyed', ship });
  return scoreRemoval(run, ship);
}

/** Outside the play area after a maneuver: the ship is out of the game. */
export function flee(run: Run, { ship }: EffectNamed<'flee'>): Effects {
  run.emit({ type: 'shipFled', ship });
  return [{ do: 'removeShip', ship }, ...scoreRemoval(run, ship)];
}

/** Leaves the play area with its tokens and all locks on it. Its damage cards stay with it. */
export function removeShip(run: Run, { ship }: EffectNamed<'removeShip'>): Effects {
  const broken = locksOn(run, ship);
  run.write(game => {
    const gone = game.ships[ship]!;
    gone.where = 'removed';
    gone.locks = [];
    for (const token of Object.keys(gone.tokens) as (keyof typeof gone.tokens)[]) gone.tokens[token] = 0;
  });
  run.emit({ type: 'shipRemoved', ship });
  return broken;
}
