import {
  amount,
  at,
  bonusAttack,
  card,
  defenderNow,
  isBehind,
  lay,
  meant,
  noted,
  stressesUnlessRolled,
} from '../words';

export default [
  /** One more die at attack range 1, and one defending at attack range 3. */
  card(
    'pilot:talonbanecobra',
    amount('attackDice', { as: 'attacker', if: ({ attack }) => attack.range === 1, by: { add: 1 } }),
    amount('defenseDice', { as: 'defender', if: ({ attack }) => attack.range === 3, by: { add: 1 } }),
  ),

  /** One more die behind the enemy, attacking or defending. */
  card(
    'pilot:graz',
    amount('attackDice', { as: 'attacker', if: scene => isBehind(scene, scene.attack.defender), by: { add: 1 } }),
    amount('defenseDice', { as: 'defender', if: scene => isBehind(scene, scene.attack.attacker), by: { add: 1 } }),
  ),

  /** After defending with more or less than two defense dice rolled, the attacker is stressed. */
  card('pilot:viktorhel', ...stressesUnlessRolled(2)),

  /** After an enemy has suffered damage without defending, a bonus attack on it: in an attack, once that is over. */
  card(
    'pilot:captainjostero',
    at('after:suffer', {
      who: { is: 'enemy' },
      if: scene => defenderNow(scene) === null,
      may: scene => bonusAttack(scene, scene.self, { targets: [scene.subject.id] }),
    }),
    at('after:suffer', {
      name: 'in an attack',
      who: { is: 'enemy' },
      if: scene => defenderNow(scene) !== null && defenderNow(scene) !== scene.subject.id,
      remembers: true,
      must: scene => [lay(scene, 'hurt', 'attack', { on: scene.subject.id })],
    }),
    at('after:attack', {
      who: { is: 'any' },
      grantsAttack: true,
      may: scene => {
        const hurt = meant(scene, { is: 'enemy' }).filter(({ id }) => noted(scene, 'hurt', id));
        return hurt.length > 0 ? bonusAttack(scene, scene.self, { targets: hurt.map(({ id }) => id) }) : [];
      },
    }),
  ),
];
