import { type ActionWhy, type Option, pass } from '../../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { shipOf } from '../../look/ships';
import { isStressed } from '../../look/status';
import type { Handlers } from '../handlers';
import { mayUse } from '../mayUse';
import { frameOf, type Run, writeFrame } from '../run';
import { inStep } from '../steps';
import { type ActionChoice, actionChoices, blockOf, linkChoices } from './choices';
import { doActionOf } from './kinds';

/** Asks a ship's player for an action, "none" among the answers. */
function offerAction(run: Run, { ship: id, why, only, as, evenWhileStressed }: EffectNamed<'offerAction'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const options = optionsFor(id, actionChoices(run, ship, { why, only, as, evenWhileStressed }), false);
  if (options.length > 0) return [askForAction(ship, why, options)];
  if (why === 'activation') {
    run.emit({ type: 'actionSkipped', ship: id, why: isStressed(ship) ? 'stressed' : 'nothingPossible' });
  }
  return [];
}

/** The choices that nothing blocks. */
const optionsFor = (ship: ShipId, choices: readonly ActionChoice[], linked: boolean): readonly Option[] =>
  choices
    .filter(({ blocked }) => !blocked)
    .map(({ action, color }) => ({
      key: `action:${action}:${color}`,
      subject: { kind: 'action', action },
      then: [{ do: 'performAction', ship, action, color, linked }],
    }));

const askForAction = (ship: Ship, why: ActionWhy, options: readonly Option[]): Effect =>
  asking({
    player: ship.player,
    topic: { kind: 'chooseAction', ship: ship.id, why },
    ask: { kind: 'one' },
    options: [...options, pass()],
  });

/** An action that a card offers at a price; blocked ones are not offered. */
function grantAction(
  run: Run,
  { ship: id, action, evenWhileStressed, cost, card }: EffectNamed<'grantAction'>,
): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const grant = { why: 'card', only: [action], as: null, evenWhileStressed } as const;
  if (blockOf(run, ship, action, 'white', grant)) return [];
  const then: Effects = [...cost, { do: 'performAction', ship: id, action, color: 'white', linked: false }];
  return [mayUse(ship, card, then)];
}

function performAction(_run: Run, { ship, action, color, linked }: EffectNamed<'performAction'>): Effects {
  return [
    {
      do: 'enter',
      frame: {
        kind: 'action',
        ship,
        action,
        color,
        linked,
        failed: false,
        triggers: [],
        todo: [{ do: 'payAction' }, { do: 'doAction' }, { do: 'finishAction' }],
      },
    },
  ];
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

function failAction(run: Run, { reason }: EffectNamed<'failAction'>): Effects {
  writeFrame(run, 'action', frame => {
    frame.failed = true;
  });
  const { ship, action } = frameOf(run.state, 'action');
  run.emit({ type: 'actionFailed', ship, action, reason });
  return [];
}

/** A red action's stress comes when it was performed or has failed, before all that triggers after it. */
function finishAction(run: Run): Effects {
  const { ship, action, color, linked, failed } = frameOf(run.state, 'action');
  const stress = { do: 'gainToken', ship, token: 'stress', by: shipOf(run.state, ship).player } as const;
  return [
    ...(color === 'red' ? [stress] : []),
    ...(failed ? [] : [{ do: 'announce', event: { type: 'actionPerformed', ship, action, color, linked } } as const]),
  ];
}

/** Asks for an action linked to one just performed; it opens no further link. */
function offerLinkedAction(run: Run, { ship, after }: EffectNamed<'offerLinkedAction'>): Effects {
  const self = shipOf(run.state, ship);
  if (self.where !== 'table' || self.destroyed) return [];
  const options = optionsFor(self.id, linkChoices(run, self, after), true);
  return options.length > 0 ? [askForAction(self, 'linked', options)] : [];
}

function coordinate(run: Run, { ship, target }: EffectNamed<'coordinate'>): Effects {
  run.emit({ type: 'shipCoordinated', ship: target, by: ship });
  return [
    inStep('coordinated', target, [
      { do: 'offerAction', ship: target, why: 'coordinated', only: null, as: null, evenWhileStressed: false },
    ]),
  ];
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
  grantAction,
  performAction,
  payAction,
  doAction,
  failAction,
  finishAction,
  offerLinkedAction,
  coordinate,
  reloadCard,
} satisfies Partial<Handlers>;
