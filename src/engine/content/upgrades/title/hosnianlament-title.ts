import { at, card, defendsNow, friend, gain, lay, noted, shipAt } from '../../words';

/** When a friend at range 0-2 has suffered two damage while defending, an energy strains the attacker. */
export default card(
  'upgrade:hosnianlament-title',
  at('after:suffer', {
    who: friend(0, 2),
    if: scene => defendsNow({ ...scene, self: scene.subject }) !== null,
    remembers: true,
    must: scene => [lay(scene, noted(scene, 'once') ? 'twice' : 'once', 'attack')],
  }),
  at('after:attack', {
    as: 'defender',
    who: friend(0, 2),
    while: 'twice',
    cost: { energy: 1 },
    if: scene => shipAt(scene, scene.attacker) !== null,
    may: scene => [gain(shipAt(scene, scene.attacker)!, 'strain', scene.self)],
  }),
);
