import type { ActionKey } from '../../core/action';
import { type ActionWhy, type Option, pass } from '../../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { ObjectId, ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { ACTION_COLORS, type ActionColor } from '../../core/vocabulary';
import { rangeTo } from '../../look/objects';
import { forbidden } from '../../look/rulings';
import { shipOf } from '../../look/ships';
import { isStressed } from '../../look/status';
import type { Handlers } from '../handlers';
import { madeOnce } from '../madeOnce';
import { entered, findFrame, frameOf, type Run, writeFrame } from '../run';
import { announce, inStep } from '../steps';
import { type ActionChoice, actionChoices, linkChoices } from './choices';
import { doActionOf, offerRotation } from './kinds';
import { lockTargets } from './possible';

/** Asks a ship's player for an action, "none" among the answers. */
function offerAction(run: Run, effect: EffectNamed<'offerAction'>): Effects {
  const { ship: id, why } = effect;
  const asked = questionOfAction(run, effect);
  const ship = shipOf(run.state, id);
  if (asked.length === 0 && why === 'activation' && isHere(ship)) {
    run.emit({ type: 'actionSkipped', ship: id, why: isStressed(ship) ? 'stressed' : 'nothingPossible' });
  }
  return asked;
}

const isHere = ({ where, destroyed }: Ship): boolean => where === 'table' && !destroyed;

export function questionOfAction(table: Table, effect: EffectNamed<'offerAction'>): Effects {
  const { ship: id, why, on, cost, then, performed } = effect;
  const ship = shipOf(table.state, id);
  if (!isHere(ship) || (on && !canLock(table, ship, on))) return [];
  const found = optionsFor(id, actionChoices(table, ship, effect), false, performed);
  const plain = on ? found.map(option => ({ ...option, then: option.then.map(one => aimedAt(one, on)) })) : found;
  const options =
    cost || then
      ? plain.map(option => ({ ...option, then: [...(cost ?? []), ...option.then, ...(then ?? [])] }))
      : plain;
  return options.length > 0 ? [askForAction(ship, why, options)] : [];
}

const canLock = (table: Table, ship: Ship, object: ObjectId): boolean =>
  lockTargets(table, ship).some(({ target, blocked }) => target === object && !blocked);

const aimedAt = (effect: Effect, on: ObjectId): Effect => (effect.do === 'performAction' ? { ...effect, on } : effect);

/** The choices that nothing blocks. */
const optionsFor = (
  ship: ShipId,
  choices: readonly ActionChoice[],
  linked: boolean,
  performed: EffectNamed<'offerAction'>['performed'] = undefined,
): readonly Option[] => {
  const options: Option[] = [];
  for (const { action, color, blocked } of choices) {
    if (blocked) continue;
    const option = optionOf(ship, action, color, linked);
    const after = performed?.find(one => one.action === action);
    if (!after) options.push(option);
    else options.push({ ...option, then: [{ then: after.then, do: 'performAction', ship, action, color, linked }] });
  }
  return options;
};

/** The same for ever, so each is made once. */
const optionsMade = new Map<ShipId, Map<ActionKey, Option[]>>();

function optionOf(ship: ShipId, action: ActionKey, color: ActionColor, linked: boolean): Option {
  let ofShip = optionsMade.get(ship);
  if (!ofShip) {
    ofShip = new Map();
    optionsMade.set(ship, ofShip);
  }
  let ofAction = ofShip.get(action);
  if (!ofAction) {
    ofAction = gathered([false, true], isLinked => ACTION_COLORS.map(one => actionOption(ship, action, one, isLinked)));
    ofShip.set(action, ofAction);
  }
  return ofAction[ACTION_COLORS.indexOf(color) + (linked ? ACTION_COLORS.length : 0)]!;
}

const actionOption = (ship: ShipId, action: ActionKey, color: ActionColor, linked: boolean): Option =>
  madeOnce<Option>({
    key: `action:${action}:${color}`,
    subject: { kind: 'action', action },
    then: [{ do: 'performAction', ship, action, color, linked }],
  });

const askForAction = (ship: Ship, why: ActionWhy, options: readonly Option[]): Effect =>
  asking({
    player: ship.player,
    topic: { kind: 'chooseAction', ship: ship.id, why },
    ask: { kind: 'one' },
    options: [...options, pass()],
  });

function performAction(run: Run, effect: EffectNamed<'performAction'>): Effects {
  const { ship, action, color, linked, on, then } = effect;
  const todo: Effects = [
    { do: 'openWindow', moment: { at: 'before:action', ship, action, color } },
    { do: 'payAction' },
    { do: 'doAction' },
    then ? { do: 'finishAction', then } : { do: 'finishAction' },
  ];
  const frame = { kind: 'action', ship, action, color, linked, failed: false, triggers: [], todo } as const;
  return entered(run, on ? { on, ...frame } : frame);
}

/** An attempt counts from here, so an action set off by this one cannot be it again. Purple costs Force even if it fails. */
function payAction(run: Run): Effects {
  const { ship, action, color } = frameOf(run.state, 'action');
  run.write(game => void game.ships[ship]!.round.actions.push(action));
  return color === 'purple' ? [{ do: 'spendForce', ship, count: 1 }] : [];
}

function doAction(run: Run): Effects {
  const { ship, action } = frameOf(run.state, 'action');
  return doActionOf(run, shipOf(run.state, ship), action);
}

/** While it is performed: its stress comes when it is done. */
function treatAction(run: Run, { color }: EffectNamed<'treatAction'>): Effects {
  writeFrame(run, 'action', frame => {
    frame.color = color;
  });
  return [];
}

function failAction(run: Run, { reason }: EffectNamed<'failAction'>): Effects {
  writeFrame(run, 'action', frame => {
    frame.failed = true;
  });
  const { ship, action } = frameOf(run.state, 'action');
  run.emit({ type: 'actionFailed', ship, action, reason });
  return [];
}

/** A red action's stress comes when it was performed or has failed, before all that triggers after it. */
function finishAction(run: Run, { then = [] }: EffectNamed<'finishAction'>): Effects {
  const { ship, action, color, linked, failed, partly, jams, locks, through } = frameOf(run.state, 'action');
  const stress = { do: 'gainToken', ship, token: 'stress', by: shipOf(run.state, ship).player } as const;
  const plain = { type: 'actionPerformed', ship, action, color, linked } as const;
  const performed =
    partly || jams || locks || through
      ? {
          ...plain,
          ...(partly ? { partly } : {}),
          ...(jams ? { jams } : {}),
          ...(locks ? { locks } : {}),
          ...(through ? { through } : {}),
        }
      : plain;
  return [...(color === 'red' ? [stress] : []), ...(failed ? [] : [announce(performed), ...then])];
}

/** Asks for an action linked to one just performed; it opens no further link. */
export function offerLinkedAction(run: Table, { ship, after }: EffectNamed<'offerLinkedAction'>): Effects {
  const self = shipOf(run.state, ship);
  if (!isHere(self)) return [];
  const options = optionsFor(self.id, linkChoices(run, self, after), true);
  return options.length > 0 ? [askForAction(self, 'linked', options)] : [];
}

function coordinate(run: Run, { ship, target, as, must }: EffectNamed<'coordinate'>): Effects {
  const about = { target, range: rangeTo(run, shipOf(run.state, ship), target) };
  if (forbidden(run, 'coordinate', shipOf(run.state, ship), about)) return [];
  const frame = run.state.agenda.at(-1);
  const color = frame?.kind === 'action' && frame.action === 'coordinate' && frame.ship === ship ? frame.color : null;
  run.emit({ type: 'shipCoordinated', ship: target, by: ship, color });
  return [
    inStep('coordinated', target, [
      must
        ? { do: 'performAction', ship: target, action: must, color: as ?? 'white', linked: false }
        : { do: 'offerAction', ship: target, why: 'coordinated', only: null, as: as ?? null, evenWhileStressed: false },
    ]),
  ];
}

function jam(run: Run, { ship, target }: EffectNamed<'jam'>): Effects {
  if (findFrame(run.state, 'action')?.ship === ship) {
    writeFrame(run, 'action', frame => {
      frame.jams = target;
    });
  }
  return [{ do: 'gainToken', ship: target, token: 'jam', by: shipOf(run.state, ship).player }];
}

function reloadCard(run: Run, { ship, card }: EffectNamed<'reloadCard'>): Effects {
  const { player } = shipOf(run.state, ship);
  return [
    { do: 'recoverCharge', ship, card },
    { do: 'gainToken', ship, token: 'disarm', by: player },
  ];
}

export const actionHandlers = {
  offerAction,
  jam,
  performAction,
  payAction,
  doAction,
  treatAction,
  failAction,
  finishAction,
  offerLinkedAction,
  offerRotation,
  coordinate,
  reloadCard,
} satisfies Partial<Handlers>;
