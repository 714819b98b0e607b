import { at, card, gain, shipAt } from '../../words';

/** After an attack that missed though it had hits or crits to neutralize, the defender is strained. */
export default card(
  'upgrade:clonecommandercody',
  at('after:attack', {
    as: 'attacker',
    if: scene => !scene.hit && (scene.attack.neutralized ?? 0) > 0 && shipAt(scene, scene.attack.defender) !== null,
    must: scene => [gain(shipAt(scene, scene.attack.defender)!, 'strain', scene.self)],
  }),
);
