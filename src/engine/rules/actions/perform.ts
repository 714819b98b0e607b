import { type ActionWhy, type Option, pass } from '../../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { rangeTo } from '../../look/objects';
import { forbidden } from '../../look/rulings';
import { shipOf } from '../../look/ships';
import { isStressed } from '../../look/status';
import type { Handlers } from '../handlers';
import { frameOf, type Run, writeFrame } from '../run';
import { announce, inStep } from '../steps';
import { type ActionChoice, actionChoices, linkChoices } from './choices';
import { doActionOf, offerRotation } from './kinds';

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

export function questionOfAction(
  table: Table,
  { do: _, ship: id, why, cost = [], then = [], performed = [], ...grant }: EffectNamed<'offerAction'>,
): Effects {
  const ship = shipOf(table.state, id);
  if (!isHere(ship)) return [];
  const choices = actionChoices(table, ship, { why, ...grant });
  const options = optionsFor(id, choices, false, performed).map(option => ({
    ...option,
    then: [...cost, ...option.then, ...then],
  }));
  return options.length > 0 ? [askForAction(ship, why, options)] : [];
}

/** The choices that nothing blocks. */
const optionsFor = (
  ship: ShipId,
  choices: readonly ActionChoice[],
  linked: boolean,
  performed: NonNullable<EffectNamed<'offerAction'>['performed']> = [],
): readonly Option[] =>
  choices
    .filter(({ blocked }) => !blocked)
    .map(({ action, color }) => {
      const after = performed.find(one => one.action === action);
      return {
        key: `action:${action}:${color}`,
        subject: { kind: 'action', action },
        then: [{ do: 'performAction', ship, action, color, linked, ...(after ? { then: after.then } : {}) }],
      };
    });

const askForAction = (ship: Ship, why: ActionWhy, options: readonly Option[]): Effect =>
  asking({
    player: ship.player,
    topic: { kind: 'chooseAction', ship: ship.id, why },
    ask: { kind: 'one' },
    options: [...options, pass()],
  });

function performAction(_run: Run, { ship, action, color, linked, then }: EffectNamed<'performAction'>): Effects {
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
        todo: [
          { do: 'openWindow', moment: { at: 'before:action', ship, action, color } },
          { do: 'payAction' },
          { do: 'doAction' },
          { do: 'finishAction', ...(then ? { then } : {}) },
        ],
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
  const { ship, action, color, linked, failed, partly } = frameOf(run.state, 'action');
  const stress = { do: 'gainToken', ship, token: 'stress', by: shipOf(run.state, ship).player } as const;
  const performed = { type: 'actionPerformed', ship, action, color, linked, ...(partly ? { partly } : {}) } as const;
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

function reloadCard(run: Run, { ship, card }: EffectNamed<'reloadCard'>): Effects {
  const { player } = shipOf(run.state, ship);
  return [
    { do: 'recoverCharge', ship, card },
    { do: 'gainToken', ship, token: 'disarm', by: player },
  ];
}

export const actionHandlers = {
  offerAction,
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
