import { asking, type Effect, type EffectNamed, type Effects } from '../core/effect';
import type { DamageCardId, ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { DamageOnShip, Ship } from '../core/state';
import { abilitiesOn, sceneOf } from '../look/abilities';
import { damageNamed, facedownOf, isCard, namesInDeck } from '../look/damage';
import { isEndless } from '../look/practice';
import { profileOf, shipOf } from '../look/ships';
import { countDealt } from './attack/write';
import { drawCard, fillDeck, shuffleDeck, takeDamage, takeNamed } from './deck';
import { draw } from './dice';
import { leaveFirst } from './docking';
import type { Handlers } from './handlers';
import type { Run } from './run';
import { scoreRemoval } from './scoring';
import { damageOf } from './setup/components';
import { takeShield } from './shields';
import { announce } from './steps';
import { locksOn } from './tokens';

/** One at a time, hits before crits. */
function sufferDamage(_run: Run, { ship, hits, crits }: EffectNamed<'sufferDamage'>): Effects {
  const each: Effect[] = [];
  for (let i = 0; i < hits; i++) each.push({ do: 'sufferOne', ship, damage: 'hit' });
  for (let i = 0; i < crits; i++) each.push({ do: 'sufferOne', ship, damage: 'crit' });
  return each;
}

/** In the play area, or docked: some damage reaches a ship on its carrier. */
const canSuffer = ({ where, carrier }: Ship): boolean => where === 'table' || carrier !== undefined;

/** A shield takes it; without one a card is dealt, faceup for a crit. */
function sufferOne(run: Run, { ship: id, damage }: EffectNamed<'sufferOne'>): Effects {
  const ship = shipOf(run.state, id);
  if (!canSuffer(ship)) return [];
  if (ship.shields > 0) {
    takeShield(run, ship);
    return [{ do: 'checkHalf', ship: id }, announce({ type: 'damageSuffered', ship: id, damage, card: null })];
  }
  // Cards may ask which one it will be.
  if (damage === 'crit') fillDeck(run, ship.player, 1);
  return [{ do: 'dealDamage', ship: id, faceup: damage === 'crit', suffered: damage }];
}

/**
 * Being dealt a card is not suffering damage: shields do not help. Excess cards are dealt all the same.
 * A faceup card's text comes first, then what happens after damage was suffered.
 */
function dealDamage(run: Run, { ship: id, faceup, suffered, id: named }: EffectNamed<'dealDamage'>): Effects {
  const ship = shipOf(run.state, id);
  if (!canSuffer(ship)) return [];
  const damage: DamageOnShip = named
    ? { id: named, card: damageOf(run.rules, named), faceup }
    : takeDamage(run, ship.player, faceup);
  if (named) takeNamed(run, ship.player, named);
  run.write(game => void game.ships[id]!.damage.push(damage));
  const card = damage.faceup ? damage : null;
  countDealt(run, id);
  run.emit({ type: 'damageDealt', ship: id, id: damage.id, card: card?.card ?? null, faceup: damage.faceup });
  const after = shipOf(run.state, id);
  const destroyed = after.damage.length >= profileOf(run, after).hull && !after.destroyed;
  return [
    destroyed ? { do: 'destroyShip', ship: id } : { do: 'checkHalf', ship: id },
    ...(card ? [{ do: 'readDamageCard', ship: id, id: card.id } as const] : []),
    ...(suffered ? [announce({ type: 'damageSuffered', ship: id, damage: suffered, card: card?.id ?? null })] : []),
  ];
}

/** Each by its name only: of two copies it does not matter which. Where there is no choice, nobody is asked. */
function drawDamage(run: Run, effect: EffectNamed<'drawDamage'>): Effects {
  const { ship, count, by, suffered, card } = effect;
  const { player, where } = shipOf(run.state, ship);
  if (where !== 'table') return [];
  fillDeck(run, player, count);
  const names = namesInDeck(run, player, count);
  const picked = card ?? (names.length === 1 ? names[0] : null);
  if (picked) {
    const drawn = run.state.decks[player].draw.slice(0, count);
    const id = damageNamed(run, player, picked) ?? drawn[0]!;
    const rest = drawn.filter(one => one !== id).slice(0, count - 1);
    for (const one of rest) takeNamed(run, player, one);
    run.write(game => void game.decks[player].discard.push(...rest));
    return [{ do: 'dealDamage', ship, faceup: true, id, settled: true, ...(suffered ? { suffered } : {}) }];
  }
  if (names.length === 0)
    return [{ do: 'dealDamage', ship, faceup: true, settled: true, ...(suffered ? { suffered } : {}) }];
  return [
    asking({
      player: by,
      topic: { kind: 'chooseDamage', ship },
      ask: { kind: 'one' },
      options: names.map(name => ({
        key: name,
        subject: { kind: 'card', card: name },
        then: [{ ...effect, card: name }],
      })),
    }),
  ];
}

function discardDamage(run: Run, { ship, id, suffered }: EffectNamed<'discardDamage'>): Effects {
  const { player } = shipOf(run.state, ship);
  const taken = id ?? drawCard(run, player);
  if (id) takeNamed(run, player, id);
  if (taken) run.write(game => void game.decks[player].discard.push(taken));
  run.emit({ type: 'damageDiscarded', ship, card: id && damageOf(run.rules, id) });
  return suffered ? [announce({ type: 'damageSuffered', ship, damage: suffered, card: null })] : [];
}

/** The text of a card dealt faceup, or exposed, is resolved at once. */
function readDamageCard(run: Run, { ship, id }: EffectNamed<'readDamageCard'>): Effects {
  for (const one of abilitiesOn(run, shipOf(run.state, ship), 'dealt')) {
    if (one.ref.source === id && one.ability.kind === 'dealt') return one.ability.effect(sceneOf(run, one));
  }
  return [];
}

/** A faceup card is turned facedown; a facedown one is discarded. */
function repairDamage(run: Run, { ship: shipId, id }: EffectNamed<'repairDamage'>): Effects {
  const ship = shipOf(run.state, shipId);
  const damage = ship.damage.find(one => one.id === id);
  if (!damage) return [];
  const { faceup: wasFaceup } = damage;
  run.write(game => {
    const cards = game.ships[shipId]!.damage;
    const at = cards.findIndex(one => one.id === id);
    if (wasFaceup) cards[at]!.faceup = false;
    else {
      cards.splice(at, 1);
      if (isCard(damage)) game.decks[ship.player].discard.push(damage.id);
    }
  });
  run.emit({ type: 'damageRepaired', ship: shipId, id, card: wasFaceup ? damage.card : null, wasFaceup });
  return [];
}

/** Nobody knows one facedown card from another, so chance picks. */
function repairFacedown(run: Run, { ship }: EffectNamed<'repairFacedown'>): Effects {
  const damage = anyFacedown(run, ship);
  return damage ? [{ do: 'repairDamage', ship, id: damage.id }] : [];
}

function repairFaceup(run: Run, { ship: id, card, trait }: EffectNamed<'repairFaceup'>): Effects {
  const ship = shipOf(run.state, id);
  const open = ship.damage
    .filter(isCard)
    .filter(one => one.faceup && (!trait || run.rules.catalog.damageCard(one.card).trait === trait));
  const repair = (damage: DamageCardId) => ({ do: 'repairDamage', ship: id, id: damage }) as const;
  if (open.length < 2) return open.map(one => repair(one.id));
  return [
    asking({
      player: ship.player,
      topic: { kind: 'mayUse', card, ship: id },
      ask: { kind: 'one' },
      options: open.map(one => ({ key: one.id, subject: { kind: 'card', card: one.card }, then: [repair(one.id)] })),
    }),
  ];
}

/** Turned faceup and read. That is not being dealt a card, nor suffering damage. */
function exposeDamage(run: Run, { ship: shipId, id }: EffectNamed<'exposeDamage'>): Effects {
  const ship = shipOf(run.state, shipId);
  const hidden = id ? ship.damage.find(one => one.id === id && !one.faceup) : anyFacedown(run, shipId);
  if (!hidden) return [];
  // A damage that is only written down turns out to be whatever the deck holds next.
  const damage = isCard(hidden) ? { ...hidden, faceup: true } : takeDamage(run, ship.player, true);
  if (!damage.faceup) return [];
  run.write(game => {
    const cards = game.ships[shipId]!.damage;
    cards[cards.findIndex(one => one.id === hidden.id)] = damage;
  });
  run.emit({ type: 'damageExposed', ship: shipId, id: damage.id, card: damage.card });
  return [{ do: 'readDamageCard', ship: shipId, id: damage.id }];
}

/** Each by its name only: of two copies it does not matter which. Damage that is only written down has none. */
function exposePicked(run: Run, effect: EffectNamed<'exposePicked'>): Effects {
  const { ship: id, card } = effect;
  const ship = shipOf(run.state, id);
  const hidden = facedownOf(ship).filter(isCard);
  const there = new Set(hidden.map(one => one.card));
  const names = gathered(run.rules.catalog.damageCards, one => (there.has(one.id) ? [one.id] : []));
  const picked = card ?? (names.length < 2 ? names[0] : undefined);
  if (picked || names.length === 0) {
    const found = hidden.find(one => one.card === picked)?.id ?? null;
    return [{ do: 'exposeDamage', ship: id, id: found, settled: true }];
  }
  return [
    asking({
      player: ship.player,
      topic: { kind: 'chooseDamage', ship: id, exposes: true },
      ask: { kind: 'one' },
      options: names.map(name => ({
        key: name,
        subject: { kind: 'card', card: name },
        then: [{ ...effect, card: name }],
      })),
    }),
  ];
}

function anyFacedown(run: Run, ship: ShipId): DamageOnShip | null {
  const hidden = facedownOf(shipOf(run.state, ship));
  return hidden.length > 1 ? hidden[Math.floor(draw(run) * hidden.length)]! : (hidden[0] ?? null);
}

/** Destroyed stays destroyed, whatever is repaired before the ship leaves. */
function destroyShip(run: Run, { ship }: EffectNamed<'destroyShip'>): Effects {
  if (shipOf(run.state, ship).destroyed) return [];
  if (isEndless(run.state, ship)) return [{ do: 'restoreShip', ship }];
  run.write(game => void (game.ships[ship]!.destroyed = true));
  run.emit({ type: 'shipDestroyed', ship });
  return scoreRemoval(run, ship);
}

/** Outside the play area after a maneuver: the ship is out of the game. */
function flee(run: Run, { ship, from }: EffectNamed<'flee'>): Effects {
  run.emit({ type: 'shipFled', ship, from });
  return [{ do: 'removeShip', ship }, ...scoreRemoval(run, ship)];
}

/** Leaves the play area with its tokens and all locks on it. Its damage cards stay with it. */
function removeShip(run: Run, { ship }: EffectNamed<'removeShip'>): Effects {
  if (leaveFirst(run, shipOf(run.state, ship))) return [];
  const broken = locksOn(run, ship);
  run.write(game => {
    const gone = game.ships[ship]!;
    gone.where = 'removed';
    delete gone.carrier;
    gone.locks = [];
    for (const token of Object.keys(gone.tokens) as (keyof typeof gone.tokens)[]) gone.tokens[token] = 0;
  });
  run.emit({ type: 'shipRemoved', ship });
  return broken;
}

/** Somebody looked through the deck for it: it is shuffled. */
function dealFromDeck(run: Run, { ship, card, faceup }: EffectNamed<'dealFromDeck'>): Effects {
  const { player } = shipOf(run.state, ship);
  const id = damageNamed(run, player, card);
  if (!id) return [];
  takeNamed(run, player, id);
  shuffleDeck(run, player);
  return [{ do: 'dealDamage', ship, faceup, id, settled: true }];
}

export const damageHandlers = {
  sufferDamage,
  sufferOne,
  dealDamage,
  dealFromDeck,
  drawDamage,
  discardDamage,
  readDamageCard,
  repairDamage,
  repairFacedown,
  repairFaceup,
  exposeDamage,
  exposePicked,
  destroyShip,
  flee,
  removeShip,
} satisfies Partial<Handlers>;
