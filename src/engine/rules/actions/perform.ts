import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { profileOf, shipOf } from '../../look/ships';
import { frameOf, type Run, writeFrame } from '../run';
import { inStep } from '../steps';
import { actionChoices, blockOf } from './choices';
import { doActionOf } from './kinds';

/** Asks a ship's player for an action, "none" among the answers. */
export function offerAction(
  run: Run,
  { ship: id, why, only, as, evenWhileStressed }: EffectNamed<'offerAction'>,
): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const free = actionChoices(run, ship, { why, only, as, evenWhileStressed }).filter(({ blocked }) => !blocked);
  if (free.length === 0) {
    if (why === 'activation') {
      run.emit({ type: 'actionSkipped', ship: id, why: ship.tokens.stress > 0 ? 'stressed' : 'nothingPossible' });
    }
    return [];
  }
  const options = free.map(
    ({ action, color }): Option => ({
      key: `action:${action}:${color}`,
      subject: { kind: 'action', action },
      then: [{ do: 'performAction', ship: id, action, color, linked: why === 'linked' }],
    }),
  );
  return [
    asking({
      player: ship.player,
      topic: { kind: 'chooseAction', ship: id, why },
      ask: { kind: 'one' },
      options: [...options, pass()],
    }),
  ];
}

export function performAction(_run: Run, { ship, action, color, linked }: EffectNamed<'performAction'>): Effects {
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

/** Purple costs Force at once, even if the action then fails. */
export function payAction(run: Run): Effects {
  const { ship, color } = frameOf(run.state, 'action');
  return color === 'purple' ? [{ do: 'spendForce', ship, count: 1 }] : [];
}

export function doAction(run: Run): Effects {
  const { ship, action } = frameOf(run.state, 'action');
  return doActionOf(run, shipOf(run.state, ship), action);
}

export function failAction(run: Run, { reason }: EffectNamed<'failAction'>): Effects {
  writeFrame(run, 'action', frame => {
    frame.failed = true;
  });
  const { ship, action } = frameOf(run.state, 'action');
  run.emit({ type: 'actionFailed', ship, action, reason });
  return [];
}

/** A red action's stress comes when it was performed or has failed, before all that triggers after it. */
export function finishAction(run: Run): Effects {
  const { ship, action, color, linked, failed } = frameOf(run.state, 'action');
  run.write(game => void game.ships[ship]!.round.actions.push(action));
  const stress = { do: 'gainToken', ship, token: 'stress', by: shipOf(run.state, ship).player } as const;
  return [
    ...(color === 'red' ? [stress] : []),
    ...(failed ? [] : [{ do: 'announce', event: { type: 'actionPerformed', ship, action, color, linked } } as const]),
  ];
}

/** The action linked to one just performed; a linked action opens no further link. */
export function offerLinkedAction(run: Run, { ship, after }: EffectNamed<'offerLinkedAction'>): Effects {
  const links = profileOf(run, ship).bar.flatMap(({ action, link }) => (action === after && link ? [link] : []));
  const self = shipOf(run.state, ship);
  const grant = { why: 'linked', only: null, as: null, evenWhileStressed: false } as const;
  const options = links
    .filter(({ action, color }) => !blockOf(run, self, action, color, grant))
    .map(
      ({ action, color }): Option => ({
        key: `action:${action}:${color}`,
        subject: { kind: 'action', action },
        then: [{ do: 'performAction', ship, action, color, linked: true }],
      }),
    );
  if (options.length === 0) return [];
  return [
    asking({
      player: self.player,
      topic: { kind: 'chooseAction', ship, why: 'linked' },
      ask: { kind: 'one' },
      options: [...options, pass()],
    }),
  ];
}

export function coordinate(run: Run, { ship, target }: EffectNamed<'coordinate'>): Effects {
  run.emit({ type: 'shipCoordinated', ship: target, by: ship });
  return [
    inStep('coordinated', target, [
      { do: 'offerAction', ship: target, why: 'coordinated', only: null, as: null, evenWhileStressed: false },
    ]),
  ];
}

export function reloadCard(run: Run, { ship, card }: EffectNamed<'reloadCard'>): Effects {
  const { player } = shipOf(run.state, ship);
  return [
    { do: 'recoverCharge', ship, card },
    { do: 'gainToken', ship, token: 'disarm', by: player },
  ];
}
