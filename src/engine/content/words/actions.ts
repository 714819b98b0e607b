import { type Ability, at, cannot, type Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import { asking, type Effect, type Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { ActionColor, ShipTypeId, Slot, UpgradeId } from '../../core/vocabulary';
import { barOf } from '../../look/bar';
import { forbidden, ruled } from '../../look/rulings';
import { allMeant } from '../../look/terms';
import { isPrimary } from './dice';
import { isOfType } from './slots';
import { chargesOn, gain, loseCharge, thisUpgrade } from './tokens';
import { isLikeMe, otherFriend } from './who';

interface Granted {
  /** The colour of what is named, "a red evade"; else that it is treated as, whatever is printed. */
  readonly as?: ActionColor;
  readonly evenStressed?: true;
  /** Only what is on its action bar, as hard as it is there. */
  readonly fromBar?: true;
  /** Only what is white as printed. */
  readonly whiteOnly?: true;
  /** Paid when one is picked. */
  readonly cost?: Effects;
  /** What follows once it was performed or has failed. */
  readonly then?: Effects;
  /** What follows an action that was performed: "if you do". */
  readonly performed?: (action: ActionKey) => Effects;
}

/** Whether an upgrade of one of these slots put that action on the ship's bar. */
export const isGrantedBy = (scene: Scene, action: ActionKey, slots: readonly Slot[]): boolean =>
  scene.self.upgrades.some(({ card }) => {
    const { grants } = scene.rules.catalog.upgrade(card);
    const grantsIt = grants.some(one => one.kind === 'action' && one.action.action === action);
    return grantsIt && isOfType(scene, card, slots);
  });

export const hasOnBar = (scene: Scene, ship: Ship, action: ActionKey): boolean =>
  barOf(scene, ship).some(one => one.action === action);

/** Nothing forbids it that action, and it has not tried it this round. */
export const isOpenTo = (scene: Scene, ship: Ship, action: ActionKey): boolean =>
  !ship.round.actions.includes(action) && !forbidden(scene, 'perform', ship, { action });

/** May perform one of these, on its bar or not; none named, any that it has. Asks, "no" among the answers. */
export const perform = (
  { id }: Ship,
  only: readonly ActionKey[] | null,
  { as, evenStressed, fromBar, whiteOnly, cost, then, performed }: Granted = {},
): Effects => [
  {
    do: 'offerAction',
    ship: id,
    why: 'card',
    only,
    as: as ?? null,
    evenWhileStressed: evenStressed ?? false,
    ...(fromBar ? { fromBar } : {}),
    ...(whiteOnly ? { whiteOnly } : {}),
    ...(cost ? { cost } : {}),
    ...(then ? { then } : {}),
    ...(performed ? { performed: (only ?? []).map(action => ({ action, then: performed(action) })) } : {}),
  },
];

/** After another friend at range 0-3 is destroyed that is limited or carries the same card, one of these actions. */
export const actsForTheFallen = (...actions: readonly ActionKey[]): Ability =>
  at('after:destroyed', {
    who: otherFriend(0, 3),
    if: scene => isLikeMe(scene, scene.subject),
    may: ({ self }) => perform(self, actions),
  });

/** The ship by whose coordinate action the action just performed was granted. */
export function coordinator({ state: { agenda } }: Scene): ShipId | null {
  const at = agenda.findLastIndex(frame => frame.kind === 'step' && frame.name === 'coordinated');
  const by = agenda[at - 1];
  return by?.kind === 'action' && by.action === 'coordinate' ? by.ship : null;
}

/** A calculate action, or another one named, brings one more calculate token. */
export const calculatesMore = (...also: readonly ActionKey[]): Ability =>
  at('after:action', {
    if: ({ action }) => action === 'calculate' || also.includes(action),
    must: ({ self }) => [gain(self, 'calculate')],
  });

/** Each SLAM costs a charge of this card, without which there is none; what follows the loss. */
export const slamsByCharge = (then: (scene: Scene) => Effects): readonly Ability[] => [
  at('after:action', {
    if: ({ action }) => action === 'slam',
    must: scene => [loseCharge(scene.self, thisUpgrade(scene)), ...then(scene)],
  }),
  cannot('perform', { if: scene => scene.action === 'slam' && chargesOn(scene) === 0 }),
];

/** One of these ships, as this one's player picks; a single one is not asked for. */
export function pickShip(
  { self, source }: Scene,
  ships: readonly Ship[],
  way: string,
  then: (ship: Ship) => Effects,
): Effects {
  const [only] = ships;
  if (!only || ships.length === 1) return only ? then(only) : [];
  return [
    asking({
      player: self.player,
      topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
      ask: { kind: 'one' },
      options: ships.map(ship => ({ key: ship.id, subject: { kind: 'ship', ship: ship.id, way }, then: then(ship) })),
    }),
  ];
}

/** The action under way takes another colour. */
export const treatAction = (color: ActionColor): Effect => ({ do: 'treatAction', color });

/** There is a ship of these types at range 1-2 to coordinate. */
export const isCoordinatable = (scene: Scene, shipTypes: readonly ShipTypeId[]): boolean =>
  allMeant(scene, scene.self, otherFriend(1, 2, { shipTypes })).length > 0;

/** In the coordinate action under way up to so many more, of the same type or of these: all perform the same action, as red. */
export const coordinateTogether = (more: number, shipTypes: readonly ShipTypeId[] | null = null): Effect => ({
  do: 'coordinateTogether',
  more,
  shipTypes,
});
/** The same of one more of the same type, each in its own colour. */
export const coordinatePair: Effect = { do: 'coordinateTogether', more: 1, shipTypes: null, asPrinted: true };

/** Coordinates another ship without an action of its own. */
export const coordinate = (by: Ship, { id }: Ship): Effect => ({ do: 'coordinate', ship: by.id, target: id });

/** Jams another without a jam action; the action under way tells whom. */
export const jam = (by: Ship, { id }: Ship): Effect => ({ do: 'jam', ship: by.id, target: id });

/** After a primary attack, a charge for a reload action. */
export const reloadsAfterPrimary: Ability = at('after:attack', {
  as: 'attacker',
  cost: { charge: 1 },
  if: isPrimary,
  may: ({ self }) => perform(self, ['reload']),
});

/** Neither stress, unless a card helps, nor the same action before keeps it from performing this one. */
export const couldPerform = (scene: Scene, ship: Ship, action: ActionKey, color: ActionColor = 'white'): boolean =>
  !ship.round.actions.includes(action) &&
  (ship.tokens.stress === 0 || ruled(scene, 'actWhileStressed', ship, { action, color, why: 'card' }) === 'may');

/** May gain a strain token to focus. Asks. */
export const focusForStrain = (ship: Ship): Effects =>
  perform(ship, ['focus'], { cost: [{ do: 'gainToken', ship: ship.id, token: 'strain', by: ship.player }] });
