import { at, atRange, card, lay, suffer } from '../../words';

/** Destroyed, it must fly on by a 1 straight; then every other ship at range 0-1 suffers a hit. */
export default card(
  'upgrade:unstablesublightengines-modification',
  at('after:destroyed', {
    must: scene => [
      lay(scene, 'bursts', 'round'),
      { do: 'execute', ship: scene.self.id, maneuver: { code: '1FW', kind: 'card' } },
    ],
  }),
  at('after:execute', {
    while: 'bursts',
    if: ({ kind }) => kind === 'card',
    must: scene => atRange(scene, 0, 1).map(ship => suffer(ship, 'hit')),
  }),
);
