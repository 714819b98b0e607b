import { at, card, offerLock, partly } from '../words';

/** After deploying, a lock on a ship that the friendly Hound's Tooth has locked. */
export default partly(
  'docking with the Hound’s Tooth, and deploying from it',
  card(
    'shipAbility:pursuitcraft',
    at('after:deploy', {
      may: ({ self, state }) => {
        const carriers = Object.values(state.ships).filter(
          ({ player, upgrades }) =>
            player === self.player && upgrades.some(({ card: one }) => one.startsWith('upgrade:houndstooth')),
        );
        return offerLock(
          self,
          carriers.flatMap(({ locks }) => locks),
        );
      },
    }),
  ),
);
