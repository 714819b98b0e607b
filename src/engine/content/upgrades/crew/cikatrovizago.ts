import { at, card, exchangeable, friend, movedUpgradesAct } from '../../words';

/** In the End Phase two illicit upgrades of friends at range 0-1 may change places; when the game is over they go back. */
export default card(
  'upgrade:cikatrovizago',
  at('during:end', {
    choose: { oneOf: scene => exchangeable(scene, 'illicit', friend(0, 1)) },
    may: (_, { exchange: [one, other] }) => [{ do: 'exchangeUpgrades', one, other }],
  }),
  movedUpgradesAct,
);
