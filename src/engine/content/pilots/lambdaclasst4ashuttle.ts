import {
  actsLikeCoordinated,
  anyOf,
  at,
  cannot,
  card,
  enemyLocksOn,
  lay,
  may,
  meant,
  otherFriend,
  takeLocks,
} from '../words';

export default [
  /** As the Engagement Phase starts, the enemy locks on any friends at range 0-3 may be taken over. */
  card(
    'pilot:captainkagi',
    at('start:engagement', {
      may: scene => {
        const locked = meant(scene, otherFriend(0, 3)).filter(ship => enemyLocksOn(scene, ship).length > 0);
        const offers = locked.map(ship => ({ ship: ship.id, then: takeLocks(scene, ship) }));
        return [anyOf(scene, offers.length, offers)];
      },
    }),
  ),

  /** After a coordinate action it may perform what the other performed, as it stands on its own bar. */
  card('pilot:lieutenantsai', ...actsLikeCoordinated),

  /** As the Activation Phase starts, a charge: this round friends lock beyond range 3, and nothing closer. */
  card(
    'pilot:coloneljendon',
    at('start:activation', { cost: { charge: 1 }, may: scene => [lay(scene, 'far', 'round')] }),
    may('lock', { who: { is: 'friend' }, while: 'far', if: ({ range }) => range > 3 }),
    cannot('lock', { who: { is: 'friend' }, while: 'far', if: ({ range }) => range <= 3 }),
  ),
];
