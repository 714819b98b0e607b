import { type Ability, may, type Scene, templates, type Way } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import type { TemplateName } from '../../core/vocabulary';

/** The action that this ship performs now, if any. */
export const actionUnderWay = ({ state, self }: Scene) => {
  const frame = state.agenda.findLast(({ kind }) => kind === 'action');
  return frame?.kind === 'action' && frame.ship === self.id ? frame : null;
};
export const isPerforming = (scene: Scene, ...actions: readonly ActionKey[]): boolean => {
  const frame = actionUnderWay(scene);
  return frame !== null && actions.includes(frame.action);
};

/** In this ship's own Perform Action step, whatever is going on in it. */
export const inPerformActionStep = ({ state, self }: Scene): boolean =>
  state.agenda.some(frame => frame.kind === 'step' && frame.name === 'performAction' && frame.ship === self.id);

const FASTEST = { straight: 5, bank: 3, turn: 3 } as const;

/** The same template one speed higher, if there is one. */
export const faster = (way: Way): readonly Way[] => {
  if (!way.template) return [];
  const speed = Number(way.template[0]) + 1;
  const shape = way.template.slice(1);
  const kind = shape.startsWith('bank') ? 'bank' : shape.startsWith('turn') ? 'turn' : 'straight';
  return speed > FASTEST[kind] ? [] : [{ ...way, template: `${speed}${shape}` as TemplateName }];
};

const overdriven = (how: 'boost' | 'barrelRoll'): Ability =>
  templates(how, {
    instead: true,
    last: true,
    if: scene => scene.color === 'red' && isPerforming(scene, how),
    by: faster,
  });

/** Red boosts, barrel rolls and SLAMs must use a template one speed higher, where there is one, also if it is what makes them red. */
export const overdrive: readonly Ability[] = [
  overdriven('boost'),
  overdriven('barrelRoll'),
  may('slamFaster', { if: scene => isPerforming(scene, 'slam') && actionUnderWay(scene)?.color === 'red' }),
];

/** The same bearing by a template of speed 2. */
export const speedTwo = (way: Way): readonly Way[] =>
  way.template?.startsWith('1') ? [{ ...way, template: `2${way.template.slice(1)}` as TemplateName }] : [];
