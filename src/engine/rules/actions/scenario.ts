import type { ScenarioAction, Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import { asking, type Effects } from '../../core/effect';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';

/** The actions that the mission gives to every ship. */
export function scenarioActions({ state, rules }: Table): readonly ScenarioAction[] {
  const { abilities } = rules.scenarioOf(state.setup.scenario);
  return abilities.length > 0 ? abilities.filter(ability => ability.kind === 'scenarioAction') : NONE;
}

const NONE: readonly ScenarioAction[] = [];

function find(table: Table, action: ActionKey): ScenarioAction {
  const found = scenarioActions(table).find(({ key }) => key === action);
  if (!found) throw new Error(`this mission has no action ${action}`);
  return found;
}

const sceneOf = ({ state, rules }: Table, self: Ship): Scene => ({
  state,
  rules,
  self,
  source: `scenario:${state.setup.scenario}`,
});

export function missionBlock(table: Table, ship: Ship, action: ActionKey): Reason | null {
  const { cannot, targets } = find(table, action);
  const scene = sceneOf(table, ship);
  return cannot(scene) ?? (targets(scene).length === 0 ? { kind: 'noTarget' } : null);
}

/** On the only marker in reach, or on the one chosen. */
export function missionAction(table: Table, ship: Ship, action: ActionKey): Effects {
  const { targets, effect } = find(table, action);
  const scene = sceneOf(table, ship);
  const markers = targets(scene);
  const [only] = markers;
  if (!only) return [{ do: 'failAction', reason: { kind: 'noTarget' } }];
  if (markers.length === 1) return effect(scene, only);
  return [
    asking({
      player: ship.player,
      topic: { kind: 'chooseMarker', ship: ship.id, action },
      ask: { kind: 'one' },
      options: markers.map(marker => ({
        key: marker,
        subject: { kind: 'marker', marker },
        then: effect(scene, marker),
      })),
    }),
  ];
}
