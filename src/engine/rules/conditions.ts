import { castDraft } from 'immer';
import { asking, type EffectNamed, type Effects } from '../core/effect';
import type { ConditionNews } from '../core/event';
import { ownerOf, type ShipId } from '../core/ids';
import type { ConditionOnShip } from '../core/state';
import type { ConditionId } from '../core/vocabulary';
import { abilitiesOn, sceneOf } from '../look/abilities';
import { conditionOn, sameMarker } from '../look/conditions';
import { damageNamed, namesInDeck } from '../look/damage';
import { allShips, shipOf } from '../look/ships';
import { shuffleDeck, takeNamed } from './deck';
import type { Handlers } from './handlers';
import type { Run } from './run';

/**
 * Of a limited condition the former copy of the same player goes first: each is limited to one. So does another secret
 * condition of the same card on this ship. Its text counts at once.
 */
function assignCondition(run: Run, { do: _, ship: id, ...given }: EffectNamed<'assignCondition'>): Effects {
  let assigned: ConditionOnShip = given;
  if (shipOf(run.state, id).where === 'removed') return [];
  const { limited } = run.rules.catalog.condition(assigned.card);
  for (const other of allShips(run.state)) {
    for (const one of other.conditions) {
      const former = limited > 0 && one.card === assigned.card && giverOf(one) === giverOf(assigned);
      if (!former && !(other.id === id && sameMarker(one, assigned))) continue;
      // It is the same card: what lies on it goes with it.
      if (former && one.holds && other.player === shipOf(run.state, id).player) {
        assigned = { ...assigned, holds: one.holds };
        remove(run, other.id, one, false);
      } else remove(run, other.id, one);
    }
  }
  run.write(game => void game.ships[id]!.conditions.push(castDraft(assigned)));
  run.emit({ type: 'conditionAssigned', ...newsOf(id, assigned) });
  return readCondition(run, id, assigned.card);
}

const giverOf = ({ from }: ConditionOnShip) => from && ownerOf(from.ship);

const newsOf = (ship: ShipId, { card, faceup, from }: ConditionOnShip): ConditionNews => ({
  ship,
  condition: card,
  faceup,
  from: from?.ship ?? null,
});

function readCondition(run: Run, ship: ShipId, condition: ConditionId): Effects {
  for (const one of abilitiesOn(run, shipOf(run.state, ship), 'dealt')) {
    if (one.ref.source === condition && one.ability.kind === 'dealt') return one.ability.effect(sceneOf(run, one));
  }
  return [];
}

function revealCondition(run: Run, { ship, condition }: EffectNamed<'revealCondition'>): Effects {
  const place = shipOf(run.state, ship).conditions.findIndex(one => one.card === condition && !one.faceup);
  if (place < 0) return [];
  run.write(game => void (game.ships[ship]!.conditions[place]!.faceup = true));
  run.emit({ type: 'conditionRevealed', ...newsOf(ship, shipOf(run.state, ship).conditions[place]!) });
  return [];
}

function loseCondition(run: Run, { ship, condition }: EffectNamed<'loseCondition'>): Effects {
  const one = conditionOn(shipOf(run.state, ship), condition);
  if (one) remove(run, ship, one);
  return [];
}

/** What lay on it is discarded; a facedown one is not shown. */
function remove(run: Run, ship: ShipId, one: ConditionOnShip, discards = true): void {
  const place = shipOf(run.state, ship).conditions.indexOf(one);
  run.write(game => {
    const { player, conditions } = game.ships[ship]!;
    conditions.splice(place, 1);
    if (one.holds && discards) game.decks[player].discard.push(one.holds);
  });
  run.emit({ type: 'conditionLost', ...newsOf(ship, one) });
}

/** Every card by its name only: which copy it is says nothing. Then the deck is shuffled. */
function searchFor(run: Run, effect: EffectNamed<'searchFor'>): Effects {
  const { ship, condition, by, trait, card } = effect;
  const { player } = shipOf(run.state, ship);
  if (!card) {
    const found = namesInDeck(run, player).filter(name => run.rules.catalog.damageCard(name).trait === trait);
    if (found.length === 0) return [];
    return [
      asking({
        player: by,
        topic: { kind: 'mayUse', card: condition, ship },
        ask: { kind: 'one' },
        options: found.map(name => ({
          key: name,
          subject: { kind: 'card', card: name },
          then: [{ ...effect, card: name }],
        })),
      }),
    ];
  }
  const id = damageNamed(run, player, card);
  if (!id) return [];
  takeNamed(run, player, id);
  shuffleDeck(run, player);
  run.write(game => {
    const one = game.ships[ship]!.conditions.find(each => each.card === condition);
    if (one) one.holds = id;
    else game.decks[player].discard.push(id);
  });
  return [];
}

function layPoint(run: Run, { ship, condition, from }: EffectNamed<'layPoint'>): Effects {
  run.write(game => {
    const card = game.ships[ship]!.conditions.find(one => one.card === condition);
    if (card) card.points = (card.points ?? 0) + 1;
  });
  return [{ do: 'score', player: from, points: -1, reason: { kind: 'card', card: condition } }];
}

function scorePoints(run: Run, { ship, condition }: EffectNamed<'scorePoints'>): Effects {
  const { player, conditions } = shipOf(run.state, ship);
  const points = conditions.find(one => one.card === condition)?.points ?? 0;
  return points > 0 ? [{ do: 'score', player, points, reason: { kind: 'card', card: condition } }] : [];
}

export const conditionHandlers = {
  layPoint,
  scorePoints,
  assignCondition,
  revealCondition,
  loseCondition,
  searchFor,
} satisfies Partial<Handlers>;
