import { type Ability, at, dice, may, type Picked, type Scene } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { asking, type Effect, type Effects } from '../../core/effect';
import { isShipId, type ObjectId } from '../../core/ids';
import type { Note } from '../../core/note';
import type { Ship } from '../../core/state';
import type { ArcName, Who } from '../../core/terms';
import { TOKENS, type Token } from '../../core/token';
import type { UpgradeId } from '../../core/vocabulary';
import { forbidden, isRemovable } from '../../look/rulings';
import { profileOf } from '../../look/ships';
import { inAttackArc } from './attacks';
import { attackNow } from './conditions';
import { cancel } from './dice';
import { gain, gainSeveral, lacksForce, lose, recoverForce } from './tokens';
import { anyShip, inMy, isMeantAs, meant, otherFriend, shipAt } from './who';

/** Jammed at any range, by this ship's side. Only ships can be. */
export const jamIt = ({ self }: Scene, object: ObjectId): Effects =>
  isShipId(object) ? [{ do: 'gainToken', ship: object, token: 'jam', by: self.player }] : [];

/** May lock whatever a lock action could. Asks. */
export const lockAny = ({ self }: Scene): Effects => [{ do: 'offerLock', ship: self.id, targets: null }];

/** As the Engagement Phase starts in an enemy's front arc, a strain token for a Force. */
export const roilingAnger: Ability = at('start:engagement', {
  cost: { gain: 'strain' },
  if: scene => lacksForce(scene) && anyShip(scene, { is: 'enemy', meIn: 'front' }),
  may: ({ self }) => [recoverForce(self)],
});

/** After defending against a ship in that arc, a charge strains it. */
export const strainsAttackerIn = (arc: ArcName): Ability =>
  at('after:attack', {
    as: 'defender',
    cost: { charge: 1 },
    if: scene => isShipId(scene.attack.attacker) && inMy(scene, arc, scene.attack.attacker),
    may: scene => [gain(shipAt(scene, scene.attack.attacker)!, 'strain', scene.self)],
  });

/** In the attack arc on another friend at range 0-1, it suffers a crit to cancel one. */
export const selfless: Ability = dice({
  as: 'defender',
  who: otherFriend(0, 1),
  at: 'before:neutralize',
  if: inAttackArc,
  cost: { suffer: 'crit' },
  does: cancel(['crit'], 1, { dice: 'attack' }),
});

/** Unless strained, another friend at range 0-2 that defends may spend this ship's focus and evades, which strains it. */
export const bornForThis: readonly Ability[] = [
  may('lendToken', {
    if: scene =>
      (scene.token === 'focus' || scene.token === 'evade') &&
      scene.self.tokens.strain === 0 &&
      attackNow(scene)?.defender === scene.to &&
      isMeantAs(scene, scene.to, otherFriend(0, 2)),
  }),
  at('after:spend', {
    who: { is: 'otherFriend' },
    if: ({ lender, self }) => lender === self.id,
    must: ({ self }) => [gain(self, 'strain')],
  }),
];

/** Of its ship card and its upgrades, what lacks a charge: one that comes back by itself, or not. */
export const spentCharges = (scene: Scene, recurring: boolean): readonly Picked[] => {
  const { self, rules } = scene;
  const { charges, chargesRecover } = profileOf(scene, self);
  const open = (card: UpgradeId | null, now: number, limit: number, recovers: number): readonly Picked[] =>
    now < limit && recovers > 0 === recurring && !forbidden(scene, 'recoverCharge', self, { card })
      ? [card ? { key: card, card } : { key: 'ship card' }]
      : [];
  return [
    ...open(null, self.charges, charges, chargesRecover),
    ...self.upgrades.flatMap(({ card, charges: now }) => {
      const printed = rules.catalog.upgrade(card).charges;
      return printed ? open(card, now, printed.value, printed.recovers) : [];
    }),
  ];
};
/** One of those, by its key, is recovered. */
export const recoverSpent = ({ id }: Ship, { key }: Pick<Picked, 'key'>): Effect => ({
  do: 'recoverCharge',
  ship: id,
  card: key === 'ship card' ? null : (key as UpgradeId),
});

/** One of those meant may remove one of these tokens. Asks whose and which, "no" among the answers. */
export const relieveOne = (scene: Scene, who: Who, tokens: readonly Token[]): Effects => [
  asking({
    player: scene.self.player,
    topic: { kind: 'mayUse', card: scene.source as UpgradeId, ship: scene.self.id },
    ask: { kind: 'one' },
    options: [
      ...meant(scene, who).flatMap(ship =>
        tokens
          .filter(token => isRemovable(scene, ship, token))
          .map(
            (token): Option => ({
              key: `${ship.id}:${token}`,
              subject: { kind: 'ship', ship: ship.id, token },
              then: [lose(ship, token)],
            }),
          ),
      ),
      pass(),
    ],
  }),
];

/** It could spend such a token. */
export const canSpend = (scene: Scene, ship: Ship, token: Token): boolean =>
  ship.tokens[token] > 0 && !forbidden(scene, 'spend', ship, { token });
export const spendToken = ({ id }: Ship, token: Token): Effect => ({ do: 'removeToken', ship: id, token, spent: true });

/** A hit on the hull: shields do not help. */
export const hitPastShields = ({ id }: Ship): Effect => ({
  do: 'dealDamage',
  ship: id,
  faceup: false,
  suffered: 'hit',
});
/** It performs no other action during its activation. */
export const noMoreActions = ({ id }: Ship): Effect => ({ do: 'noMoreActions', ship: id });

/** Whether this ship coordinates another right now: what is linked to that one's action is its own. */
export const coordinatesNow = ({ state, self }: Scene, { id }: Ship): boolean => {
  const { agenda } = state;
  const at = agenda.findLastIndex(frame => frame.kind === 'step' && frame.name === 'coordinated' && frame.ship === id);
  if (at < 0 || agenda.slice(at).some(frame => frame.kind === 'action')) return false;
  const by = agenda.slice(0, at).findLast(({ kind }) => kind === 'action' || kind === 'ability');
  return by?.kind === 'action' ? by.ship === self.id : by?.kind === 'ability' && by.trigger.ref.ship === self.id;
};

/** The side of its configuration that is up is called closed. */
export const isConfigurationClosed = ({ self, rules }: Scene): boolean =>
  self.upgrades.some(({ card, side }) => {
    const { slot, sides } = rules.catalog.upgrade(card);
    return slot === 'configuration' && (sides?.[side].includes('(Closed)') ?? false);
  });

/** The tokens that lie on this card, each a note. */
export const tokensHere = ({ state, self, source }: Scene): readonly Note[] =>
  state.notes.filter(
    ({ by, name }) => by.ship === self.id && by.source === source && (TOKENS as readonly string[]).includes(name),
  );
/** All of them are gained, those of a kind at once. */
export const gainTokensHere = (scene: Scene): Effects => {
  const notes = tokensHere(scene);
  const count = (token: Token) => notes.filter(({ name }) => name === token).length;
  return [
    ...notes.map((note): Effect => ({ do: 'liftNote', note })),
    ...TOKENS.flatMap(token => gainSeveral(scene.self, token, count(token))),
  ];
};
