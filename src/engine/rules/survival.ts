import type { Option } from '../core/decision';
import { asking, type EffectNamed, type Effects } from '../core/effect';
import type { DamageOnShip } from '../core/state';
import { facedownOf, isCard } from '../look/damage';
import { profileOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';

/** Each by its name: of two copies it does not matter which. One that is only written down has none yet. */
function exposeOneOf(run: Run, { ship: id, by }: EffectNamed<'exposeOneOf'>): Effects {
  const hidden = facedownOf(shipOf(run.state, id));
  const named = new Map<string, DamageOnShip>(hidden.map(one => [isCard(one) ? one.card : 'unknown', one]));
  const expose = ({ id: damage }: DamageOnShip) => ({ do: 'exposeDamage', ship: id, id: damage }) as const;
  if (named.size < 2) return [...named.values()].map(expose);
  const options = [...named].map(
    ([key, one]): Option => ({
      key,
      subject: isCard(one) ? { kind: 'card', card: one.card } : { kind: 'choice', name: key },
      then: [expose(one)],
    }),
  );
  return [asking({ player: by, topic: { kind: 'chooseDamage', ship: id }, ask: { kind: 'one' }, options })];
}

/** Revealed cards are not exposed: what they say does not happen. */
function purgeDamage(run: Run, { ship: id, only }: EffectNamed<'purgeDamage'>): Effects {
  const { damage, player } = shipOf(run.state, id);
  const goes = (one: DamageOnShip): boolean =>
    !only ||
    (isCard(one) && (only.cards.includes(one.card) || run.rules.catalog.damageCard(one.card).trait === only.trait));
  const gone = damage.filter(goes);
  for (const { id: shown, card, faceup } of only ? damage.filter(isCard) : []) {
    if (!faceup) run.emit({ type: 'damageExposed', ship: id, id: shown, card });
  }
  run.write(game => {
    const ship = game.ships[id]!;
    ship.damage = damage
      .filter(one => !gone.includes(one))
      .map(one => (only && isCard(one) ? { ...one, faceup: true } : one)) as typeof ship.damage;
    game.decks[player].discard.push(...gone.filter(isCard).map(one => one.id));
  });
  for (const one of gone) {
    const shown = only || one.faceup;
    run.emit({ type: 'damageDiscarded', ship: id, card: shown && isCard(one) ? one.card : null });
  }
  return [];
}

const repairAllFaceup = (run: Run, { ship }: EffectNamed<'repairAllFaceup'>): Effects =>
  shipOf(run.state, ship).damage.flatMap(({ id, faceup }) =>
    faceup ? [{ do: 'repairDamage', ship, id } as const] : [],
  );

/** What stood in the way of its destruction has been done. */
function checkDestroyed(run: Run, { ship: id }: EffectNamed<'checkDestroyed'>): Effects {
  const ship = shipOf(run.state, id);
  const isDue = ship.where === 'table' && ship.damage.length >= profileOf(run, ship).hull;
  return isDue ? [{ do: 'destroyShip', ship: id, settled: true }] : [];
}

export const survivalHandlers = {
  exposeOneOf,
  purgeDamage,
  repairAllFaceup,
  checkDestroyed,
} satisfies Partial<Handlers>;
