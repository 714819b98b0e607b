import {
  anyOf,
  at,
  avengesFriends,
  card,
  chargesOn,
  exposeOf,
  flown,
  forceForBlank,
  friend,
  lay,
  may,
  meant,
  perform,
  placeable,
  type Scene,
  spendCharges,
} from '../words';

/** Charges for as many friends at range 0-2: each may perform an action, even while stressed. */
const rallies = (scene: Scene) => [
  anyOf(
    scene,
    chargesOn(scene),
    meant(scene, friend(0, 2)).map(ship => ({
      ship: ship.id,
      then: [...spendCharges(scene, 1), ...perform(ship, null, { evenStressed: true })],
    })),
  ),
];

export default [
  /** At setup he may be placed anywhere beyond range 3 of every enemy ship. */
  card('pilot:hansolo-scavengedyt1300', placeable({ beyond: 3 })),

  /** Against an enemy ship in the front arc, a Force makes a blank a hit, or an evade. */
  card('pilot:rey', ...forceForBlank('front')),

  /** A charge to ignore obstacles in a maneuver; two after fully executing one: a boost, or a red roll that exposes a damage card. */
  card(
    'pilot:poedameron-scavengedyt1300',
    at('before:execute', { cost: { charge: 1 }, may: scene => [lay(scene, 'through', 'maneuver')] }),
    may('ignoreObstacle', { while: 'through', if: scene => scene.while === 'moving' }),
    at('after:execute', {
      name: 'boost',
      cost: { charge: 2 },
      if: ({ fully }) => fully,
      may: ({ self }) => perform(self, ['boost']),
    }),
    at('after:execute', {
      name: 'roll',
      cost: { charge: 2 },
      if: ({ fully }) => fully,
      may: scene => perform(scene.self, ['barrelRoll'], { as: 'red', performed: () => exposeOf(scene, scene.self.id) }),
    }),
  ),

  /** After a red maneuver fully executed or a red action, charges for as many friends' actions. */
  card(
    'pilot:landocalrissian-scavengedyt1300',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'red' && chargesOn(scene) > 0,
      may: rallies,
    }),
    at('after:action', { if: scene => scene.color === 'red' && chargesOn(scene) > 0, may: rallies }),
  ),

  /** Before a friend destroyed at range 0-3 leaves, it may perform an action, and then make a bonus attack. */
  card('pilot:chewbacca-scavengedyt1300', avengesFriends),
];
