import type { Decision } from '../core/decision';
import type { Table } from '../core/table';
import { attackChoices } from '../look/attack';
import { shipOf } from '../look/ships';
import { coordinated, jamTargets, lockTargets } from '../rules/actions/possible';
import { decloakDirections } from '../rules/movement/decloak';
import { boostDirections, rollDirections } from '../rules/movement/reposition';
import { tractorDirections } from '../rules/movement/tractor';
import {
  actions,
  dials,
  type Explained,
  fromPlaces,
  fromTargets,
  modifications,
  reloads,
  rerolls,
  ships,
  toPlace,
} from './explained';

export type { Explained };

/**
 * What a player would look for among the answers and may not do, each with its reasons and the measures behind them.
 * For screens and lessons: play never comes here. Why a piece cannot lie somewhere is for `checkPlacement` to say.
 */
export function explain(table: Table, decision: Decision): readonly Explained[] {
  const offered = new Set(decision.options.map(({ key }) => key));
  return missing(table, decision).filter(({ key }) => !offered.has(key));
}

function missing(table: Table, decision: Decision): readonly Explained[] {
  const { topic } = decision;
  const ship = 'ship' in topic && topic.ship in table.state.ships ? shipOf(table.state, topic.ship as never) : null;
  switch (topic.kind) {
    case 'setDials':
      return dials(table, decision.player);
    case 'chooseShip':
      return ships(table, decision.player, topic.toDo);
    case 'placeShip':
      return toPlace(table, decision.player);
    case 'chooseAction':
      return actions(table, ship!, decision.from.effect);
    case 'barrelRoll':
      return fromPlaces(rollDirections(table, ship!));
    case 'boost':
      return fromPlaces(boostDirections(table, ship!));
    case 'decloak':
      return fromPlaces(decloakDirections(table, ship!));
    case 'tractorMove':
      return fromPlaces(tractorDirections(table, ship!));
    case 'lock':
      // A remote's lock, and one that a card grants, have targets of their own.
      return ship && !decision.by && decision.from.effect.do !== 'offerLock'
        ? fromTargets(lockTargets(table, ship))
        : [];
    case 'coordinate':
      return fromTargets(coordinated(table, ship!));
    case 'jam':
      return fromTargets(jamTargets(table, ship!));
    case 'reload':
      return reloads(table, ship!);
    case 'chooseAttack': {
      if (!ship) return [];
      const { effect } = decision.from;
      const limit = effect.do === 'chooseAttack' ? effect.limit : undefined;
      return attackChoices(table, ship, limit).flatMap(({ target, weapon, blocked }) =>
        blocked
          ? [
              {
                key: `target:${target}:${weapon.ref}`,
                subject: { kind: 'target', target, weapon: weapon.ref },
                reasons: [blocked],
              },
            ]
          : [],
      );
    }
    case 'modifyDice':
      return modifications(table, decision.from.effect, topic.dice);
    case 'rerollDice':
      return rerolls(table, topic.dice);
    default:
      return [];
  }
}
